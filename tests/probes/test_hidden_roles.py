"""The probe of secret roles, windows, a discussion, claims, private looks and rewinds."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from roundhouse.kernel import codec, scenarios, state
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.ids import EVERYBODY, NONE, SPECTATOR, sees
from roundhouse.kernel.options import Options
from roundhouse.kernel.scenarios import ScenarioError
from roundhouse.texts.catalogues import faults, keys
from tests.probes.all_worlds import (
    all_worlds,
    assert_kept,
    assert_odds,
    assert_twins_stand,
    play_text,
    possible,
    random_states,
    refused,
    settle_all,
    view_bytes,
    viewers,
)
from tests.probes.hidden_roles import GAME, list_with_stop
from tests.probes.hidden_roles_title.knowledge import View, knows_role, read_cards, read_roles
from tests.probes.hidden_roles_title.state import CREW, CrewState

# Any: tables of scenarios.

LOYAL, SABOTEUR = 0, 1
CREEP, RUN, SKID = 0, 1, 2


def begin(*roles: int, **options: str) -> CrewState:
    """A game with given roles, at its first action; without talk unless it is asked for."""
    s = GAME.new(len(roles), {"talk": "no"} | options)
    settle_all(GAME, s, roles)
    return s


def say(s: CrewState, *texts: str, out: Out = SILENT) -> None:
    """Moves like `1: drive`, the seat first."""
    for text in texts:
        seat, _, move = text.partition(": ")
        play_text(GAME, s, int(seat), move, out)


def everybody(s: CrewState, text: str) -> None:
    """The same answer of all who are asked."""
    assert s.question is not None
    for slot in s.question.open_slots():
        play_text(GAME, s, slot.owner, text)


def look_and_leave(s: CrewState, *cards: int) -> None:
    """Seat 0 looks at the pile and leaves it as it is; then nobody does anything, up to the whistles."""
    say(s, "0: look")
    everybody(s, "pass")
    settle_all(GAME, s, cards)
    say(s, "0: leave")
    everybody(s, "abstain")


def what(s: CrewState) -> str:
    return s.question.slots[0].what if s.question is not None else ""


def seen_by(s: CrewState, who: int) -> View:
    view = GAME.view(s, who)
    assert isinstance(view, View)
    return view


# -- roles ------------------------------------------------------------------------------------------


def test_each_seat_sees_its_own_role_only() -> None:
    s = begin(SABOTEUR, LOYAL, SABOTEUR)
    assert seen_by(s, 0).roles == ["saboteur", "?", "?"]
    assert seen_by(s, SPECTATOR).roles == ["?", "?", "?"]


def test_partners_know_each_other_only_by_agreement_and_only_when_all_roles_are_dealt() -> None:
    s = GAME.new(3, {"partners": "yes"})
    settle_all(GAME, s, (SABOTEUR, LOYAL))
    assert seen_by(s, 0).roles == ["saboteur", "?", "?"]
    settle_all(GAME, s, (SABOTEUR,))
    assert seen_by(s, 0).roles == ["saboteur", "loyal", "saboteur"]
    assert seen_by(s, 1).roles == ["?", "loyal", "?"]


def test_inspecting_takes_a_lamp_and_shows_the_role_to_the_chair() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    assert refused(GAME, s, 0, "inspect seat:1") == "HR-6.1"
    say(s, "0: inspect seat:2")
    everybody(s, "pass")
    assert (s.lamps[0], seen_by(s, 0).roles[1], seen_by(s, 2).roles[1]) == (0, "saboteur", "?")
    s.frames[-1].jump("ask_action")
    s.question = None
    GAME.advance(s, SILENT)
    assert refused(GAME, s, 0, "inspect seat:2") == "HR-3.3"


# -- windows ----------------------------------------------------------------------------------------


def test_a_window_asks_those_whom_public_facts_entitle() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL, SABOTEUR)
    s.stops[1] = 0
    s.suspended = 3
    say(s, "0: drive")
    assert s.question is not None
    assert [slot.owner for slot in s.question.slots] == list_with_stop(s) == [2]


def test_a_window_that_concerns_nobody_is_not_opened() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    s.stops = [1, 0, 0]
    say(s, "0: drive")
    assert s.chance is not None


def test_the_first_stop_from_the_chair_onwards_counts_and_costs_its_token() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    say(s, "0: drive", "2: stop", "1: stop")
    assert (s.stops, s.track, what(s)) == ([1, 0, 1], 0, "vote")


def test_without_a_stop_the_action_happens() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    say(s, "0: haste", "1: pass", "2: pass")
    settle_all(GAME, s, (RUN, CREEP))
    assert (s.track, len(s.used), what(s)) == (3, 2, "vote")


def test_nobody_sees_that_another_has_answered() -> None:
    for text, answer in (("reaction", "stop"), ("vote", "accuse seat:1"), ("whistle", "blow")):
        s = begin(LOYAL, SABOTEUR, LOYAL)
        say(s, "0: look")
        while what(s) != text:
            if s.chance is not None:
                settle_all(GAME, s, (RUN,))
            else:
                everybody(s, {"reaction": "pass", "bury": "leave", "vote": "abstain"}[what(s)])
        before = {who: (view_bytes(GAME, s, who), question_of(s, who)) for who in viewers(s)}
        say(s, f"2: {answer}")
        after = {who: (view_bytes(GAME, s, who), question_of(s, who)) for who in viewers(s)}
        assert after.pop(2)[1] == ""
        before.pop(2)
        assert after == before
        assert refused(GAME, s, 2, answer) == "RH-2"


def question_of(s: CrewState, who: int) -> str:
    slot = GAME.slot_of(s, who) if who != SPECTATOR else None
    return slot.question if slot is not None else ""


def test_a_world_for_somebody_takes_back_the_answers_of_the_others() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    say(s, "0: drive", "2: stop")
    for who, known in ((0, [None, None]), (1, [None, None]), (2, [None, GAME.grammar.parse(s, "stop")])):
        twin = GAME.resample(s, who, Dice(1))
        assert twin.question is not None
        assert twin.question.answers == known


# -- looking ----------------------------------------------------------------------------------------


def test_a_look_is_private_and_the_upper_card_may_go_under_the_pile() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    out = Out()
    say(s, "0: look", "1: pass", "2: pass", out=out)
    GAME.settle(s, RUN, out)
    GAME.settle(s, SKID, out)
    assert [card.card for card in seen_by(s, 0).cards[0]] == ["run", "skid"]
    assert [card.card for card in seen_by(s, 1).cards[0]] == ["?", "?"]
    assert [event.kind for event in out.events if sees(event.audience, 1)] == ["announced"]
    left = s.pile.left
    say(s, "0: bury")
    assert (s.pile.left, s.pile.under, s.pile.next_slot()) == (left, [0], 1)


def test_a_second_look_finds_what_the_first_has_decided() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    look_and_leave(s, RUN, SKID)
    everybody(s, "pass")
    say(s, "1: look")
    everybody(s, "pass")
    assert what(s) == "bury"  # nothing had to be drawn
    assert [card.card for card in seen_by(s, 1).cards[0]] == ["run", "skid"]
    assert seen_by(s, 2).cards[0][0].seen == [0, 1]


def test_there_is_nothing_to_look_at_in_an_empty_pile() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    for kind in (0, 0, 1, 1, 2, 2):
        s.pile.decide(kind, EVERYBODY)
        s.used.append(s.pile.take())
    assert refused(GAME, s, 0, "look") == "HR-3.2"
    say(s, "0: drive")
    everybody(s, "pass")
    assert (s.pile.epoch, s.used) == (1, [])
    assert s.chance is not None
    assert s.chance.purpose == "card/1/0"


# -- talking ----------------------------------------------------------------------------------------


def test_in_a_discussion_two_statements_each_and_the_chair_closes() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL, talk="yes")
    s.stops = [0, 0, 0]
    say(s, "0: look")
    settle_all(GAME, s, (RUN, SKID))
    say(s, "0: leave")
    assert refused(GAME, s, 1, "close") == "HR-5.2"
    assert refused(GAME, s, 1, "say seat:2 opinion:trust") == "HR-6.1"
    others = question_of(s, 2)
    first = question_of(s, 1)
    say(s, "1: say seat:1 opinion:doubt")
    assert question_of(s, 1) != first  # a question is answered once
    assert question_of(s, 2) == others
    say(s, "1: say seat:3 opinion:trust")
    assert refused(GAME, s, 1, "say seat:3 opinion:trust") == "HR-5.1"
    slot = GAME.slot_of(s, 1)
    assert slot is not None
    assert GAME.choices(s, slot) == []
    say(s, "0: close")
    assert what(s) == "vote"


def test_claims_are_made_at_any_time_and_change_nothing_that_is_asked() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    asked = question_of(s, 0)
    say(s, "2: claim seat:1 role:saboteur", "0: claim seat:2 role:saboteur")
    assert question_of(s, 0) == asked
    assert refused(GAME, s, 2, "claim seat:1 role:saboteur") == "HR-5.3"
    say(s, "2: claim seat:1 role:loyal")
    assert s.claims[2] == [LOYAL, NONE, NONE]


# -- voting -----------------------------------------------------------------------------------------


def test_votes_are_read_in_order_and_the_second_against_somebody_ends_the_reading() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL, SABOTEUR)
    s.stops = [0, 0, 0, 0]
    say(s, "0: look")
    settle_all(GAME, s, (RUN, SKID))
    say(s, "0: leave")
    out = Out()
    say(s, "3: accuse seat:1", "2: accuse seat:2", "1: accuse seat:1", "0: accuse seat:2", out=out)
    assert [event.kind for event in out.events] == ["accused", "accused", "accused", "suspended"]
    assert s.suspended == 1
    assert s.question is not None
    assert [slot.owner for slot in s.question.slots] == [0, 2, 3]
    everybody(s, "pass")
    assert s.chair == 2


# -- whistles ---------------------------------------------------------------------------------------


def test_a_whistle_takes_the_round_back_but_not_what_was_seen_claimed_or_counted() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    asked = s.asked[:]
    say(s, "1: claim seat:1 role:saboteur", "0: haste")
    everybody(s, "pass")
    settle_all(GAME, s, (RUN, SKID))
    everybody(s, "abstain")
    say(s, "0: pass", "1: blow", "2: pass")
    assert (s.track, s.used, s.pile.taken, s.pile.left) == (0, [], 0, 6)
    assert [card.card for card in seen_by(s, SPECTATOR).cards[0]] == ["run", "skid"]
    assert s.claims[1][0] == SABOTEUR
    assert s.whistles == [1, 0, 1]
    assert all(now > before for now, before in zip(s.asked, asked, strict=True))
    everybody(s, "pass")
    assert what(s) == "action"
    say(s, "0: drive")
    everybody(s, "pass")
    assert s.track == 2  # the same card, without a draw


def test_a_second_whistle_takes_back_the_first() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    say(s, "0: haste")
    everybody(s, "pass")
    settle_all(GAME, s, (RUN, SKID))
    everybody(s, "abstain")
    say(s, "0: pass", "1: pass", "2: blow")
    assert s.track == 0
    assert s.question is not None
    assert [slot.owner for slot in s.question.slots] == [0, 1]
    say(s, "0: blow", "1: pass")
    assert (s.track, s.used, s.pile.taken, s.round, s.chair) == (0, [0, 1], 2, 2, 1)
    assert s.whistles == [0, 1, 0]


def test_a_rewind_past_a_new_pile_finds_the_old_one_and_back_again() -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    s.stops = [0, 0, 0]
    for kind in (SKID, RUN, SKID, CREEP, CREEP):
        s.pile.decide(kind, EVERYBODY)
        s.used.append(s.pile.take())
    s.points = []
    s.question = None
    s.frames[-1].jump("begin_round")
    GAME.advance(s, SILENT)
    say(s, "0: haste")
    settle_all(GAME, s, (RUN, SKID))
    everybody(s, "abstain")
    assert (s.pile.epoch, s.used) == (1, [0])
    say(s, "0: pass", "1: blow", "2: pass")
    assert (s.pile.epoch, s.pile.left, len(s.used)) == (0, 1, 5)
    say(s, "0: pass", "2: blow")
    assert (s.pile.epoch, s.used, s.pile.kind(0)) == (1, [0], SKID)


def test_twins_whistle_alike_and_restore_points_need_no_re_dealing() -> None:
    s = begin(SABOTEUR, LOYAL, SABOTEUR, LOYAL)
    look_and_leave(s, RUN, SKID)
    for who in viewers(s):
        different = 0
        for seed in range(12):
            true, twin = GAME.clone(s), GAME.resample(s, who, Dice(seed))
            different += GAME.digest(true) != GAME.digest(twin)
            for text in ("0: pass", "1: blow", "2: pass", "3: pass", "0: pass", "2: blow", "3: pass"):
                say(true, text)
                say(twin, text)
                assert view_bytes(GAME, true, who) == view_bytes(GAME, twin, who)
                assert question_of(true, who) == question_of(twin, who)
                assert true.points == twin.points
                assert true.question is not None
        assert different > 0


# -- ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("track", "card", "ending", "winners"), [(3, RUN, "home", (0, 2)), (-1, SKID, "lost", (1,))])
def test_the_train_ends_the_game_and_all_roles_are_shown(
    track: int, card: int, ending: str, winners: tuple[int, ...]
) -> None:
    s = begin(LOYAL, SABOTEUR, LOYAL)
    s.track = track
    say(s, "0: drive", "1: pass", "2: pass")
    settle_all(GAME, s, (card,))
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == (ending, winners)
    assert [sum(t.points for t in GAME.scores(s, seat)) for seat in range(3)] == [int(n in winners) for n in range(3)]
    assert "?" not in seen_by(s, SPECTATOR).roles
    assert refused(GAME, s, 0, "drive") == "RH-4"


def test_night_falls_after_the_last_round() -> None:
    table: dict[str, Any] = {"seats": 3, "position": {"roles": ["loyal", "saboteur", "loyal"], "round": CREW.rounds}}
    s = scenarios.read(GAME, table)
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("out_of_time", (1,))


def test_a_scenario_by_hand_begins_a_round_and_needs_roles() -> None:
    s = scenarios.read(GAME, {"seats": 3, "position": {"roles": ["loyal", "saboteur", "loyal"], "track": 3}})
    assert (what(s), s.round, seen_by(s, 1).roles) == ("action", 1, ["?", "saboteur", "?"])
    with pytest.raises(ScenarioError, match="no role"):
        scenarios.read(GAME, {"seats": 3})


def test_a_scenario_with_broken_restore_points_is_refused() -> None:
    table = scenarios.write(GAME, begin(LOYAL, SABOTEUR, LOYAL))
    for broken in ("zz", "00", table["flow"]["restore_points"][0][:-2]):
        table["flow"]["restore_points"] = [broken]
        with pytest.raises(ScenarioError, match="restore_points"):
            scenarios.read(GAME, table)


# -- at every state ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (3, {"partners": "yes"}), (4, {"talk": "no"}), (5, {"partners": "yes"})]
)
def test_random_games_end_and_every_state_holds(seats: int, options: dict[str, str]) -> None:
    whistles = 0
    for seed in range(3):
        dice = Dice(seed)
        for n, s in enumerate(random_states(GAME, seats, options, seed)):
            if n % 2 == 0 or s.over is not None:
                assert_twins_stand(GAME, s, dice)
            if n % 7 == 0 or s.over is not None:
                assert_kept(GAME, s)
            if s.over is not None:
                whistles += seats - sum(s.whistles)
    assert whistles > 0


def test_same_draws_and_moves_give_the_same_digests() -> None:
    def run() -> list[str]:
        return [GAME.digest(s) for s in random_states(GAME, 4, {}, "same")]

    assert run() == run()


def test_hidden_places_vary() -> None:
    s = begin(SABOTEUR, LOYAL, SABOTEUR)
    look_and_leave(s, RUN, SKID)
    worlds = [GAME.resample(s, 1, Dice(n)) for n in range(40)]
    assert len({tuple(read_roles(world, 1)) for world in worlds}) > 1
    assert len({tuple(read_cards(world, 1)) for world in worlds}) > 1
    assert {world.roles[1] for world in worlds} == {LOYAL}
    assert all(world.pile.deck.seen == s.pile.deck.seen for world in worlds)


# -- all worlds -------------------------------------------------------------------------------------

NOBODY_STOPS = [(0, "pass"), (1, "pass"), (2, "pass")]
NOBODY_VOTES = [(0, "abstain"), (1, "abstain"), (2, "abstain")]
LOOKED = [
    (0, "inspect seat:2"), *NOBODY_STOPS[1:], *NOBODY_VOTES, *NOBODY_STOPS,
    (1, "look"), (0, "pass"), (2, "pass"),
]  # fmt: skip
WHISTLED = [
    *LOOKED, (1, "bury"), *NOBODY_VOTES, (0, "pass"), (1, "pass"), (2, "blow"), (0, "pass"), (1, "pass"),
    (1, "look"), (0, "pass"), (2, "pass"), (1, "leave"),
]  # fmt: skip


def deal(s: CrewState) -> tuple[object, ...]:
    odds = tuple(s.chance.weights) if s.chance is not None else ()
    return (tuple(s.roles), tuple(s.pile.deck.kinds), tuple(s.pile.deck.bag), odds)


def check_odds(
    worlds: list[tuple[CrewState, Any]], roles: list[int], cards: list[int], who: int, least: int, tries: int
) -> None:
    true = next(s for s, _ in worlds if s.roles == roles and s.pile.deck.kinds == cards)
    exact = possible(GAME, worlds, true, who, deal)
    assert len(exact) >= least
    assert_odds(GAME, true, who, exact, deal, tries)


@pytest.mark.parametrize("partners", ["no", "yes"])
@pytest.mark.parametrize("who", [SPECTATOR, 0, 1, 2])
def test_every_consistent_deal_comes_up_as_often_as_counting_says(who: int, partners: str) -> None:
    start = GAME.new(3, {"partners": partners, "talk": "no"})
    worlds = all_worlds(GAME, start, LOOKED)
    least = 1 if (who, partners) == (1, "yes") else 2
    check_odds(worlds, [LOYAL, SABOTEUR, SABOTEUR], [RUN, SKID], who, least, 4000)


@pytest.mark.parametrize("who", [SPECTATOR, 0, 1, 2])
def test_after_a_whistle_the_odds_are_still_those_of_all_that_was_seen(who: int) -> None:
    worlds = all_worlds(GAME, GAME.new(3, {"talk": "no"}), WHISTLED)
    assert all(len(s.points) == 2 for s, _ in worlds)
    check_odds(worlds, [LOYAL, LOYAL, SABOTEUR], [RUN, RUN], who, 2, 4000)


@pytest.mark.parametrize("who", [SPECTATOR, 0, 1])
def test_while_a_role_or_a_card_is_being_drawn_its_odds_belong_to_the_world(who: int) -> None:
    start = GAME.new(3, {"talk": "no"})
    worlds = all_worlds(GAME, start, [], until="role/3")
    check_odds(worlds, [SABOTEUR, LOYAL, NONE], [], who, 2, 3000)
    worlds = all_worlds(GAME, start, LOOKED, until="card/0/1")
    check_odds(worlds, [SABOTEUR, LOYAL, LOYAL], [CREEP], who, 2, 3000)


# -- texts and time ---------------------------------------------------------------------------------


def test_both_languages_say_the_same_things() -> None:
    package = GAME.meta.package
    assert keys(package, "en") == keys(package, "de")
    assert faults(package, "en") == faults(package, "de") == []


def test_a_point_names_no_card_and_no_role() -> None:
    one, other = begin(SABOTEUR, LOYAL, SABOTEUR), begin(LOYAL, SABOTEUR, LOYAL)
    look_and_leave(one, RUN, SKID)
    look_and_leave(other, SKID, SKID)
    assert one.points == other.points
    assert codec.digest(one) != codec.digest(other)
    assert not knows_role(one, 1, 0)


# -- a later version of the columns -----------------------------------------------------------------


def later(values: dict[str, Any]) -> dict[str, Any]:
    """From version 1 to 2: the line is counted in half miles, and it is noted who has claimed anything."""
    values["track"] *= 2
    values["loud"] = [int(any(role != NONE for role in line)) for line in values["claims"]]
    return values


class LaterCrew(CrewState):
    """One edition later: the line is counted in half miles, and it is kept who has claimed anything."""

    __slots__ = ("loud",)
    COLUMNS: ClassVar[state.Columns] = state.Columns(
        2,
        (*CrewState.COLUMNS.all, state.row("loud", by="seat", kept=True)),
        earlier={1: (CrewState.COLUMNS.all, later)},
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.loud = [0] * seats

    def clone(self) -> LaterCrew:
        other = LaterCrew(self.seats, self.options)
        base = super().clone()
        for name in ("frames", "sequences", "question", "sealed", "held", "chance", "over", "side_moves"):
            setattr(other, name, getattr(base, name))
        for name in ("draws", "asked", "points", *(column.name for column in CrewState.COLUMNS.all)):
            setattr(other, name, getattr(base, name))
        other.loud = self.loud[:]
        return other


def test_a_state_of_an_earlier_version_is_upgraded_with_its_restore_points() -> None:
    s = begin(SABOTEUR, LOYAL, SABOTEUR)
    s.track = 1
    s.frames[-1].jump("begin_round")
    s.question = None
    GAME.advance(s, SILENT)
    say(s, "2: claim seat:1 role:loyal", "0: drive", "1: pass", "2: pass")
    settle_all(GAME, s, (RUN,))
    everybody(s, "abstain")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAME.title, "blank", LaterCrew)
        upgraded = GAME.decode(GAME.encode(s))
        assert isinstance(upgraded, LaterCrew)
        assert (s.track, upgraded.track, upgraded.loud) == (3, 6, [0, 0, 1])
        assert GAME.digest(GAME.decode(GAME.encode(upgraded))) == GAME.digest(upgraded)
        assert GAME.digest(GAME.clone(upgraded)) == GAME.digest(upgraded)
        for text in ("0: blow", "1: pass", "2: pass"):
            seat, _, move = text.partition(": ")
            play_text(GAME, upgraded, int(seat), move)
        assert (upgraded.track, upgraded.loud, upgraded.whistles) == (2, [0, 0, 1], [0, 1, 1])
        data = GAME.encode(upgraded)
    with pytest.raises(codec.CodecError):
        GAME.decode(data)
