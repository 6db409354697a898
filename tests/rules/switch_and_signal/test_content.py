"""The content as it is loaded: figures of the rules page, tokens, and what lies ahead of a train."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from roundhouse.games.switch_and_signal.content import (
    MAPS,
    Edition,
    Map,
    load_edition,
    load_map,
    load_map_file,
    parse_map,
)
from roundhouse.games.switch_and_signal.content.ids import (
    CITY,
    MULTI,
    NONE,
    ONE_PER_PORT,
    PIECE,
    SHUNTER,
    START,
    TRACK_WARDEN,
    TRAIN_DISPATCHER,
    TWO_OF_EACH,
    UNREACHABLE,
    ArmId,
    HeadingId,
    PlaceId,
    SettingId,
)

HERE = Path(__file__).parent / "maps"
SMALL = ("tiny", "loop")


def map_of(name: str) -> Map:
    return load_map(name) if name in MAPS else load_map_file(HERE / (name + ".toml"))


@pytest.fixture(params=[*MAPS, *SMALL])
def any_map(request: pytest.FixtureRequest) -> Map:
    name = request.param
    assert isinstance(name, str)
    return map_of(name)


@pytest.fixture
def europe() -> Map:
    return load_map("europe")


@pytest.fixture
def edition() -> Edition:
    return load_edition()


# -- the edition --------------------------------------------------------------------------------


@pytest.mark.rule("SW-1.2", "SW-1.3", "SW-1.4", "SW-6.7")
def test_the_cards_are_those_printed(edition: Edition) -> None:
    assert edition.action_tokens == ["signal", "switch", "move"]
    assert edition.action_counts == [27, 27, 27]
    assert sum(edition.departure_counts) == 18
    assert edition.start_card_colours == [0, 1, 2]


@pytest.mark.rule("SW-1.3", "SW-5.1", "SW-6.6")
def test_the_mix_of_departure_cards(edition: Edition) -> None:
    assert edition.departure_deploys.count(2) == 1
    multis = [symbols.count(MULTI) for symbols in edition.departure_symbols]
    assert [multis.count(n) for n in (0, 1, 2, 3)] == [10, 4, 3, 1]
    assert (1, [0, 2]) in list(zip(edition.departure_deploys, edition.departure_symbols, strict=True))


@pytest.mark.rule("SW-1.5", "SW-1.7")
def test_trains_and_their_dice(edition: Edition) -> None:
    assert edition.train_colour_tokens == ["black", "brown", "grey"]
    assert edition.train_counts == [3, 3, 3]
    assert edition.n_trains == 9
    assert edition.die_faces == [[2, 3, 3, 4, 4, 5], [1, 2, 2, 3, 3, 4], [1, 1, 1, 2, 2, 3]]
    assert [round(sum(die) / 6, 2) for die in edition.die_faces] == [3.5, 2.5, 1.67]


@pytest.mark.rule("SW-1.6", "SW-1.8", "SW-1.9", "SW-1.10", "SW-1.12", "SW-1.13")
def test_dice_goods_discs_and_tiles(edition: Edition) -> None:
    assert (edition.deployment_dice, edition.deployment_faces) == (2, [1, 2, 3, 4, 5, 6])
    assert edition.goods_colour_tokens == ["yellow", "white", "red", "blue"]
    assert edition.goods_per_colour == 3
    assert (edition.signal_discs, edition.switch_discs, edition.cover_tiles) == (10, 30, 3)
    assert edition.location_tiles == list(range(2, 13))


@pytest.mark.rule("SW-3.5", "SW-3.6", "SW-3.7", "SW-3.8", "SW-11.1", "SW-14.1")
def test_counts_and_costs_of_the_standard_game(edition: Edition) -> None:
    assert (edition.goods_per_city, edition.goods_to_win) == (2, 8)
    assert edition.time_tokens == 7
    assert edition.removed_departure_cards == 2
    assert (edition.starting_hand, edition.draw_per_turn, edition.hand_limit) == (5, 5, 10)
    assert (edition.cost_lapsed_point, edition.cost_lapsed_point_head_on) == (1, 2)
    assert (edition.cost_deployment_failed, edition.cost_start_place_entered) == (2, 2)


@pytest.mark.rule("SW-16.1", "SW-16.2", "SW-16.3", "SW-14.5")
def test_the_ranges_of_the_options(edition: Edition) -> None:
    assert edition.removed_choices == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert edition.time_token_choices == [7, 8, 9, 10]
    assert edition.extra_signal_disc_choices == [0, 1]
    assert (edition.challenge_goods_per_city, edition.challenge_goods_to_win) == (3, 10)
    assert (edition.seats_min, edition.seats_max, edition.house_seats_min) == (2, 4, 1)


def test_everything_of_the_edition_has_two_names(edition: Edition) -> None:
    assert edition.name("helper", TRACK_WARDEN, "de") == "Streckenwart"
    assert edition.name("helper", TRACK_WARDEN, "en") == "Track warden"
    assert edition.name("train_colour", 0, "en") == "Black (fast)"
    assert edition.name("goods_colour", 1, "de") == "Weiß"
    assert edition.name("action", 2, "de") == "Zug bewegen"
    assert edition.name("departure", 17, "en") == "Departure card 18"
    assert edition.name("start_card", 0, "de") == "Startkarte"
    assert edition.name("helper_text", SHUNTER, "en").startswith("Choose the start place")
    assert edition.name("variant", edition.variant_tokens.index("free_disc_setup"), "en") == "Free disc set-up"


# -- the maps of the rules page -----------------------------------------------------------------

DISTANCES = {
    "europe": {
        "marseille": {"paris": 6, "amsterdam": 8, "nuremberg": 8, "berlin": 12},
        "paris": {"amsterdam": 5, "nuremberg": 7, "berlin": 10},
        "amsterdam": {"paris": 5, "nuremberg": 6, "berlin": 7},
        "berlin": {"paris": 10, "amsterdam": 7, "nuremberg": 5},
    },
    "north_america": {
        "san_francisco": {"winnipeg": 8, "denver": 5, "chicago": 10, "dallas": 7},
        "new_york": {"winnipeg": 7, "denver": 9, "chicago": 4, "dallas": 8},
    },
}


@pytest.mark.rule("SW-2.8")
@pytest.mark.parametrize("name", MAPS)
def test_the_distance_table(name: str) -> None:
    m = load_map(name)
    for target, row in DISTANCES[name].items():
        for origin, points in row.items():
            table = m.points_from_city(m.city_by_token[origin])
            assert table[m.city_by_token[target]] == points, (origin, target)


@pytest.mark.rule("SW-2.4", "SW-2.7", "SW-3.4")
@pytest.mark.parametrize(
    ("name", "edges", "pieces", "signals", "city_signals", "switch_discs", "signal_discs"),
    [("europe", 44, 70, 25, 15, 26, 8), ("north_america", 44, 63, 27, 21, 24, 9)],
)
def test_the_size_of_the_maps(
    name: str, edges: int, pieces: int, signals: int, city_signals: int, switch_discs: int, signal_discs: int
) -> None:
    m = load_map(name)
    assert (m.n_edges, m.n_pieces, m.n_signals) == (edges, pieces, signals)
    assert len(m.line_signals) == signals - city_signals
    assert m.switch_discs == switch_discs == sum(ways - 2 for ways in m.ways)
    assert m.signal_discs == signal_discs == len(m.first_green)
    assert m.signal_discs_on_lines == 3


@pytest.mark.rule("SW-2.9", "SW-13.1", "SW-15.5")
def test_cities_ports_and_rules_of_the_maps() -> None:
    europe, america = load_map("europe"), load_map("north_america")
    assert [europe.city_tokens[c] for c in europe.ports] == ["marseille"]
    assert {europe.city_tokens[c] for c in europe.goods_cities} == {"berlin", "nuremberg", "amsterdam", "paris"}
    assert {america.city_tokens[c] for c in america.ports} == {"san_francisco", "new_york"}
    assert {america.city_tokens[c] for c in america.goods_cities} == {"winnipeg", "denver", "chicago", "dallas"}
    assert (europe.goods_rule, america.goods_rule) == (TWO_OF_EACH, ONE_PER_PORT)
    assert europe.must_stop_in_cities
    assert not america.must_stop_in_cities
    assert not europe.unloaded_may_use_ports
    assert america.unloaded_may_use_ports


@pytest.mark.rule("SW-12.1")
def test_each_map_has_its_three_helpers(edition: Edition) -> None:
    europe = [edition.helper_tokens[h] for h in load_map("europe").helpers]
    assert europe == ["logistician", "dispatcher", "conductor"]
    assert load_map("north_america").helpers == [TRACK_WARDEN, SHUNTER, TRAIN_DISPATCHER]


@pytest.mark.rule("SW-2.10")
def test_calais_is_number_six_and_three_points_from_paris(europe: Map) -> None:
    calais = europe.start_by_number[6]
    assert europe.start_tokens[calais] == "calais"
    points = europe.points_from_heading(europe.start_heading[calais])
    assert points[europe.city_by_token["paris"]] == 3
    for name in MAPS:
        m = load_map(name)
        assert m.n_starts == 11
        assert sorted(m.start_number) == list(range(2, 13))
        assert m.start_by_number[:2] == [NONE, NONE]


def test_three_arms_lead_from_a_city_straight_to_a_start_place() -> None:
    found = set()
    for name in MAPS:
        m = load_map(name)
        for arm in range(m.n_arms):
            if m.arm_city[arm] != NONE and m.arm_start[m.arm_other_end[arm]] != NONE:
                found.add(m.arm_tokens[arm])
    assert found == {"amsterdam/groningen", "berlin/szczecin", "new_york/boston"}


# -- the worked turn ----------------------------------------------------------------------------


def step(m: Map, heading: HeadingId, settings: list[SettingId]) -> PlaceId:
    """The next place, with no regard to signals."""
    arm = m.ahead_arm[heading]
    if arm == NONE:
        return m.ahead_place[heading]
    out = m.way_through(settings[m.arm_junction[arm]], arm)
    return PlaceId(NONE) if out == NONE else m.arm_place[out]


def test_the_worked_turn_can_be_played_on_the_first_game_discs(europe: Map) -> None:
    m = europe
    settings = m.first_setting
    arm = m.arm_by_token["amiens/calais"]
    assert m.arm_tokens[m.way_through(settings[m.arm_junction[arm]], arm)] == "amiens/paris"
    at = m.start_heading[m.start_by_token["calais"]]
    assert m.ahead_signal[at] == NONE
    at = m.ahead_heading[at]
    assert m.place_tokens[m.heading_place[at]] == "calais__amiens/1"
    assert m.place_tokens[step(m, at, settings)] == "amiens__paris/1"
    at = m.heading_by_token["amiens__paris/1>paris"]
    assert m.ahead_signal[at] in m.first_green
    assert m.place_tokens[m.ahead_place[at]] == "paris"
    out = m.arm_by_token["paris/dijon"]
    assert m.signal_tokens[m.arm_signal[out]] == "paris/dijon"
    assert m.arm_signal[out] not in m.first_green
    assert m.signal_by_token["basel-milan/1"] in m.first_green
    brussels = m.junction_by_token["brussels"]
    assert m.setting_tokens[settings[brussels]] == "dijon-amsterdam"
    assert m.arm_signal[m.arm_by_token["amsterdam/brussels"]] in m.first_green
    red = m.ahead_signal[m.heading_by_token["brussels__dijon/2>dijon"]]
    assert m.signal_tokens[red] == "brussels-dijon/2"
    assert red not in m.first_green


def test_dijon_can_be_set_as_the_worked_turn_wants(europe: Map) -> None:
    dijon = europe.junction_by_token["dijon"]
    setting = europe.setting_of_token(dijon, "lyon-brussels")
    one, other = europe.arm_by_token["dijon/lyon"], europe.arm_by_token["dijon/brussels"]
    assert europe.setting_of_arms(dijon, other, one) == setting
    assert europe.setting_of_token(dijon, "brussels-lyon") == setting
    assert europe.setting_of_token(dijon, "paris-hamburg") == NONE
    assert europe.setting_of_token(dijon, "") == NONE


# -- tables that hold on every map --------------------------------------------------------------


def test_every_token_is_plain_unique_and_found_again(any_map: Map) -> None:
    m = any_map
    for tokens in (
        m.node_tokens,
        m.place_tokens,
        m.edge_tokens,
        m.arm_tokens,
        m.signal_tokens,
        m.heading_tokens,
    ):
        assert len(set(tokens)) == len(tokens)
        for token in tokens:
            assert token.isascii()
            assert not set(token) & set(" :,;")
    assert [m.node_by_token[token] for token in m.node_tokens] == list(range(m.n_nodes))
    assert [m.place_by_token[token] for token in m.place_tokens] == list(range(m.n_places))
    assert [m.edge_by_token[token] for token in m.edge_tokens] == list(range(m.n_edges))
    assert [m.arm_by_token[token] for token in m.arm_tokens] == list(range(m.n_arms))
    assert [m.signal_by_token[token] for token in m.signal_tokens] == list(range(m.n_signals))
    assert [m.heading_by_token[token] for token in m.heading_tokens] == list(range(m.n_headings))
    assert [m.city_by_token[token] for token in m.city_tokens] == list(range(m.n_cities))
    assert [m.start_by_token[token] for token in m.start_tokens] == list(range(m.n_starts))
    for junction in range(m.n_junctions):
        settings = m.junction_settings[junction]
        known = m.junction_by_token[m.junction_tokens[junction]]
        assert [m.setting_of_token(known, m.setting_tokens[s]) for s in settings] == settings


def test_everything_on_a_map_has_two_names(any_map: Map) -> None:
    m = any_map
    counts = {
        "map": 1,
        "node": m.n_nodes,
        "city": m.n_cities,
        "start": m.n_starts,
        "junction": m.n_junctions,
        "place": m.n_places,
        "heading": m.n_headings,
        "edge": m.n_edges,
        "arm": m.n_arms,
        "signal": m.n_signals,
        "setting": m.n_settings,
    }
    for domain, count in counts.items():
        for lang in ("en", "de"):
            names = [m.name(domain, i, lang) for i in range(count)]
            assert all(name.isprintable() and name for name in names)
            assert domain == "setting" or len(set(names)) == count


def test_names_are_put_together_from_the_nodes(europe: Map) -> None:
    m = europe
    signal = m.signal_by_token["paris/dijon"]
    assert m.name("signal", signal, "en") == "Paris to Dijon signal"
    assert m.name("signal", signal, "de") == "Signal Paris Richtung Dijon"
    assert m.name("signal", m.signal_by_token["brussels-dijon/2"], "de") == "Signal Brüssel–Dijon 2"
    assert m.name("place", m.place_by_token["amiens__paris/1"], "de") == "Amiens–Paris 1"
    assert m.name("place", m.place_by_token["nuremberg"], "de") == "Nürnberg"
    assert m.name("arm", m.arm_by_token["paris/dijon"], "de") == "Paris Richtung Dijon"
    assert m.name("heading", m.start_heading[m.start_by_token["calais"]], "en") == "Calais towards Amiens"


@pytest.mark.rule("SW-2.1")
def test_places_are_pieces_then_cities_then_start_places(any_map: Map) -> None:
    m = any_map
    assert m.place_kind == [PIECE] * m.n_pieces + [CITY] * m.n_cities + [START] * m.n_starts
    assert [m.city_of_place[p] for p in m.place_of_city] == list(range(m.n_cities))
    assert [m.start_of_place[p] for p in m.place_of_start] == list(range(m.n_starts))
    for place in range(m.n_pieces):
        edge = m.piece_edge[place]
        assert m.edge_first_piece[edge] + m.piece_index[place] - 1 == place
        assert m.city_of_place[place] == NONE == m.start_of_place[place]


@pytest.mark.rule("SW-2.7", "SW-2.8")
def test_a_train_runs_along_an_edge_one_way_as_the_other(any_map: Map) -> None:
    """From either end the same pieces and signals are met, in opposite order."""
    m = any_map
    for edge in range(m.n_edges):
        there, back = [walk_edge(m, ArmId(2 * edge)), walk_edge(m, ArmId(2 * edge + 1))]
        assert there[0] == back[0][::-1]
        assert there[1] == back[1][::-1] == m.gap_signal[edge]
        assert len(there[0]) == m.edge_pieces[edge]


def walk_edge(m: Map, arm: ArmId) -> tuple[list[int], list[int]]:
    """Pieces and gaps from a node to the far end of one of its arms."""
    heading = m.arm_heading[arm]
    pieces: list[int] = []
    gaps: list[int] = [m.arm_signal[arm]]
    while True:
        pieces.append(m.heading_place[heading])
        gaps.append(m.ahead_signal[heading])
        if m.entry_arm[heading] != NONE:
            break
        heading = m.ahead_heading[heading]
    end = m.entry_arm[heading]
    assert end == m.arm_other_end[arm]
    assert m.ahead_heading[heading] == NONE
    if m.arm_junction[end] != NONE:
        assert (m.ahead_arm[heading], m.ahead_place[heading]) == (end, NONE)
    elif m.arm_city[end] != NONE:
        assert m.ahead_place[heading] == m.place_of_city[m.arm_city[end]]
    else:
        assert m.ahead_place[heading] == m.place_of_start[m.arm_start[end]]
    return pieces, gaps


@pytest.mark.rule("SW-2.3", "SW-2.10")
def test_a_train_on_a_start_place_faces_its_only_arm(any_map: Map) -> None:
    m = any_map
    for start in range(m.n_starts):
        heading = m.start_heading[start]
        assert m.heading_place[heading] == m.place_of_start[start]
        assert m.ahead_place[heading] == m.arm_place[m.start_arm[start]]
        assert m.ahead_heading[heading] == m.arm_heading[m.start_arm[start]]
        assert m.arm_start[m.start_arm[start]] == start
    numbers = sorted(number for listed in m.start_numbers for number in listed)
    assert numbers == list(range(2, 13))
    assert all(start in m.start_by_number[2:] for start in range(m.n_starts))


@pytest.mark.rule("SW-2.7", "SW-3.4")
def test_signals_stand_where_their_arms_say(any_map: Map) -> None:
    m = any_map
    for city in range(m.n_cities):
        assert [m.signal_city[f] for f in m.city_signals[city]] == [city] * len(m.city_arms[city])
        assert [m.signal_arm[f] for f in m.city_signals[city]] == m.city_arms[city]
        assert sum(f in m.first_green for f in m.city_signals[city]) == 1
    for arm in range(m.n_arms):
        if m.arm_city[arm] == NONE:
            assert m.arm_signal[arm] == NONE
    assert sum(f in m.first_green for f in m.line_signals) == m.signal_discs_on_lines
    for signal in range(m.n_signals):
        assert m.gap_signal[m.signal_edge[signal]][m.signal_gap[signal]] == signal


@pytest.mark.rule("SW-2.4", "SW-2.5")
def test_a_setting_joins_two_arms_and_covers_the_others(any_map: Map) -> None:
    m = any_map
    for setting in range(m.n_settings):
        junction = m.setting_junction[setting]
        x, y = m.setting_x[setting], m.setting_y[setting]
        known = SettingId(setting)
        assert m.way_through(known, x) == y
        assert m.way_through(known, y) == x
        assert sorted([x, y, *m.setting_covers[setting]]) == sorted(m.junction_arms[junction])
        assert all(m.way_through(known, arm) == NONE for arm in m.setting_covers[setting])
        assert len(m.setting_covers[setting]) == m.ways[junction] - 2
    for name in MAPS:
        printed = load_map(name)
        for ways, settings in zip(printed.ways, printed.junction_settings, strict=True):
            assert len(settings) == {3: 3, 4: 6}[ways]


@pytest.mark.rule("SW-2.6")
def test_a_shorter_list_of_passable_pairs_is_kept() -> None:
    m = map_of("loop")
    south = m.junction_by_token["south_gate"]
    assert m.ways[south] == 4
    assert [m.setting_tokens[s] for s in m.junction_settings[south]] == [
        "east_port-elm",
        "east_port-west_port",
        "elm-west_port",
        "charlie-west_port",
    ]
    charlie = m.arm_by_token["south_gate/charlie"]
    assert [m.arm_tokens[a] for a in m.list_ways(charlie)] == ["south_gate/west_port"]
    assert m.setting_of_arms(south, charlie, m.arm_by_token["south_gate/elm"]) == NONE


@pytest.mark.rule("SW-2.8")
def test_distances_fall_by_one_along_the_shortest_way(any_map: Map) -> None:
    m = any_map
    for heading in range(m.n_headings):
        points = m.points_from_heading(HeadingId(heading))
        if m.ahead_arm[heading] != NONE:
            following = [m.heading_points[m.arm_heading[a]] for a in m.list_ways(m.ahead_arm[heading])]
        elif m.ahead_heading[heading] != NONE:
            following = [m.heading_points[m.ahead_heading[heading]]]
        elif m.city_of_place[m.ahead_place[heading]] != NONE:
            following = [m.city_points[m.city_of_place[m.ahead_place[heading]]]]
        else:
            assert set(points) == {UNREACHABLE}
            continue
        nearest = [min(table[city] for table in following) for city in range(m.n_cities)]
        assert points == [min(n + 1, UNREACHABLE) for n in nearest]


def test_a_small_map_knows_its_colours_and_single_arms() -> None:
    m = map_of("tiny")
    assert m.colours == [0, 2]
    assert [m.city_tokens[m.city_of_colour[c]] for c in m.colours] == ["mill", "mine"]
    assert m.city_of_colour[1] == NONE
    assert len(m.city_arms[m.city_by_token["mill"]]) == 1
    assert m.start_numbers[m.start_by_token["north"]] == [6, 7]


def test_the_digest_names_the_content_and_not_its_spelling() -> None:
    text = (HERE / "tiny.toml").read_text(encoding="utf-8")
    same = parse_map("# another remark\n" + text, "same.toml")
    other = parse_map(text.replace('name_en = "Fork"', 'name_en = "Spoon"'), "other.toml")
    assert same.map_digest == map_of("tiny").map_digest != other.map_digest
    assert len({load_map(name).map_digest for name in MAPS}) == 2


def test_a_released_edition_never_changes() -> None:
    """These digests may never be changed: tables live on them. A tuned value makes a new edition."""
    digests = {name: load_map(name).map_digest[:16] for name in MAPS}
    digests["edition"] = load_edition("1").digest[:16]
    assert digests == json.loads((HERE.parent / "content_digests.json").read_text(encoding="utf-8"))


def test_maps_are_loaded_once() -> None:
    assert load_map("europe") is load_map("europe")


def test_positions_left_out_are_worked_out() -> None:
    m = map_of("tiny")
    layout = m.layout
    assert len(layout.place_xya) == m.n_places
    assert len(layout.signal_xy) == m.n_signals
    assert len(layout.node_xy) == len(layout.node_label_xy) == m.n_nodes
    x, y, angle = layout.place_xya[m.place_by_token["west__cross/1"]]
    assert (x, y, angle) == (95.0, 210.0, 0.0)
    for angles, circles in zip(layout.junction_arm_angles, layout.junction_circle_xy, strict=True):
        assert len(angles) == len(circles)
        start = angles.index(min(angles))
        turned = angles[start:] + angles[:start]
        assert all(a < b for a, b in pairwise(turned))


def test_given_positions_are_kept(europe: Map) -> None:
    layout = europe.layout
    assert list(layout.box) == [1000, 700]
    assert layout.place_xya[europe.place_by_token["amiens__paris/1"]] == (271.5, 276.8, 71.8)
    assert layout.signal_xy[europe.signal_by_token["basel-milan/1"]] == (605.6, 478.7)
    amiens = europe.junction_by_token["amiens"]
    assert layout.junction_circle_xy[amiens] == [(264.8, 256.6), (257.5, 240.2), (269.4, 242.8)]
    assert len(layout.sea) == 6


def test_loading_all_content_is_quick_enough_for_every_start() -> None:
    """The service must answer within a second and a half, most of which others need."""
    program = (
        "import time; t = time.process_time();"
        "from roundhouse.games.switch_and_signal.content import MAPS, load_map;"
        "[load_map(name) for name in MAPS]; print(time.process_time() - t)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 1.0
