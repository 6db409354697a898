"""The colours of the map in both themes. What is a piece (locomotives, goods, lamps) has its own in `symbols.svg`."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.draw.signs import Plate
from roundhouse.draw.theme import DAY, NIGHT


class Palette(NamedTuple):
    """Grounds, rails and letters."""

    land: str
    meadow: str
    hill: str
    snow: str
    forest: str
    river: str
    sea: str
    shallow: str
    coast: str
    bed: str
    bed_line: str
    rail: str
    tie: str
    junction: str
    letters: str
    halo: str
    plate: Plate


PALETTES: Final = {
    DAY: Palette(
        land="#E9E3CC", meadow="#DFD8BB", hill="#CBBF97", snow="#F3EEDC", forest="#B9C096", river="#9DBCC4",
        sea="#C9DADD", shallow="#B6CCD1", coast="#6E8C90", bed="#F6EFDD", bed_line="#A8977A", rail="#4B5258",
        tie="#8A7355", junction="#F6EFDD", letters="#3A4146", halo="#EFE9D5",
        plate=Plate("#1D3557", "#FFFDF8", "#F6EFDD"),
    ),
    NIGHT: Palette(
        land="#22324A", meadow="#273A55", hill="#34496A", snow="#2B3F5E", forest="#1F3F46", river="#3F5F86",
        sea="#0C1626", shallow="#122036", coast="#6785AF", bed="#0F1828", bed_line="#52678A", rail="#C9D3E0",
        tie="#6F7F97", junction="#3D5273", letters="#C3CFDF", halo="#1B2940",
        plate=Plate("#EFE8DA", "#17223A", "#0F1828"),
    ),
}  # fmt: skip

GOODS: Final = {"yellow": "#E0AE1B", "white": "#FBF8EF", "red": "#C8372D", "blue": "#2F6FB5"}
"""The ring of a city that has goods of a colour; the cubes in it say it by their sign as well."""
PORT: Final = "#0F7571"
"""The ring of a port, which has an anchor."""
