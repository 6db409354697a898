"""What is told ahead is what then happens: forecasts, the odds of deploying, and what a card changes."""

from __future__ import annotations

import pytest

from roundhouse.games.switch_and_signal.ahead import look_ahead
from roundhouse.games.switch_and_signal.ahead_shapes import Ahead, TrainAhead
from roundhouse.games.switch_and_signal.consequences import after, list_consequences, places_of
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.forecast import forecast
from roundhouse.games.switch_and_signal.look_along import look_along
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.texts import LANGUAGES, texts_for
from tests.rules.switch_and_signal.build import position, roll, say, slot
from tests.rules.switch_and_signal.playing import pick, scatter

AT_RED = {"black-1": ("amiens__paris/1", "paris")}


def ahead(s: SwitchState, begun: str = "") -> Ahead:
    before = GAME.digest(s)
    found = look_ahead(s, SPECTATOR, GAME.grammar.parse(s, begun) if begun else ())
    assert GAME.digest(s) == before
    return found


def keys(s: SwitchState, begun: str) -> list[tuple[str, str, str]]:
    return [(one.mood, one.train, one.because.key) for one in ahead(s, begun).after]


def the_train(found: Ahead, name: str) -> TrainAhead:
    return next(one for one in found.trains if one.train == name)


# -- trains -----------------------------------------------------------------------------------------------


def test_every_train_on_the_network_is_told_in_the_words_of_the_notation() -> None:
    s = position(trains={**AT_RED, "grey-1": "berlin"}, red=["paris/amiens"], green=["paris/tours"])
    found = ahead(s)
    assert [one.train for one in found.trains] == ["black-1", "grey-1"]
    black = the_train(found, "black-1")
    assert (black.sides, black.free, black.tokens) == (6, 0, sum(s.edition.die_faces[0]))
    first = black.faces[0].outcomes[black.faces[0].best]
    assert (first.place, first.facing, first.cost, first.path) == ("amiens__paris/1", "paris", 2, [])
    assert (first.because.key, first.because.args) == ("signal_is_red", {"signal": "paris/amiens"})
    assert [one.key for one in black.from_here] == ["here_red"]


@pytest.mark.parametrize("seed", range(6))
def test_the_numbers_are_those_of_the_forecast(seed: int) -> None:
    s = position(("europe", "north_america")[seed % 2], hand={"move": 2})
    scatter(s, Dice(f"ahead/{seed}"))
    for one in ahead(s).trains:
        faces = forecast(s, s.train_tokens.index(one.train))
        assert [(face.points, face.weight, len(face.outcomes)) for face in faces] == [
            (face.points, face.weight, len(face.outcomes)) for face in one.faces
        ]
        for face, shown in zip(faces, one.faces, strict=True):
            assert shown.outcomes[shown.best].cost == min(outcome.cost for outcome in face.outcomes)
            for outcome, told in zip(face.outcomes, shown.outcomes, strict=True):
                assert (told.place == "") == (outcome.place == NONE)
                assert len(told.path) == len(outcome.path)


def test_a_known_roll_shows_every_way_to_go_on() -> None:
    s = position(trains={"black-1": "paris"}, hand={"move": 1}, green=["paris/amiens", "paris/tours", "paris/dijon"])
    assert ahead(s).run is None
    say(s, "move train:black-1 pay:move")
    roll(s, 3)
    if s.question is not None and s.question.slots[0].what == "rolled":
        say(s, "run")
    run = ahead(s).run
    assert run is not None
    assert (run.train, run.points) == ("black-1", 3)
    assert sorted(one.exits[0] for one in run.outcomes) == ["paris/amiens", "paris/dijon", "paris/tours"]


def test_nothing_is_told_when_it_is_over() -> None:
    s = position(trains=AT_RED, red=["paris/amiens"], tokens=1, cards_left=0, hand={"move": 1}, used=["logistician"])
    lost = the_train(ahead(s), "black-1")
    assert all(outcome.loses for face in lost.faces for outcome in face.outcomes)
    assert ("bad", "black-1", "ahead_may_lose") in keys(s, "move train:black-1")
    say(s, "move train:black-1 pay:move")
    roll(s, 4)
    assert s.over is not None
    assert ahead(s) == Ahead(trains=[], deploy=None, run=None, after=[], changed=[])


# -- deploying ----------------------------------------------------------------------------------------------


def test_the_odds_of_two_dice_and_the_price_of_an_occupied_place() -> None:
    s = position(trains={"black-1": "hamburg"})
    deploy = ahead(s).deploy
    assert deploy is not None
    assert deploy.total == sum(one.weight for one in deploy.starts) == 36
    by_number = {number: one for one in deploy.starts for number in one.numbers}
    assert [by_number[number].weight for number in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert (by_number[8].start, by_number[8].train, by_number[8].cost) == ("hamburg", "black-1", 2)
    assert {one.cost for one in deploy.starts if not one.train} == {0}


def test_tiles_that_are_gone_cannot_come() -> None:
    s = position(options={"location_tiles": "instead_of_dice"}, at="turn")
    deploy = ahead(s).deploy
    assert deploy is not None
    assert {one.weight for one in deploy.starts} == {1}
    assert deploy.total == 11


def test_a_taken_start_place_is_foretold_before_the_roll() -> None:
    s = position(trains={"black-1": "hamburg"}, at="turn")
    assert keys(s, "roll_dice") == [("bad", "", "ahead_may_fail")]
    told = ahead(s, "deploy colour:grey").after[0].because
    assert told.args == {"faces": 5, "sides": 36, "tokens": 2}
    assert keys(position(at="turn"), "roll_dice") == []


def test_on_the_start_card_a_taken_place_costs_nothing() -> None:
    s = position(trains={"black-1": "hamburg"}, at="turn", turn=1)
    deploy = ahead(s).deploy
    assert deploy is not None
    assert deploy.again
    assert {one.cost for one in deploy.starts} == {0}
    assert keys(s, "roll_dice") == []


def test_trains_that_a_helper_holds_back() -> None:
    s = position(trains={**AT_RED, "black-2": ("tours__paris/1", "tours")}, red=["paris/amiens"], green=["paris/tours"])
    found = keys(s, "use_conductor colour:black")
    assert ("good", "black-1", "ahead_spared") in found
    assert {train for _, train, _ in found} == {"black-1", "black-2"}
    assert keys(s, "use_conductor colour:grey") == []


# -- what a card changes --------------------------------------------------------------------------------------


def test_taking_the_light_a_train_needs() -> None:
    s = position(trains={"black-1": ("amiens__paris/1", "paris")}, green=["paris/amiens"], red=["paris/tours"])
    found = keys(s, "signal from:paris/amiens")
    assert found[0] == ("bad", "black-1", "ahead_strands")
    assert ("bad", "black-1", "ahead_takes_light") in found
    assert [one.train for one in ahead(s, "signal from:paris/amiens").changed] == ["black-1"]
    assert keys(s, "signal from:paris/dijon to:paris/tours") == []


def test_giving_it_the_light_frees_it() -> None:
    s = position(trains=AT_RED, red=["paris/amiens"], green=["paris/tours"])
    assert ("good", "black-1", "ahead_frees") in keys(s, "signal from:paris/tours to:paris/amiens")
    assert ahead(s).after == []


def test_a_switch_turns_a_train_away_from_a_collision() -> None:
    s = position(
        trains={"black-1": ("calais__amiens/1", "amiens"), "grey-1": ("amiens__paris/1", "amiens")},
        switches={"amiens": "paris-calais"},
    )
    assert ("good", "black-1", "ahead_parts") in keys(s, "switch at:amiens to:amiens/calais-brussels")
    assert ("bad", "black-1", "ahead_may_collide") in keys(s, "move train:black-1")


def test_a_loaded_train_before_the_port() -> None:
    s = position(trains={"black-1": ("lyon__marseille/1", "marseille", "red")}, green=["marseille/lyon"])
    assert ("good", "black-1", "ahead_may_deliver") in keys(s, "move train:black-1")
    assert ("bad", "black-1", "ahead_no_port") in keys(s, "signal from:marseille/lyon")


@pytest.mark.parametrize("seed", range(8))
def test_a_card_changes_what_was_told_and_nothing_else(seed: int) -> None:
    """Any signal or switch card: the board foretold is the board there then is, and so are the trains that change."""
    dice = Dice(f"cards/{seed}")
    s = position(("europe", "north_america")[seed % 2], hand={"signal": 3, "switch": 3})
    scatter(s, dice)
    moves = [path for path in GAME.legal(s, slot(s)) if GAME.grammar.kinds[path[0]].name in ("signal", "switch")]
    for _ in range(12):
        path = pick_path(dice, moves)
        told, real = after(s, path), s.clone()
        GAME.apply(real, slot(real), path, Out(on=False))
        assert told is not None
        assert (told.green, told.setting) == (real.green, real.setting)
        changed = {
            s.train_tokens[train]
            for train, place in enumerate(s.train_place)
            if place != NONE and places_of(forecast(s, train)) != places_of(forecast(real, train))
        }
        found = look_ahead(s, SPECTATOR, path)
        assert {one.train for one in found.changed} == changed
        assert {one.train for one in found.after} >= changed


def pick_path(dice: Dice, moves: list[tuple[int, ...]]) -> tuple[int, ...]:
    return moves[pick(dice, list(range(len(moves))))]


def test_what_changes_no_board_changes_nothing() -> None:
    s = position(trains={"black-1": "paris"}, hand={"move": 1})
    for begun in ("load", "load train:black-1", "end_actions", "move", "signal", "switch at:lyon"):
        assert ahead(s, begun).after == []
        assert ahead(s, begun).changed == []


# -- words and secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    texts = texts_for(GAME, lang)
    met: set[str] = set()
    for seed in range(40):
        dice = Dice(f"words/{seed}")
        s = position(("europe", "north_america")[seed % 2], hand={"signal": 2, "switch": 2, "move": 2})
        scatter(s, dice)
        said = [because for train, place in enumerate(s.train_place) if place != NONE
                for because in look_along(s, train)]  # fmt: skip
        moves = GAME.legal(s, slot(s))
        for _ in range(20):
            said += [because for _, _, because in list_consequences(s, pick_path(dice, moves))]
        for because in said:
            met.add(because.key)
            assert "‹" not in texts.why(GAME, s, because).text, because
    assert len(met) >= 20, sorted(met)


def test_hidden_hands_change_nothing_of_what_is_told() -> None:
    s = position(options={"hidden_hands": "yes"}, trains=AT_RED, hand={"move": 2}, other_hand={"signal": 3})
    begun = GAME.grammar.parse(s, "move train:black-1")
    told = look_ahead(s, 0, begun)
    for seed in range(5):
        assert look_ahead(GAME.resample(s, 0, Dice(seed)), 0, begun) == told


@pytest.mark.parametrize("options", [{}, {"location_tiles": "random_numbers"}])
def test_the_odds_of_deploying_are_what_the_dice_do(options: dict[str, str]) -> None:
    """All 36 results of the two dice, one after another: where the train comes to stand, or what its failing costs."""
    s = position(trains={"black-1": "hamburg", "grey-1": "vienna"}, options=options, at="turn", tokens=7)
    while s.chance is None or not s.chance.purpose.startswith("deployment_dice"):
        if s.chance is not None:
            GAME.settle(s, s.chance.weights.index(max(s.chance.weights)), Out(on=False))
        else:
            GAME.apply(s, slot(s), GAME.legal(s, slot(s))[0], Out(on=False))
    deploy = ahead(s).deploy
    assert deploy is not None
    came = dict.fromkeys((one.start for one in deploy.starts), 0)
    failed = 0
    for result in range(36):
        t, out = s.clone(), Out()
        GAME.settle(t, result, out)
        placed = [event for event in out.events if event.kind == "train_deployed"]
        if placed:
            came[t.map.start_tokens[placed[0].args["start"]]] += 1
        else:
            failed += 1
            assert t.tokens == s.tokens - 2
    assert came == {one.start: 0 if one.train else one.weight for one in deploy.starts}
    assert failed == sum(one.weight for one in deploy.starts if one.train) > 0
