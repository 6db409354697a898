"""The probe of the dice network: its rules, exact forecasts, and a world without secrets."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.ids import NONE, SPECTATOR, Path
from roundhouse.kernel.lookahead import DRAW_AHEAD, FINISHED, OTHER_SEAT, REFUSED, look_ahead
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Refused
from roundhouse.kernel.scenarios import ScenarioError, read, write
from tests.probes.dice_network import GAME
from tests.probes.dice_network_title.content import DICE, MAPS, TRAINS
from tests.probes.dice_network_title.rules import Rails, forecast
from tests.probes.walking import (
    assert_broken_bytes_are_refused,
    assert_broken_scenarios_are_refused,
    assert_odds,
    assert_stored,
    assert_told,
    assert_twins,
    count_worlds,
    viewers,
    walk,
)


def position(seats: int = 2, options: dict[str, str] | None = None, **columns: Any) -> Rails:  # Any: TOML values
    """A turn begins in this position."""
    return read(GAME, {"seats": seats, "options": options or {}, "position": columns})


def asked(s: Rails) -> Slot:
    slot = GAME.slot_of(s, s.active)
    assert slot is not None
    return slot


def judge(s: Rails, text: str) -> Because | None:
    """What the judge says of a path in words, whole or begun."""
    return GAME.refuse(s, asked(s), GAME.grammar.parse(s, text))


def play(s: Rails, *texts: str, results: tuple[int, ...] = ()) -> list[Event]:
    """The active seat's moves, and the results of their dice in order."""
    out = Out()
    dice = iter(results)
    for text in texts:
        assert GAME.play(s, asked(s), GAME.grammar.parse(s, text), out) is None
        if s.chance is not None:
            GAME.settle(s, next(dice), out)
    return out.events


def offered(s: Rails, text: str = "") -> list[str]:
    """The next choices after a begun path."""
    return [step.token for step in GAME.choices(s, asked(s), GAME.grammar.parse(s, text) if text else ())]


# -- rules ------------------------------------------------------------------------------------------


def test_points_are_set_to_another_neighbour() -> None:
    s = GAME.new(2)
    assert judge(s, "set node:aber to:isle") is None
    assert judge(s, "set node:aber to:elm") == Because("DN-3", "not_next_to_it", {"node": 4, "other_node": 0})
    assert judge(s, "set node:aber to:bude") == Because("DN-3", "points_lead_there", {"node": 0, "other_node": 1})
    assert offered(s, "set node:aber") == ["hull", "isle"]
    cross = GAME.new(2, {"map": "cross"})
    assert judge(cross, "set node:north") == Because("DN-3", "no_points_here", {"node": 0})
    assert "north" not in offered(cross, "set")


def test_a_train_leaves_by_a_free_track_of_its_node() -> None:
    s = position(at=["bude", "cray", "ford"])
    assert offered(s, "send train:slow") == ["aber"]
    why = judge(s, "send train:slow exit:cray")
    assert why == Because("DN-4", "train_ahead", {"train": 0, "other_train": 1, "node": 2})
    assert judge(s, "send train:slow exit:isle") == Because("DN-4", "not_next_to_it", {"node": 8, "other_node": 1})
    home = position(at=["none", "dove", "ford"])
    assert judge(home, "send train:slow") == Because("DN-4", "train_is_home", {"train": 0})
    assert offered(home, "send") == ["fast", "goods"]


def test_a_train_shut_in_on_all_sides_is_not_offered_and_the_reason_is_found() -> None:
    # Dove has two neighbours, and both are taken.
    s = position(at=["dove", "cray", "elm"])
    assert offered(s, "send") == ["fast", "goods"]
    why = judge(s, "send train:slow")
    assert why is not None
    assert (why.rule, why.key) == ("DN-4", "train_ahead")


def test_what_pays_is_chosen_last_and_has_to_be_there() -> None:
    s = position(coal=[0, 3], reserve=1)
    assert offered(s, "send train:slow exit:aber") == ["shared"]
    assert judge(s, "send train:slow exit:aber pay:own") == Because("DN-5", "no_own_coal", {})
    s = position(coal=[1, 3], reserve=0)
    assert judge(s, "send train:slow exit:aber pay:shared") == Because("DN-5", "no_shared_coal", {})
    play(s, "send train:slow exit:aber pay:own", results=(0,))
    assert s.coal == [0, 3]
    assert judge(s, "send") == Because("DN-5", "no_coal_left", {})
    assert offered(s) == ["set", "rest"]


def test_rest_brings_a_coal_until_the_bunker_is_full() -> None:
    s = position(coal=[2, 3])
    play(s, "rest")
    assert s.coal == [3, 3]
    assert judge(s, "rest") == Because("DN-9", "bunker_is_full", {"coal": 3})


def test_a_turn_has_two_actions() -> None:
    s = GAME.new(3)
    play(s, "set node:aber to:isle")
    assert s.active == 0
    play(s, "set node:aber to:bude")
    assert (s.active, s.turn) == (1, 1)


def test_a_die_belongs_to_its_train() -> None:
    s = GAME.new(2)
    path = GAME.grammar.parse(s, "send train:goods exit:elm pay:own")
    assert GAME.play(s, asked(s), path, Out()) is None
    pending = GAME.pending(s)
    assert isinstance(pending, Draw)
    assert (pending.purpose, pending.count, tuple(pending.weights)) == ("die/goods", 0, DICE[2])
    assert [pending.allows(i) for i in range(6)] == [False, True, True, True, False, False]
    with pytest.raises(ValueError, match="no result"):
        GAME.settle(s, 0, Out())


def test_a_run_stops_before_another_train_and_costs_a_token() -> None:
    s = position(at=["aber", "cray", "ford"], points_to={"bude": "cray"})
    events = play(s, "send train:slow exit:bude pay:own", results=(2,))
    assert (s.at[0], s.tokens) == (1, 2)
    ran = next(event for event in events if event.kind == "train_ran")
    assert ran.because == Because("DN-7", "train_ahead", {"train": 0, "other_train": 1, "node": 2})
    assert ran.args == {"train": 0, "steps": 1, "lapsed": 2}


def test_a_run_ends_at_home_and_where_points_lead_back() -> None:
    s = position(at=["hull", "dove", "ford"])
    play(s, "send train:slow exit:gate pay:own", results=(2,))
    assert s.at == [NONE, 3, 5]
    assert s.tokens == 3
    s = position(points_to={"aber": "bude"})
    events = play(s, "send train:slow exit:aber pay:own", results=(2,))
    assert s.at[0] == 0
    because = next(event.because for event in events if event.kind == "train_ran")
    assert because == Because("DN-7", "points_lead_back", {"node": 0})


def test_endings() -> None:
    s = position(at=["hull", "none", "none"])
    play(s, "send train:slow exit:gate pay:own", results=(0,))
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("won", (0, 1))
    s = position(at=["aber", "cray", "ford"], points_to={"bude": "cray"}, tokens=1)
    play(s, "send train:slow exit:bude pay:own", results=(2,))
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("lost_tokens", ())
    assert judge_over(s) == "RH-4"
    s = position(turn=11, active="2")
    play(s, "set node:aber to:isle", "set node:aber to:bude")
    assert s.over is not None
    assert s.over.ending == "lost_time"
    assert [term.points for term in GAME.scores(s, 1)] == [0, 3]


def judge_over(s: Rails) -> str:
    slot = Slot("action", 0, 0, 1)
    why = GAME.refuse(s, slot, GAME.grammar.parse(s, "rest"))
    assert why is not None
    return why.rule


def test_options_that_do_not_fit_are_refused() -> None:
    assert GAME.options({"turns": "6"}, 3)["turns"] == "6"
    with pytest.raises(Refused) as refused:
        GAME.options({"turns": "6"}, 4)
    assert refused.value.because == Because("DN-2", "too_few_turns", {"seats": 4, "turns": 6})


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        ({"at": ["dove", "dove", "ford"]}, "two trains"),
        ({"at": ["gate", "dove", "ford"]}, "is home"),
        ({"points_to": {"aber": "elm"}}, "points of aber"),
        ({"coal": [4, 0]}, "coal"),
        ({"tokens": 9}, "tokens"),
        ({"at": {"express": "aber"}}, r"position\.at"),
    ],
)
def test_positions_that_cannot_be_are_refused(columns: dict[str, Any], expected: str) -> None:
    with pytest.raises(ScenarioError, match=expected):
        position(**columns)


# -- forecasts --------------------------------------------------------------------------------------


def list_sendings(s: Rails) -> list[Path]:
    """All ways to send a train off now."""
    slot = asked(s)
    number = GAME.grammar.by_name["send"].number
    return GAME.legal(s, slot, (number,)) if number in GAME.next_ids(s, slot, ()) else []


@pytest.mark.parametrize("name", list(MAPS))
def test_a_forecast_is_what_then_happens(name: str) -> None:
    tried = 0
    for s in walk(GAME, 2, f"forecast/{name}", {"map": name, "tokens": "6"}):
        if s.question is None:
            continue
        for move in list_sendings(s):
            _, train, leave_by, _ = move
            before = GAME.digest(s)
            for result, run in forecast(s, train, leave_by):
                trial, out = GAME.clone(s), Out()
                assert GAME.play(trial, asked(trial), move, out) is None
                GAME.settle(trial, result, out)
                home = bool(run.path) and run.path[-1] == s.map.homes[train]
                assert trial.at[train] == (NONE if home else run.path[-1])
                assert trial.tokens == max(0, s.tokens - run.delays)
                ran = next(event for event in out.events if event.kind == "train_ran")
                assert (ran.because, ran.args["lapsed"]) == (run.because, run.lapsed)
                assert len(run.path) + run.lapsed == result + 1 or run.delays
                tried += 1
            assert GAME.digest(s) == before
    assert tried > 300


def test_where_a_train_ends_up_has_the_odds_of_its_die() -> None:
    s = GAME.new(2)
    move = GAME.grammar.parse(s, "send train:fast exit:cray pay:own")
    # By hand: to Cray; on to Bude, where the slow train stands, so every longer run ends in Cray.
    assert Counter(run.path[-1] for _, run in forecast(s, 1, 2)) == {2: 6}
    s = position(points_to={"cray": "isle", "isle": "gate", "gate": "hull", "hull": "aber"})
    exact: Counter[int] = Counter()
    for result, run in forecast(s, 1, 2):
        exact[NONE if run.path[-1] == s.map.homes[1] else run.path[-1]] += DICE[1][result]
    assert exact == {2: 1, 8: 1, 6: 1, 7: 1, NONE: 2}
    ends: Counter[int] = Counter()
    dice = Dice("odds")
    for _ in range(6000):
        trial = GAME.clone(s)
        GAME.apply(trial, asked(trial), move, Out(on=False))
        assert trial.chance is not None
        GAME.settle(trial, dice.settle(trial.chance), Out(on=False))
        ends[trial.at[1]] += 1
    assert_odds(ends, {place: Fraction(n, 6) for place, n in exact.items()})


def test_looking_ahead_stops_at_dice_and_at_the_next_seat() -> None:
    s = GAME.new(2)
    parse = GAME.grammar.parse
    points, back = parse(s, "set node:aber to:isle"), parse(s, "set node:aber to:bude")
    run = parse(s, "send train:slow exit:aber pay:own")
    for moves, made, stopped in (
        ([points, back], 2, FINISHED),
        ([points, back, points], 2, OTHER_SEAT),
        ([run, back], 1, DRAW_AHEAD),
        ([points, points], 1, REFUSED),
    ):
        ahead = look_ahead(GAME, GAME.resample(s, 0, Dice(1)), 0, moves)
        assert (ahead.made, ahead.stopped) == (made, stopped)


# -- nothing is hidden ------------------------------------------------------------------------------


def test_there_is_one_world_for_everybody() -> None:
    """The exact list of consistent deals has one entry: the state itself."""
    s = position(at=["hull", "dove", "elm"], coal=[1, 2])
    for who in viewers(s):
        worlds = count_worlds(GAME, s, who, 200, GAME.digest)
        assert dict(worlds) == {GAME.digest(s): 200}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", list(MAPS))
def test_everybody_sees_the_same_at_every_state(name: str, seats: int) -> None:
    for s in walk(GAME, seats, f"twins/{seats}", {"map": name}):
        assert all(GAME.view(s, who) == GAME.view(s, SPECTATOR) for who in range(seats))
        for who in viewers(s):
            twin = assert_twins(GAME, s, who, "open")
            assert GAME.digest(twin) == GAME.digest(s)


@pytest.mark.parametrize("name", list(MAPS))
def test_bytes_scenarios_and_copies_give_the_state_back(name: str) -> None:
    for s in walk(GAME, 3, f"stored/{name}", {"map": name}):
        assert_stored(GAME, s)
        assert GAME.clone(s).map is s.map


def test_broken_bytes_and_scenarios_are_refused_with_one_kind_of_error_each() -> None:
    for n, s in enumerate(walk(GAME, 2, "broken", {"turns": "6"})):
        if n % 10 == 0:
            assert_broken_bytes_are_refused(GAME, s, Dice(n))
            assert_broken_scenarios_are_refused(GAME, write(GAME, s))


def test_same_moves_and_draws_give_the_same_digests() -> None:
    one = [GAME.digest(s) for s in walk(GAME, 4, "same")]
    assert one == [GAME.digest(s) for s in walk(GAME, 4, "same")]
    assert one != [GAME.digest(s) for s in walk(GAME, 4, "other")]


def test_every_ending_comes_up_and_games_end_within_the_bound() -> None:
    endings: set[str] = set()
    for n in range(120):
        tokens = ("1", "6")[n % 2]
        last = GAME.new(2)
        for s in walk(GAME, 2, f"end/{n}", {"tokens": tokens, "turns": "20", "map": list(MAPS)[n % 2]}):
            last = s
        assert last.over is not None
        assert sum(last.asked) <= GAME.meta.longest
        endings.add(last.over.ending)
    assert endings == {"won", "lost_tokens", "lost_time"}


def test_sure_marks_keep_their_promise() -> None:
    """Wherever a step promises to be completed, walking on finds a whole move."""
    for s in walk(GAME, 2, "sure", {"map": "cross"}):
        if s.question is None:
            continue
        slot = asked(s)
        for kind in GAME.next_ids(s, slot, ()):
            for first in GAME.next_ids(s, slot, (kind,)):
                moves = GAME.legal(s, slot, (kind, first))
                assert moves
                assert all(GAME.refuse(s, slot, move) is None for move in moves)


def test_walking_finds_what_trying_everything_finds() -> None:
    for n, s in enumerate(walk(GAME, 2, "walk", {"map": "ring"})):
        if s.question is None or n % 5:
            continue
        slot = asked(s)
        tried: set[Path] = set()
        for kind in GAME.grammar.kinds:
            paths: list[Path] = [(kind.number,)]
            for part in kind.parts:
                paths = [(*path, i) for path in paths for i in range(part.domain.size(s))]
            tried |= {path for path in paths if GAME.refuse(s, slot, path) is None}
        assert tried == set(GAME.legal(s, slot))


def test_tokens_name_trains_and_nodes() -> None:
    s = GAME.new(2)
    path = GAME.grammar.parse(s, "send train:fast exit:cray pay:shared")
    assert GAME.grammar.show_json(s, path) == {"kind": "send", "train": TRAINS[1], "exit": "cray", "pay": "shared"}
    assert GAME.grammar.parse_json(s, GAME.grammar.show_json(s, path)) == path


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_that_happens_can_be_said(lang: str) -> None:
    assert_told(GAME, lang, {"map": "cross"})
