"""Drawing boards as SVG: curves, colours of both themes, a small builder, and where a title keeps its own drawing.

Nothing in here knows a game. What a title draws stands in its module `drawing` (see `find.py`).
"""

from roundhouse.draw.find import Drawing, drawing_of, plan_of
from roundhouse.draw.show import NoDrawing, Picture, picture

__all__ = ["Drawing", "NoDrawing", "Picture", "drawing_of", "picture", "plan_of"]
