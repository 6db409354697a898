"""Broken content: one clear error that names file and key, in both languages, and nothing else."""

import string
import tomllib
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from roundhouse.games.switch_and_signal import content
from roundhouse.games.switch_and_signal.content import (
    ContentError,
    load_edition,
    load_map,
    load_map_file,
    parse_map,
)
from roundhouse.games.switch_and_signal.content.check_printed import check_edition
from roundhouse.games.switch_and_signal.content.errors import FAULTS
from roundhouse.games.switch_and_signal.content.source import EditionRecord

TINY = (Path(__file__).parent / "maps" / "tiny.toml").read_text(encoding="utf-8")
LOOP = (Path(__file__).parent / "maps" / "loop.toml").read_text(encoding="utf-8")
OWN = resources.files(content.__name__)


class Broken(NamedTuple):
    """One change to a sound text, and the error it must cause."""

    old: str
    new: str
    key: str
    fault: str


def broken(text: str, case: Broken) -> str:
    assert case.old in text, f"the sound file no longer has {case.old!r}"
    return text.replace(case.old, case.new, 1)


def check_message(error: ContentError, source: str, case: Broken) -> None:
    assert (error.key, error.fault) == (case.key, case.fault)
    for lang in ("en", "de"):
        message = error.text(lang)
        assert message.startswith(f"{source}: {case.key}: " if case.key else f"{source}: ")
        assert message.isprintable()
        assert "{" not in message
    assert error.text("en") == str(error) != error.text("de")
    assert error.__cause__ is None


BROKEN_TINY = {
    # The file.
    "no end of text": Broken('id = "tiny"', 'id = "tiny', "line 6", "not_toml"),
    "a key twice": Broken('id = "tiny"', 'id = "tiny"\nid = "tiny"', "line 7", "not_toml"),
    "format of the future": Broken("format = 1", "format = 2", "format", "expected_value"),
    "edition unknown": Broken('edition = "1"', 'edition = "9"', "edition", "unknown_edition"),
    "key missing": Broken("switch_discs = 4\n", "", "switch_discs", "missing"),
    "key missing in a list": Broken("ways = 4\n", "", "junctions[0].ways", "missing"),
    "key misspelt": Broken("ways = 4\n", "ways = 4\nway = 4\n", "junctions[0].way", "unknown_key"),
    "text for a number": Broken("pieces = 3", 'pieces = "3"', "edges[3].pieces", "wrong_type"),
    "truth for a number": Broken("pieces = 3", "pieces = true", "edges[3].pieces", "wrong_type"),
    "a point of three": Broken("xy = [150, 60]", "xy = [150, 60, 1]", "cities[0].xy", "wrong_type"),
    "text for a list": Broken('arm = "west__cross"', "arm = []", "start_places[0].arm", "wrong_type"),
    # Names and ids.
    "capitals in an id": Broken('id = "tiny"', 'id = "Tiny"', "id", "bad_id"),
    "two underscores": Broken('id = "mill"', 'id = "mi__ll"', "cities[0].id", "bad_id"),
    "no German name": Broken('name_de = "Mühle"', 'name_de = " "', "cities[0].name_de", "bad_name"),
    "a name that moves the cursor": Broken('"Mill"', '"Mill\\u001b[2J"', "cities[0].name_en", "bad_name"),
    "a name without end": Broken('"Mill"', '"' + "M" * 41 + '"', "cities[0].name_en", "bad_name"),
    "an id twice": Broken('id = "mine"', 'id = "mill"', "cities[1].id", "duplicate"),
    "an id of another kind": Broken('id = "bend"', 'id = "west"', "junctions[2].id", "duplicate"),
    # Head.
    "unknown helper": Broken('"conductor"', '"porter"', "helpers[2]", "one_of"),
    "a helper twice": Broken('"conductor"', '"dispatcher"', "helpers[2]", "duplicate"),
    "four helpers": Broken('"conductor"', '"conductor", "shunter"', "helpers", "too_many"),
    "unknown goods rule": Broken("two_of_each_colour", "three", "goods_rule", "one_of"),
    "no box": Broken("[600, 420]", "[600, 0]", "coordinate_box[1]", "range"),
    # Places on the drawing.
    "outside the box": Broken("xy = [150, 60]", "xy = [150, 421]", "cities[0].xy", "outside_box"),
    "no number": Broken("xy = [150, 60]", "xy = [150, nan]", "cities[0].xy", "not_finite"),
    "unknown anchor": Broken(
        "xy = [150, 60]", 'xy = [150, 60]\nlabel_anchor = "left"', "cities[0].label_anchor", "one_of"
    ),
    "pieces drawn short": Broken("pieces = 3", "pieces = 3\npiece_xya = [[1, 2, 3]]", "edges[3].piece_xya", "length"),
    "two control points": Broken(
        "pieces = 3",
        "pieces = 3\nbezier_control = [[1, 2], [3, 4]]",
        "edges[3].bezier_control",
        "too_many",
    ),
    "too few angles": Broken("ways = 4\n", "ways = 4\narm_angles = [0, 90]\n", "junctions[0].arm_angles", "length"),
    # Cities and goods.
    "unknown kind of city": Broken('kind = "port"', 'kind = "harbour"', "cities[2].kind", "one_of"),
    "no port": Broken('kind = "port"', 'kind = "goods"', "cities", "one_of"),
    "unknown colour": Broken('"yellow"', '"green"', "cities[0].goods_colour", "one_of"),
    "a colour twice": Broken('"red"', '"yellow"', "cities[1].goods_colour", "colour_twice"),
    "a port with goods": Broken(
        'kind = "port"', 'kind = "port"\ngoods_colour = "blue"', "cities[2].goods_colour", "port_colour"
    ),
    # Start places.
    "a number twice": Broken("[6, 7]", "[5, 6, 7]", "start_places[1].numbers[0]", "number_twice"),
    "a number unused": Broken("[6, 7]", "[6]", "start_places", "number_unused"),
    "no such number": Broken("[6, 7]", "[6, 13]", "start_places[1].numbers[1]", "range"),
    "no numbers": Broken("numbers = [6, 7]\n", "", "start_places[1]", "number_or_numbers"),
    "empty numbers": Broken("[6, 7]", "[]", "start_places[1].numbers", "too_few"),
    # Edges and arms.
    "an end nowhere": Broken('b = "fork"', 'b = "spoon"', "edges[3].b", "unknown_node"),
    "an edge from a node to itself": Broken('b = "fork"', 'b = "cross"', "edges[3].b", "edge_loop"),
    "an edge misnamed": Broken('b = "fork"', 'b = "bend"', "edges[3].id", "edge_id"),
    "an edge without pieces": Broken("pieces = 3", "pieces = 0", "edges[3].pieces", "range"),
    "a second edge beside one": Broken(
        '[[signals]]\nid = "sig_mill',
        '[[edges]]\nid = "fork__cross"\na = "fork"\nb = "cross"\npieces = 1\n[[signals]]\nid = "sig_mill',
        "edges[9]",
        "edge_parallel",
    ),
    "a city that forgets an arm": Broken('["bend__mine", "fork__mine"]', '["bend__mine"]', "cities[1].arms", "arms"),
    "a start place with another's arm": Broken(
        'arm = "north__fork"', 'arm = "south__bend"', "start_places[1].arm", "arms"
    ),
    "a city without arms": Broken('arms = ["cross__mill"]', "arms = []", "cities[0].arms", "too_few"),
    # Junctions.
    "two ways": Broken("ways = 4", "ways = 2", "junctions[0].ways", "range"),
    "ways and arms differ": Broken("ways = 4", "ways = 3", "junctions[0].arms", "length"),
    "a disc too many": Broken(
        "ways = 4\nswitch_discs = 2", "ways = 4\nswitch_discs = 3", "junctions[0].switch_discs", "expected_value"
    ),
    "a pair with a strange arm": Broken(
        '["west__cross", "cross__mill"]]',
        '["west__cross", "fork__mine"]]',
        "junctions[0].passable_pairs[5]",
        "not_an_arm",
    ),
    "a pair of one arm": Broken(
        '["west__cross", "cross__mill"]]',
        '["west__cross", "west__cross"]]',
        "junctions[0].passable_pairs[5]",
        "pair",
    ),
    "a pair twice": Broken(
        '["west__cross", "cross__mill"]]',
        '["cross__haven", "cross__fork"]]',
        "junctions[0].passable_pairs[5]",
        "duplicate",
    ),
    "an arm both open and blocked": Broken(
        'blocked = ["cross__fork", "cross__haven"]',
        'blocked = ["cross__fork", "cross__mill"]',
        "junctions[0].first_game_blocked",
        "split",
    ),
    "a first setting that is no pair": Broken(
        ', ["west__cross", "cross__mill"]]', "]", "junctions[0].first_game_open", "not_passable"
    ),
    "junctions miscounted": Broken("junctions_3way = 2", "junctions_3way = 3", "junctions_3way", "total"),
    "switch discs miscounted": Broken("\nswitch_discs = 4", "\nswitch_discs = 5", "switch_discs", "total"),
    # Signals.
    "a signal on no edge": Broken('edge = "bend__mine"', 'edge = "bend"', "signals[4].edge", "unknown_edge"),
    "a gap beyond the edge": Broken(
        'edge = "cross__haven"\ngap = 2', 'edge = "cross__haven"\ngap = 3', "signals[1].gap", "range"
    ),
    "a city signal far from its city": Broken(
        'edge = "cross__haven"\ngap = 2', 'edge = "cross__haven"\ngap = 1', "signals[1].gap", "city_signal"
    ),
    "a signal at a junction": Broken(
        'edge = "cross__haven"\ngap = 2', 'edge = "cross__haven"\ngap = 0', "signals[1].gap", "city_signal"
    ),
    "a signal of another city": Broken('city = "mill"', 'city = "mine"', "signals[0].city", "city_signal"),
    "a line signal at the end": Broken(
        'edge = "cross__fork"\ngap = 1', 'edge = "cross__fork"\ngap = 3', "signals[5].gap", "line_signal"
    ),
    "a line signal with a city": Broken(
        'kind = "line"', 'kind = "line"\ncity = "mine"', "signals[5].city", "line_signal_city"
    ),
    "unknown kind of signal": Broken('kind = "line"', 'kind = "gate"', "signals[5].kind", "one_of"),
    "two signals in a gap": Broken(
        'edge = "cross__fork"\ngap = 2', 'edge = "cross__fork"\ngap = 1', "signals[6].gap", "gap_taken"
    ),
    "an arm without signal": Broken(
        'kind = "city"\ncity = "mine"\nedge = "bend__mine"\ngap = 2',
        'kind = "line"\nedge = "cross__haven"\ngap = 1',
        "cities[1].arms[0]",
        "arm_without_signal",
    ),
    "a city without a disc": Broken(
        "gap = 1\nfirst_game_green = true", "gap = 1\nfirst_game_green = false", "signals", "city_discs"
    ),
    "discs on lines miscounted": Broken(
        "discs_on_lines = 1", "discs_on_lines = 2", "signal_discs_on_lines", "line_discs"
    ),
    "discs at cities miscounted": Broken(
        "discs_on_cities = 3", "discs_on_cities = 4", "signal_discs_on_cities", "total"
    ),
    "discs miscounted": Broken("signal_discs = 4", "signal_discs = 5", "signal_discs", "total"),
    # Routes.
    "a place from which no way leads": Broken(
        'pairs = [["south__bend", "bend__haven"], ["south__bend", "bend__mine"], ["bend__haven", "bend__mine"]]',
        'pairs = [["bend__haven", "bend__mine"]]',
        "start_places[2]",
        "unreachable",
    ),
}
"""Changes to the tiny map."""

BROKEN_EUROPE = {
    "a helper short": Broken(', "conductor"]', "]", "helpers", "total"),
    "a pair short": Broken(', ["calais__amiens", "amiens__brussels"]]', "]", "junctions[0].passable_pairs", "total"),
    "a start place far out": Broken(
        "pieces = 1\nbezier_control = []\npiece_length = 47.6\npiece_xya = [[242.2, 213.4, 60.3]]",
        "pieces = 9",
        "start_places[4]",
        "distance",
    ),
    "arms too sharp": Broken("[72, 240, 325]", "[72, 100, 325]", "junctions[0].arm_angles", "too_sharp"),
    "arms not clockwise": Broken("[72, 240, 325]", "[240, 72, 325]", "junctions[0].arm_angles", "too_sharp"),
    "nodes too near": Broken("xy = [262, 248]", "xy = [272, 278]", "", "too_near"),
    "tracks that cross": Broken("[[310.0, 210.0]]", "[[310.0, 800.0]]", "edges[36]", "crossing"),
}
"""Changes to a printed map, sound by the rules but not as the printed ones are."""

BROKEN_EDITION = {
    "format of the future": Broken("format = 1", "format = 2", "format", "expected_value"),
    "an action card lost": Broken("count = 27", "count = 26", "components.action_cards", "total"),
    "a departure card lost": Broken("count = 1\n", "count = 0\n", "components.departure_cards", "total"),
    "the box miscounted": Broken("cards_total = 100", "cards_total = 99", "components.cards_total", "total"),
    "action cards in another order": Broken('id = "signal"', 'id = "set_signal"', "action_cards", "expected_value"),
    "three trains on a card": Broken("deploy = 2", "deploy = 3", "departure_cards[8].deploy", "range"),
    "no card with two trains": Broken("deploy = 2", "deploy = 1", "departure_cards.deploy", "total"),
    "four symbols": Broken(
        '["multi", "multi", "multi"]',
        '["multi", "multi", "multi", "multi"]',
        "departure_cards[9].symbols",
        "range",
    ),
    "a symbol nobody knows": Broken('["black", "grey"]', '["black", "pink"]', "departure_cards[0].symbols", "one_of"),
    "a colour twice on a card": Broken(
        '["black", "grey"]', '["grey", "grey"]', "departure_cards[0].symbols", "duplicate"
    ),
    "fixed and free symbols mixed": Broken(
        '["black", "grey"]', '["black", "multi"]', "departure_cards[0].symbols", "one_of"
    ),
    "a die with five faces": Broken("[1, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 2]", "train_colours[2].die", "total"),
    "a train lost": Broken("count = 3", "count = 2", "components.trains", "total"),
    "a start card without grey": Broken(
        'deploy_colours = ["black", "brown", "grey"]',
        'deploy_colours = ["black", "brown"]',
        "start_card.deploy_colours",
        "expected_value",
    ),
    "a tile lost": Broken(
        "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]",
        "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11]",
        "location_tiles.numbers",
        "expected_value",
    ),
    "sixteen turns": Broken("card = 17", "card = 16", "defaults.departure_pile_with_start_card", "total"),
    "goods miscounted": Broken("goods_to_win = 8", "goods_to_win = 7", "defaults.goods_to_win", "total"),
    "a helper of two uses": Broken("uses = 1", "uses = 2", "helpers[0].uses", "total"),
    "an id twice": Broken('id = "departure_02"', 'id = "departure_01"', "departure_cards[1].id", "duplicate"),
    "a name lost": Broken('name_de = "Gelb"', 'name_de = ""', "goods_colours[0].name_de", "bad_name"),
}
"""Changes to the edition."""


@pytest.mark.parametrize("case", BROKEN_TINY.values(), ids=list(BROKEN_TINY))
def test_a_broken_map_is_refused_with_file_and_key(case: Broken) -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(broken(TINY, case), "tiny.toml")
    check_message(caught.value, "tiny.toml", case)


@pytest.mark.parametrize("case", BROKEN_EUROPE.values(), ids=list(BROKEN_EUROPE))
def test_a_printed_map_must_hold_more_than_others(case: Broken) -> None:
    text = broken(OWN.joinpath("europe.toml").read_text(encoding="utf-8"), case)
    with pytest.raises(ContentError) as caught:
        parse_map(text, "europe.toml", strict=True)
    check_message(caught.value, "europe.toml", case)
    assert parse_map(text, "mine.toml").id == "europe"


@pytest.mark.parametrize("case", BROKEN_EDITION.values(), ids=list(BROKEN_EDITION))
def test_a_broken_edition_is_refused_with_file_and_key(case: Broken) -> None:
    text = broken(OWN.joinpath("edition_1.toml").read_text(encoding="utf-8"), case)
    with pytest.raises(ContentError) as caught:
        check_edition(msgspec.convert(tomllib.loads(text), EditionRecord), "edition.toml")
    check_message(caught.value, "edition.toml", case)


def test_three_ports_need_more_goods_than_a_city_holds() -> None:
    case = Broken('kind = "goods"\ngoods_colour = "blue"', 'kind = "port"', "cities", "too_many")
    with pytest.raises(ContentError) as caught:
        parse_map(broken(LOOP, case), "loop.toml")
    check_message(caught.value, "loop.toml", case)


@pytest.mark.rule("SW-6.7")
def test_the_start_card_needs_three_start_places() -> None:
    start = TINY.index('[[start_places]]\nid = "south"')
    text = TINY[:start] + TINY[TINY.index("[[junctions]]") :]
    with pytest.raises(ContentError) as caught:
        parse_map(text, "two.toml")
    check_message(caught.value, "two.toml", Broken("", "", "start_places", "too_few"))


def write_smallest_map(line_field: bool) -> str:
    """One goods city and one port, each at the end of its only arm."""
    nodes = {"mill": (10, 10), "haven": (90, 10), "one": (10, 90), "two": (50, 90), "three": (90, 90)}
    text = """
        format = 1\nedition = "1"\nid = "star"\nname_de = "Stern"\nname_en = "Star"\ncoordinate_box = [100, 100]
        helpers = []\nmust_stop_in_cities = true\nunloaded_may_use_ports = false\ngoods_rule = "two_of_each_colour"
        signal_discs = 2\nsignal_discs_on_lines = 0\nsignal_discs_on_cities = 2
        switch_discs = 3\njunctions_3way = 1\njunctions_4way = 1
    """
    names = {
        node: f'id = "{node}"\nname_de = "{node}"\nname_en = "{node}"\nxy = {list(xy)}\n' for node, xy in nodes.items()
    }
    text += f'[[cities]]\n{names["mill"]}kind = "goods"\ngoods_colour = "red"\narms = ["x__mill"]\n'
    text += f'[[cities]]\n{names["haven"]}kind = "port"\narms = ["x__haven"]\n'
    for node, arm, numbers in (
        ("one", "x__one", [2, 3]),
        ("two", "y__two", [4]),
        ("three", "y__three", [*range(5, 13)]),
    ):
        text += f'[[start_places]]\n{names[node]}arm = "{arm}"\nnumbers = {numbers}\n'
    for node, arms in (("x", ["x__y", "x__one", "x__mill", "x__haven"]), ("y", ["x__y", "y__two", "y__three"])):
        pairs = [[a, b] for k, a in enumerate(arms) for b in arms[k + 1 :]]
        xy = [50, 50 + 20 * (node == "y")]
        text += f'[[junctions]]\nid = "{node}"\nname_de = "{node}"\nname_en = "{node}"\nxy = {xy}\n'
        text += f"ways = {len(arms)}\nswitch_discs = {len(arms) - 2}\narms = {arms}\npassable_pairs = {pairs}\n"
        text += f"first_game_open = {arms[:2]}\nfirst_game_blocked = {arms[2:]}\n"
    for edge in ("x__y", "x__mill", "x__haven", "x__one", "y__two", "y__three"):
        a, b = edge.split("__")
        text += f'[[edges]]\nid = "{edge}"\na = "{a}"\nb = "{b}"\npieces = {1 + (edge == "x__y")}\n'
    for city in ("mill", "haven"):
        text += f'[[signals]]\nid = "sig_{city}"\nkind = "city"\ncity = "{city}"\nedge = "x__{city}"\n'
        text += "gap = 1\nfirst_game_green = true\n"
    if line_field:
        text += '[[signals]]\nid = "sig_x_y"\nkind = "line"\nedge = "x__y"\ngap = 1\nfirst_game_green = false\n'
    return text


@pytest.mark.rule("SW-2.3")
def test_the_smallest_map_is_sound() -> None:
    m = parse_map(write_smallest_map(line_field=True), "star.toml")
    assert (m.n_cities, m.n_starts, m.helpers, m.colours) == (2, 3, [], [2])
    assert m.city_points == [[0, 3], [3, 0]]


@pytest.mark.rule("SW-16.1")
def test_the_extra_disc_needs_a_free_field() -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(write_smallest_map(line_field=False), "star.toml")
    check_message(caught.value, "star.toml", Broken("", "", "signals", "too_few"))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(ContentError) as caught:
        load_map_file(missing)
    check_message(caught.value, str(missing), Broken("", "", "", "unreadable"))
    with pytest.raises(ContentError, match="cannot be read"):
        load_map_file(tmp_path)
    with pytest.raises(ContentError, match="cannot be read"):
        load_map_file("a\0b")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_bytes(b'name = "\xff"')
    with pytest.raises(ContentError) as caught:
        load_map_file(path)
    check_message(caught.value, str(path), Broken("", "", "", "not_text"))


def test_a_file_without_end(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(ContentError) as caught:
        load_map_file(path)
    check_message(caught.value, str(path), Broken("", "", "", "too_large"))


@pytest.mark.parametrize("text", ["x = " + "[" * 100_000, "x = " + "9" * 5_000, "\x1b[2J"])
def test_hostile_text_is_refused_in_one_clean_line(text: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(text, "evil.toml")
    assert caught.value.fault == "not_toml"
    assert str(caught.value).isprintable()


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(TINY, encoding="utf-8-sig")
    assert load_map_file(path).id == "tiny"


def test_unknown_names_of_built_in_content() -> None:
    with pytest.raises(ContentError) as caught:
        load_map("atlantis")
    check_message(caught.value, "map", Broken("", "", "", "unknown_map"))
    with pytest.raises(ContentError) as caught:
        load_edition("../1")
    check_message(caught.value, "edition", Broken("", "", "", "unknown_edition"))


def test_strange_values_are_shown_escaped_and_short() -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(TINY.replace('"Mill"', '"' + "\\u0007" * 500 + '"'), "tiny.toml")
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400


def test_a_file_name_cannot_move_the_cursor_either() -> None:
    with pytest.raises(ContentError) as caught:
        load_map_file("maps/\x1b[2J.toml")
    assert str(caught.value).isprintable()


def test_types_are_named_in_both_languages() -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(TINY.replace("pieces = 3", 'pieces = "3"'), "tiny.toml")
    assert caught.value.text("en").endswith("expected a whole number, found text")
    assert caught.value.text("de").endswith("erwartet: eine ganze Zahl, gefunden: Text")


def test_every_fault_says_the_same_in_both_languages_and_is_used() -> None:
    formatter = string.Formatter()
    for fault, (english, german) in FAULTS.items():
        fields = [{field for _, field, _, _ in formatter.parse(text) if field} for text in (english, german)]
        assert fields[0] == fields[1], fault
        assert english != german, fault
    code = "".join(
        OWN.joinpath(name).read_text(encoding="utf-8") for name in ("check.py", "check_printed.py", "loader.py")
    )
    unused = [fault for fault in FAULTS if f'"{fault}"' not in code]
    assert not unused
