"""The content of Switch & Signal: its edition and its maps.

`load_edition` and `load_map` give the checked, numbered content the rules work on;
`load_map_file` reads a map of the same format from anybody's file.
"""

from .edition import Edition
from .errors import ContentError
from .layout import Layout
from .loader import EDITION, EDITIONS, MAPS, load_edition, load_map, load_map_file, parse_map
from .map import Map

__all__ = [
    "EDITION",
    "EDITIONS",
    "MAPS",
    "ContentError",
    "Edition",
    "Layout",
    "Map",
    "load_edition",
    "load_map",
    "load_map_file",
    "parse_map",
]
