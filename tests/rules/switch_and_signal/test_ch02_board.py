"""Chapter 2: the board as a graph. Spaces and junctions, switch discs and signal fields, what a point pays for."""

import pytest

from roundhouse.games.switch_and_signal.content import MAPS, ContentError, load_map, parse_map
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.moves import Malformed
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    SMALL_MAPS,
    TrainAt,
    choices,
    faults,
    goods,
    heading,
    kinds,
    move,
    only,
    place,
    position,
    put_train,
    reason,
    refusal,
    told,
)

GONE = ("logistician", "dispatcher", "conductor")
TINY = (SMALL_MAPS / "tiny.toml").read_text(encoding="utf-8")


def europe(
    trains: dict[str, TrainAt],
    green: tuple[str, ...] = (),
    red: tuple[str, ...] = (),
    switches: dict[str, str] | None = None,
) -> SwitchState:
    """Europe, first-game discs, helpers used, seven cards to move trains."""
    return position(trains=trains, hand={"move": 7}, green=green, red=red, switches=switches, used=GONE)


def fault_of_tiny_with(old: str, new: str) -> tuple[str, str]:
    """Key and fault of the tiny map with one change."""
    assert old in TINY, f"the map no longer has {old!r}"
    with pytest.raises(ContentError) as caught:
        parse_map(TINY.replace(old, new, 1), "tiny.toml")
    return caught.value.key, caught.value.fault


def list_steps(s: SwitchState, train: str, points: int) -> list[str]:
    """The places a train enters when it moves so many points."""
    return [s.map.place_tokens[step.args["place"]] for step in told(move(s, train, points), "train_step")]


# -- spaces -------------------------------------------------------------------------------------------------


@accepts("SW-2.1")
@pytest.mark.parametrize("name", MAPS)
def test_trains_stand_on_pieces_in_cities_and_on_start_places(name: str) -> None:
    m = load_map(name)
    assert m.n_places == sum(m.edge_pieces) + len(m.city_tokens) + len(m.start_tokens)
    assert not set(m.junction_tokens) & set(m.place_tokens)


@refuses("SW-2.1")
def test_a_train_runs_through_a_junction_without_standing_on_it() -> None:
    s = europe({"black-1": ("calais__amiens/1", "amiens")})
    assert list_steps(s, "black-1", 2) == ["amiens__paris/1", "paris"]


@refuses("SW-2.1")
def test_two_nodes_without_a_piece_between_them_are_no_edge() -> None:
    assert fault_of_tiny_with("pieces = 3", "pieces = 0")[1] == "range"


@strikes("SW-2.2")
def test_a_train_stops_before_a_space_that_is_taken() -> None:
    s = europe({"black-1": ("calais", "amiens"), "grey-1": ("amiens__paris/1", "paris")})
    events = move(s, "black-1", 4)
    assert place(s, "black-1") == "calais__amiens/1"
    assert reason(events, "train_stopped") == ("SW-7.7", "train_ahead")


@spares("SW-2.2")
def test_a_space_is_free_again_as_soon_as_its_train_has_left() -> None:
    s = europe({"black-1": ("calais", "amiens"), "grey-1": ("amiens__paris/1", "paris")})
    move(s, "grey-1", 1)
    move(s, "black-1", 2)
    assert (place(s, "black-1"), place(s, "grey-1")) == ("amiens__paris/1", "paris")


@strikes("SW-2.2")
def test_two_trains_on_one_space_are_no_sound_position() -> None:
    s = europe({"black-1": "paris"})
    put_train(s, "grey-1", "paris")
    assert faults(s) == ["black-1 shares paris with another train", "grey-1 shares paris with another train"]


# -- arms ---------------------------------------------------------------------------------------------------


@accepts("SW-2.3")
def test_a_start_place_has_one_arm_and_a_city_may_have_one() -> None:
    m = position("tiny").map
    assert [len(m.city_arms[m.city_by_token[city]]) for city in ("mill", "mine", "haven")] == [1, 2, 2]
    assert len(m.start_arm) == len(m.start_tokens)


@accepts("SW-2.3")
@pytest.mark.parametrize("name", MAPS)
def test_every_city_of_the_printed_maps_has_two_arms_or_more(name: str) -> None:
    assert min(len(arms) for arms in load_map(name).city_arms) >= 2


@accepts("SW-2.3", "SW-2.2")
def test_a_train_leaves_a_city_with_one_arm_the_way_it_came() -> None:
    s = position("tiny", trains={"grey-1": ("cross__mill/1", "mill")}, hand={"move": 2}, used=GONE)
    assert list_steps(s, "grey-1", 1) == ["mill"]
    assert list_steps(s, "grey-1", 1) == ["cross__mill/1"]


@refuses("SW-2.3")
def test_a_city_without_an_arm_is_not_loaded() -> None:
    assert fault_of_tiny_with('arms = ["cross__mill"]', "arms = []") == ("cities[0].arms", "too_few")


@refuses("SW-2.3")
def test_a_start_place_where_two_edges_end_is_not_loaded() -> None:
    fault = fault_of_tiny_with('id = "fork__mine"\na = "fork"', 'id = "west__mine"\na = "west"')
    assert fault == ("start_places[0].arm", "arms")


# -- junctions ------------------------------------------------------------------------------------------------


@accepts("SW-2.4")
def test_europe_has_26_switch_discs_and_north_america_24() -> None:
    for name, three, four, discs in (("europe", 10, 8, 26), ("north_america", 8, 8, 24)):
        ways = load_map(name).ways
        assert (ways.count(3), ways.count(4), three + 2 * four) == (three, four, discs)


@accepts("SW-2.4", "SW-2.5", "SW-A1")
@pytest.mark.parametrize("name", MAPS)
def test_one_disc_on_three_arms_and_two_on_four(name: str) -> None:
    m = load_map(name)
    for setting in range(m.n_settings):
        assert len(m.setting_covers[setting]) == m.ways[m.setting_junction[setting]] - 2


@refuses("SW-2.4")
def test_a_junction_of_five_arms_or_with_another_disc_is_not_loaded() -> None:
    assert fault_of_tiny_with("ways = 4", "ways = 5") == ("junctions[0].ways", "range")
    fault = fault_of_tiny_with("ways = 4\nswitch_discs = 2", "ways = 4\nswitch_discs = 1")
    assert fault == ("junctions[0].switch_discs", "expected_value")


@refuses("SW-2.4")
def test_a_map_that_miscounts_its_discs_is_not_loaded() -> None:
    assert fault_of_tiny_with("switch_discs = 4\n", "switch_discs = 5\n") == ("switch_discs", "total")


@accepts("SW-2.5")
def test_three_arms_have_three_settings_and_four_arms_six() -> None:
    s = position(hand={"switch": 1})
    assert len(choices(s, "switch at:amiens")) == 3 - 1
    assert len(choices(s, "switch at:dijon")) == 6 - 1


@accepts("SW-2.5", "SW-A1")
def test_the_two_open_arms_are_joined_both_ways() -> None:
    there = europe({"black-1": ("dijon__paris/1", "dijon")})
    assert list_steps(there, "black-1", 2) == ["lyon__dijon/2", "lyon__dijon/1"]
    back = europe({"black-1": ("lyon__dijon/2", "dijon")})
    assert list_steps(back, "black-1", 2) == ["dijon__paris/1", "dijon__paris/2"]


@refuses("SW-2.5", "SW-A1")
def test_a_disc_closes_its_arm() -> None:
    s = europe({"black-1": ("basel__dijon/2", "dijon")})
    events = move(s, "black-1", 2)
    assert place(s, "black-1") == "basel__dijon/2"
    assert reason(events, "train_stopped") == ("SW-7.6", "arm_is_closed")


@refuses("SW-2.5")
def test_a_setting_of_another_junction_is_refused() -> None:
    s = position(hand={"switch": 1})
    why = refusal(s, "switch at:dijon to:amiens/paris-brussels pay:switch")
    assert (why.rule, why.key) == ("SW-2.5", "setting_of_other_junction")


@accepts("SW-2.6")
def test_a_junction_joins_the_arms_that_its_map_lists() -> None:
    s = position("loop", hand={"switch": 1})
    assert choices(s, "switch at:south_gate") == [
        "south_gate/east_port-elm", "south_gate/east_port-west_port", "south_gate/elm-west_port",
    ]  # fmt: skip


@refuses("SW-2.6")
def test_two_arms_that_a_map_does_not_list_are_never_joined() -> None:
    s = position("loop", hand={"switch": 1})
    with pytest.raises(Malformed) as caught:
        GAME.grammar.parse(s, "switch at:south_gate to:south_gate/charlie-elm pay:switch")
    assert caught.value.because.rule == "RH-1"
    assert s.map.setting_of_token(s.map.junction_by_token["south_gate"], "charlie-elm") == NONE


@refuses("SW-2.6")
def test_the_first_game_may_not_join_what_the_map_does_not_list() -> None:
    shorter = ', ["west__cross", "cross__mill"]]\nfirst_game_blocked = ["cross__fork", "cross__haven"]'
    fault = fault_of_tiny_with(shorter, shorter.replace(', ["west__cross", "cross__mill"]]', "]"))
    assert fault == ("junctions[0].first_game_open", "not_passable")


# -- signals --------------------------------------------------------------------------------------------------


@accepts("SW-2.7")
@pytest.mark.parametrize("name", MAPS)
def test_every_arm_of_a_city_has_a_signal_and_lines_have_some(name: str) -> None:
    m = load_map(name)
    for arms in m.city_arms:
        assert all(m.arm_signal[arm] != NONE for arm in arms)
    assert len(m.line_signals) == {"europe": 10, "north_america": 6}[name]


@accepts("SW-2.7")
def test_a_disc_makes_a_signal_green_both_ways() -> None:
    for there, goal, beyond in (
        ("lyon__dijon/1", "dijon", "lyon__dijon/2"),
        ("lyon__dijon/2", "lyon", "lyon__dijon/1"),
    ):
        s = europe({"black-1": (there, goal)})
        assert list_steps(s, "black-1", 2)[0] == beyond


@refuses("SW-2.7")
def test_without_a_disc_it_is_red_both_ways() -> None:
    for there, goal in (("lyon__dijon/1", "dijon"), ("lyon__dijon/2", "lyon")):
        s = europe({"black-1": (there, goal)}, red=("lyon-dijon/1",))
        assert reason(move(s, "black-1", 2), "train_stopped") == ("SW-7.5", "signal_is_red")
        assert place(s, "black-1") == there


@refuses("SW-2.7")
def test_an_arm_of_a_city_without_a_signal_is_not_loaded() -> None:
    field = TINY[
        TINY.index('[[signals]]\nid = "sig_mine_from_bend"') : TINY.index('[[signals]]\nid = "sig_cross_fork_1"')
    ]
    assert fault_of_tiny_with(field, "") == ("cities[1].arms[0]", "arm_without_signal")


@refuses("SW-2.7")
def test_a_line_signal_stands_between_two_pieces() -> None:
    line = 'edge = "cross__fork"\ngap = 1'
    assert fault_of_tiny_with(line, line.replace("1", "0")) == ("signals[5].gap", "line_signal")


# -- points ---------------------------------------------------------------------------------------------------


@accepts("SW-2.8")
def test_pieces_and_cities_cost_a_point_and_junctions_and_signals_none() -> None:
    s = europe({"black-1": ("amiens__brussels/2", "brussels")}, switches={"brussels": "amiens-amsterdam"})
    events = move(s, "black-1", 2)
    assert kinds(events).count("train_step") == 2
    assert place(s, "black-1") == "amsterdam"
    assert only(events, "train_stopped").args["lapsed"] == 0


@accepts("SW-2.8")
def test_a_start_place_is_entered_with_the_last_point() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais")})
    events = move(s, "black-1", 2)
    assert reason(events, "train_stopped") == ("SW-8.4", "start_place_entered")


@refuses("SW-2.8")
def test_a_start_place_is_not_entered_without_a_point_left() -> None:
    s = europe({"brown-1": ("amiens__paris/1", "amiens")})
    move(s, "brown-1", 1)
    assert heading(s, "brown-1") == "calais__amiens/1>calais"
    assert s.tokens == 7


@refuses("SW-2.8")
def test_a_city_is_not_entered_without_a_point_left() -> None:
    s = europe({"black-1": ("calais", "amiens")})
    move(s, "black-1", 2)
    assert place(s, "black-1") == "amiens__paris/1"


# -- cities and start places --------------------------------------------------------------------------------------


@accepts("SW-2.9")
def test_the_goods_cities_and_ports_of_both_maps() -> None:
    europe_map, america = load_map("europe"), load_map("north_america")
    assert sorted(europe_map.city_tokens[c] for c in europe_map.goods_cities) == [
        "amsterdam", "berlin", "nuremberg", "paris",
    ]  # fmt: skip
    assert [europe_map.city_tokens[c] for c in europe_map.ports] == ["marseille"]
    assert sorted(america.city_tokens[c] for c in america.goods_cities) == ["chicago", "dallas", "denver", "winnipeg"]
    assert sorted(america.city_tokens[c] for c in america.ports) == ["new_york", "san_francisco"]


@strikes("SW-2.9")
def test_marseille_takes_a_train_off_the_board() -> None:
    s = europe({"grey-1": ("lyon__marseille/1", "marseille")})
    move(s, "grey-1", 1)
    assert place(s, "grey-1") == "depot"


@spares("SW-2.9")
def test_paris_does_not_for_it_is_a_goods_city() -> None:
    s = europe({"grey-1": ("amiens__paris/1", "paris")})
    move(s, "grey-1", 1)
    assert place(s, "grey-1") == "paris"
    assert goods(s, "paris") == 2
    assert "load" in choices(s)


@refuses("SW-2.9")
def test_a_port_with_goods_of_its_own_is_not_loaded() -> None:
    fault = fault_of_tiny_with('kind = "port"', 'kind = "port"\ngoods_colour = "blue"')
    assert fault == ("cities[2].goods_colour", "port_colour")


@accepts("SW-2.10")
@pytest.mark.parametrize("name", MAPS)
def test_eleven_start_places_are_numbered_from_2_to_12(name: str) -> None:
    m = load_map(name)
    assert len(m.start_tokens) == 11
    assert sorted(m.start_number) == list(range(2, 13))


@accepts("SW-2.10")
def test_a_train_deployed_in_calais_reaches_paris_with_three_points() -> None:
    s = europe({"black-1": ("calais", "amiens")})
    assert s.map.start_number[s.map.start_by_token["calais"]] == 6
    move(s, "black-1", 3)
    assert place(s, "black-1") == "paris"


@refuses("SW-2.10")
def test_two_points_do_not_take_it_there() -> None:
    s = europe({"black-1": ("calais", "amiens")})
    move(s, "black-1", 2)
    assert place(s, "black-1") != "paris"


@refuses("SW-2.10")
def test_a_number_twice_or_nowhere_is_not_loaded() -> None:
    assert fault_of_tiny_with("numbers = [6, 7]", "numbers = [5, 6, 7]")[1] == "number_twice"
    assert fault_of_tiny_with("numbers = [6, 7]", "numbers = [6]") == ("start_places", "number_unused")
