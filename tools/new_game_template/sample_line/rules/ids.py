"""The numbered rules as values."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.reasons import Rule

SL_1_1: Final = Rule("SL-1.1")
SL_2_1: Final = Rule("SL-2.1")
SL_2_2: Final = Rule("SL-2.2")
SL_2_3: Final = Rule("SL-2.3")
SL_3_1: Final = Rule("SL-3.1")
