"""The one error of this package, and what it can say in both languages."""

from __future__ import annotations

from typing import Final

FAULTS: Final[dict[str, tuple[str, str]]] = {
    # Reading the file.
    "unreadable": ("the file cannot be read ({reason})", "die Datei lässt sich nicht lesen ({reason})"),
    "not_text": ("the file is not UTF-8 text", "die Datei ist kein UTF-8-Text"),
    "too_large": (
        "the file is larger than {limit} bytes, more than any map needs",
        "die Datei ist größer als {limit} Bytes, mehr als eine Karte je braucht",
    ),
    "not_toml": ("this is not valid TOML: {reason}", "das ist kein gültiges TOML: {reason}"),
    "missing": ("this key is required and missing", "dieser Schlüssel fehlt und wird gebraucht"),
    "unknown_key": (
        "there is no such key; check its spelling",
        "diesen Schlüssel gibt es nicht; stimmt die Schreibweise?",
    ),
    "wrong_type": ("expected {expected}, found {found}", "erwartet: {expected}, gefunden: {found}"),
    "not_understood": ("the value cannot be understood ({reason})", "der Wert ist unverständlich ({reason})"),
    "unknown_map": (
        "there is no map called {found}; known are {expected}",
        "eine Karte namens {found} gibt es nicht; bekannt sind {expected}",
    ),
    "unknown_edition": (
        "there is no edition {found}; known are {expected}",
        "eine Ausgabe {found} gibt es nicht; bekannt sind {expected}",
    ),
    # Values.
    "expected_value": ("expected {expected}, found {found}", "erwartet: {expected}, gefunden: {found}"),
    "one_of": ("expected one of {expected}, found {found}", "erwartet: eins von {expected}, gefunden: {found}"),
    "range": (
        "expected a number from {low} to {high}, found {found}",
        "erwartet: eine Zahl von {low} bis {high}, gefunden: {found}",
    ),
    "bad_id": (
        "an id has small letters, digits and single underscores and begins with a letter, not {found}",
        "eine Kennung besteht aus kleinen Buchstaben, Ziffern und einzelnen Unterstrichen und beginnt mit "
        "einem Buchstaben, nicht {found}",
    ),
    "bad_name": (
        "a name has 1 to {limit} printable characters, not {found}",
        "ein Name hat 1 bis {limit} druckbare Zeichen, nicht {found}",
    ),
    "duplicate": ("{found} stands here a second time", "{found} steht hier ein zweites Mal"),
    "outside_box": (
        "a position lies from (0, 0) to ({width}, {height}), not at {found}",
        "eine Position liegt zwischen (0, 0) und ({width}, {height}), nicht bei {found}",
    ),
    "not_finite": ("a position needs finite numbers", "eine Position braucht endliche Zahlen"),
    "too_few": ("at least {low} are needed, found {found}", "mindestens {low} sind nötig, gefunden: {found}"),
    "too_many": ("at most {high} are allowed, found {found}", "höchstens {high} sind erlaubt, gefunden: {found}"),
    "length": ("expected {expected} entries, found {found}", "erwartet: {expected} Einträge, gefunden: {found}"),
    "total": (
        "the printed total is {expected}, counted were {found}",
        "gedruckt steht {expected}, gezählt wurden {found}",
    ),
    # Start places and goods.
    "number_or_numbers": (
        "a start place has either number or numbers",
        "ein Startort hat entweder number oder numbers",
    ),
    "number_twice": (
        "the number {found} already belongs to {owner}",
        "die Zahl {found} gehört schon zu {owner}",
    ),
    "number_unused": ("no start place has the number {found}", "kein Startort hat die Zahl {found}"),
    "colour_twice": (
        "goods of colour {found} already wait in {owner}",
        "Waren der Farbe {found} liegen schon in {owner}",
    ),
    "port_colour": ("a port has no goods colour", "eine Hafenstadt hat keine Warenfarbe"),
    # The graph.
    "unknown_node": (
        "there is no city, start place or junction called {found}",
        "weder Stadt noch Startort noch Knotenpunkt heißt {found}",
    ),
    "unknown_edge": ("there is no edge called {found}", "eine Strecke namens {found} gibt es nicht"),
    "edge_loop": ("an edge joins two different nodes", "eine Strecke verbindet zwei verschiedene Orte"),
    "edge_id": (
        "the id of this edge must be {expected}, not {found}",
        "die Kennung dieser Strecke muss {expected} heißen, nicht {found}",
    ),
    "edge_parallel": (
        "{found} already joins these two nodes",
        "{found} verbindet diese beiden Orte schon",
    ),
    "arms": (
        "the edges that end here are {expected}, listed are {found}",
        "hier enden die Strecken {expected}, genannt sind {found}",
    ),
    "not_an_arm": ("{found} is not an arm of this junction", "{found} ist kein Arm dieses Knotenpunkts"),
    "pair": (
        "a pair joins two different arms of this junction, not {found}",
        "ein Paar verbindet zwei verschiedene Arme dieses Knotenpunkts, nicht {found}",
    ),
    "split": (
        "blocked and open arms together must be all arms, each once",
        "gesperrte und offene Arme müssen zusammen alle Arme sein, jeder einmal",
    ),
    "not_passable": (
        "{found} is not one of the passable pairs",
        "{found} gehört nicht zu den befahrbaren Paaren",
    ),
    "unreachable": (
        "no track leads from {found} to {target}",
        "kein Gleis führt von {found} nach {target}",
    ),
    # Signals.
    "gap_taken": ("{found} already stands in this gap", "{found} steht schon in dieser Lücke"),
    "city_signal": (
        "a city signal stands in the gap beside its city ({expected}), not {found}",
        "ein Stadtsignal steht in der Lücke neben seiner Stadt ({expected}), nicht {found}",
    ),
    "line_signal": (
        "a line signal stands between two pieces (gap 1 to {high}), not in gap {found}",
        "ein Streckensignal steht zwischen zwei Gleisstücken (Lücke 1 bis {high}), nicht in Lücke {found}",
    ),
    "line_signal_city": ("a line signal belongs to no city", "ein Streckensignal gehört zu keiner Stadt"),
    "arm_without_signal": (
        "the arm {found} has no signal; every arm of a city needs one",
        "der Arm {found} hat kein Signal; jeder Arm einer Stadt braucht eins",
    ),
    "city_discs": (
        "exactly one signal of {city} is green in the first game, found {found}",
        "genau ein Signal von {city} ist im ersten Spiel grün, gefunden: {found}",
    ),
    "line_discs": (
        "{expected} line signals are green in the first game, found {found}",
        "{expected} Streckensignale sind im ersten Spiel grün, gefunden: {found}",
    ),
    # What only the maps of an edition must hold to.
    "too_near": ("{found} and {other} lie too near each other", "{found} und {other} liegen zu nah beieinander"),
    "too_sharp": (
        "the arms {found} meet at less than {low} degrees",
        "die Arme {found} treffen sich unter weniger als {low} Grad",
    ),
    "crossing": ("the tracks {found} and {other} cross", "die Gleise {found} und {other} kreuzen sich"),
    "distance": (
        "{found} is {points} points from the nearest city, expected {low} to {high}",
        "{found} liegt {points} Punkte von der nächsten Stadt, erwartet: {low} bis {high}",
    ),
}
"""What can be wrong, in English and German."""

_TYPES: Final = {
    "int": ("a whole number", "eine ganze Zahl"),
    "float": ("a number", "eine Zahl"),
    "str": ("text", "Text"),
    "bool": ("true or false", "true oder false"),
    "array": ("a list", "eine Liste"),
    "object": ("a table", "eine Tabelle"),
    "null": ("nothing", "nichts"),
    "datetime": ("a date", "ein Datum"),
}

_SHOWN = 60


def show(value: str) -> str:
    """A text from a foreign file, safe to print: quoted, escaped, cut to a bearable length."""
    if len(value) > _SHOWN:
        value = value[:_SHOWN] + "…"
    return repr(value)


def show_all(values: list[str]) -> str:
    """Several texts from a foreign file, safe to print."""
    return ", ".join(show(value) for value in values[:8]) + (" …" if len(values) > 8 else "")


class ContentError(ValueError):
    """A content file says something the engine cannot use.

    `source` names the file, `key` the place in it (`junctions[3].arms`, `line 12`, or empty for
    the whole file), `fault` what is wrong (a key of `FAULTS`), `arguments` the details.
    """

    def __init__(self, source: str, key: str, fault: str, **arguments: object) -> None:
        """Name file, key and fault."""
        self.source: Final[str] = source
        self.key: Final[str] = key
        self.fault: Final[str] = fault
        self.arguments: Final[dict[str, object]] = arguments
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The whole message in a language ("en" or "de")."""
        column = 1 if lang == "de" else 0
        words = dict(self.arguments)
        if self.fault == "wrong_type":
            for part in ("expected", "found"):
                words[part] = _translate_types(str(words[part]), column)
        source = self.source if self.source.isprintable() else ascii(self.source)
        where = source + ": " + (self.key + ": " if self.key else "")
        return where + FAULTS[self.fault][column].format(**words)


def _translate_types(text: str, column: int) -> str:
    """Turn a decoder's `int | null` or `array of length 2` into words."""
    length = " (Länge " if column else " (length "
    kinds = []
    for kind in text.replace("`", "").split(" | "):
        word, _, size = kind.partition(" of length ")
        known = _TYPES.get(word)
        kinds.append((known[column] if known else word) + (length + size + ")" if size else ""))
    return (" oder " if column else " or ").join(kinds)
