"""The table: commands, refusals, questions, draws, undo, and what each may see."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.bots import make_bot
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.reasons import Refused
from roundhouse.table import Command, LocalTable, journal_of, look, open_table, resume_table, secret_of_seed, verify
from roundhouse.table.notes import ONLY, START, UNDO, Line, read_bytes
from tests.table.playing import a_finished_journal, a_table, play_on
from tests.table.yard import GAME, Yard, a_yard


def hands(table: LocalTable) -> list[list[int]]:
    s: Yard = table.state
    return s.hands


def with_hand(table: LocalTable, seat: int, *hand: int) -> None:
    """Stack the cards: the table goes on from a position of our own."""
    hands(table)[seat][:] = hand


def refused(table: LocalTable, seat: int, move: str, question: str | None = None) -> str:
    """The key of the refusal; the table has to stand as before."""
    before = table.game.digest(table.state), len(table.entries)
    asked = table.question(seat) if question is None else question
    reply = table.play(Command("", seat, asked, move))
    assert reply.because is not None, "accepted"
    assert not reply.accepted
    assert reply.question == table.question(seat)
    assert (table.game.digest(table.state), len(table.entries)) == before
    return reply.because.key


def bidding(seats: int = 2) -> LocalTable:
    """A table at which all are asked to bid."""
    table = a_table(seats=seats)
    for seat in range(seats):
        table.answer(seat, "done")
    return table


# -- the beginning ------------------------------------------------------------------------------------


def test_the_first_entry_is_the_set_up_with_its_draws() -> None:
    table = a_table()
    (first,) = table.entries
    assert (first.number, first.what) == (0, START)
    assert [draw.purpose for draw in first.draws] == ["deal"] * 4
    assert [draw.count for draw in first.draws] == [0, 1, 2, 3]
    assert first.digest == GAME.digest(GAME.decode(read_bytes(first.state)))
    assert table.question(0) == "0.0.1"
    assert table.question(1) == ""


def test_a_seed_stands_for_the_same_game_and_a_new_secret_for_another() -> None:
    assert a_table("x").entries == a_table("x").entries
    assert len({str(hands(a_table(str(n)))) for n in range(20)}) > 5


def test_options_and_seats_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refused):
        a_table(options={"rounds": "9"})
    with pytest.raises(Refused):
        a_table(seats=9)
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        a_table(names=["Ada"])


def test_a_table_can_begin_at_any_position_and_its_journal_stands_on_its_own() -> None:
    other = a_table("x", options={"rounds": "1"})
    other.answer(0, "done")
    table = open_table(GAME, start=other.state, secret=secret_of_seed("y"))
    assert table.header.options["rounds"] == "1"
    assert table.game.digest(table.state) == other.game.digest(other.state)
    play_on(table, Dice(1))
    assert verify(GAME, journal_of(table)).good


# -- commands -----------------------------------------------------------------------------------------


def test_an_accepted_command_makes_one_entry() -> None:
    table = a_table()
    reply = table.play(Command("c1", 0, "0.0.1", "  done "))
    assert reply.accepted
    assert reply.entry is not None
    assert reply.entry is table.entries[1]
    assert (reply.entry.command, reply.entry.question, reply.entry.move) == ("c1", "0.0.1", "done")
    assert reply.question == ""
    assert table.question(1) == "0.1.1"


def test_the_same_command_twice_gives_the_same_answer_and_changes_nothing() -> None:
    table = a_table()
    first = table.play(Command("c1", 0, "0.0.1", "done"))
    digest = GAME.digest(table.state)
    assert table.play(Command("c1", 0, "0.0.1", "done")) is first
    assert table.play(Command("c1", 0, "whatever", "swap")) is first
    no = table.play(Command("c2", 0, "0.0.1", "done"))
    assert not no.accepted
    assert table.play(Command("c2", 0, "0.0.1", "done")) is no
    assert (len(table.entries), GAME.digest(table.state)) == (2, digest)
    # The same id of another seat is another command.
    assert table.play(Command("c1", 1, "0.1.1", "done")).accepted


def test_an_answer_to_an_old_question_is_refused_with_the_new_one() -> None:
    table = a_table()
    with_hand(table, 0, 1, 1, 0)
    assert table.answer(0, "load wagon:coal").accepted
    reply = table.play(Command("c", 0, "0.0.1", "done"))
    assert reply.because is not None
    assert (reply.because.rule, reply.because.key) == ("RH-3", "question_has_changed")
    assert reply.question == "0.0.2"
    assert refused(table, 0, "done", "") == "question_has_changed"
    assert refused(table, 0, "done", "1.0.2") == "question_has_changed"


def test_what_cannot_be_is_refused_and_nothing_changes() -> None:
    table = a_table()
    with_hand(table, 0, 2, 0, 0)
    assert refused(table, 0, "load wagon:milk") == "not_in_hand"
    assert refused(table, 0, "draw") == "hand_is_full"
    assert refused(table, 0, "load") == "unfinished_move"
    assert refused(table, 0, "ring") == "something_else_is_asked"
    assert refused(table, 1, "done") == "you_are_not_asked"
    assert refused(table, 1, "swap") == "you_are_not_asked"
    assert refused(table, 0, "fly") == "no_such_kind"
    assert refused(table, 0, "") == "empty_move"
    assert refused(table, 0, "load wagon:gold") == "no_such_name"
    for seat in (-1, 2, 99):
        assert table.play(Command("", seat, "", "done")).because == table.play(Command("", 7, "", "x")).because
    reply = table.play(Command("", 0, table.question(0), "load wagon:gold"))
    assert reply.malformed is not None
    assert (reply.malformed.word, reply.malformed.expected) == ("gold", ("coal", "milk", "post"))


def test_nothing_is_played_when_the_game_is_over() -> None:
    table = a_table()
    play_on(table, Dice(1))
    assert table.over is not None
    assert table.asked_seats() == []
    assert refused(table, 0, "done") == "game_is_over"
    assert refused(table, 0, "claim wagon:milk") == "game_is_over"
    assert table.why_not(0, "done") is not None
    why = table.undo(0).because
    assert why is not None
    assert why.key == "game_is_over"


def test_a_beginning_can_be_asked_about_before_it_is_played() -> None:
    table = a_table()
    with_hand(table, 0, 2, 0, 0)
    assert table.why_not(0, "load") is None
    because = table.why_not(0, "load wagon:milk")
    assert because is not None
    assert because.key == "not_in_hand"
    because = table.why_not(1, "done")
    assert because is not None
    assert because.key == "you_are_not_asked"
    because = table.why_not(5, "done")
    assert because is not None
    assert because.key == "no_such_seat"
    with pytest.raises(Malformed):
        table.why_not(0, "fly")
    assert [step.token for step in table.choices(0)] == ["load", "done"]
    assert [step.token for step in table.choices(0, (0,))] == ["coal"]
    assert table.choices(1) == []
    assert [step.token for step in table.side_choices(0)] == ["swap", "claim"]
    assert [step.token for step in table.side_choices(1)] == ["claim"]
    assert [step.token for step in table.choices(1, GAME.grammar.parse(table.state, "claim"))] == [
        "coal",
        "milk",
        "post",
    ]


def test_side_moves_renew_the_question_and_asides_do_not() -> None:
    table = a_table()
    assert table.answer(0, "swap").accepted
    assert table.question(0) == "0.0.2"
    assert table.play(Command("aside", 1, "", "claim wagon:post")).accepted
    assert table.question(0) == "0.0.2"
    assert [entry.move for entry in table.entries[1:]] == ["swap", "claim wagon:post"]
    assert table.state.claims == [0, 1]


def test_a_sealed_answer_shows_to_nobody_until_all_are_given() -> None:
    table = bidding(3)
    assert table.asked_seats() == [0, 1, 2]
    questions = [table.question(seat) for seat in (1, 2)]
    views = [table.view(who) for who in (1, 2, SPECTATOR)]
    assert table.answer(0, "bid coins:0").accepted
    assert table.question(0) == ""
    assert [table.question(seat) for seat in (1, 2)] == questions
    assert [table.view(who) for who in (1, 2, SPECTATOR)] == views
    assert table.entries[-1].events == []
    table.answer(2, "bid coins:0")
    table.answer(1, "bid coins:0")
    assert [event.kind for event in table.entries[-1].events] == ["won_bid"] * 3


def test_a_discussion_goes_on_until_it_is_closed() -> None:
    table = bidding()
    for seat in (0, 1):
        table.answer(seat, "bid coins:0")
    for seat in (1, 1, 0):
        assert table.answer(seat, "say word:yes").accepted
    assert refused(table, 1, "close") == "not_your_call"
    assert table.answer(0, "close").accepted
    assert table.asked_seats() == [0]
    assert [step.token for step in table.choices(0)] == ["ring"]


def test_who_is_told_what() -> None:
    table = a_table()
    with_hand(table, 0, 0, 1, 0)
    reply = table.answer(0, "draw")
    assert reply.entry is not None
    (note,) = reply.entry.events
    assert (note.kind, note.audience, note.reveals) == ("drew", [0], True)
    (draw,) = reply.entry.draws
    assert (draw.purpose, draw.count, sum(draw.weights)) == ("card/0", 0, 41)
    number = reply.entry.number
    assert len(table.events(number)) == len(table.events(number, 0)) == 1
    assert table.events(number, 1) == table.events(number, SPECTATOR) == []


def test_the_only_answer_is_given_by_the_table_if_it_is_asked_to() -> None:
    by_hand, by_table = a_table(), a_table(answers_obvious=True)
    for table in (by_hand, by_table):
        for seat, move in ((0, "done"), (1, "done"), (0, "bid coins:0"), (1, "bid coins:0")):
            assert table.answer(seat, move).accepted
    by_hand.answer(0, "close")
    last = by_table.answer(0, "close")
    assert by_hand.state.round == 0
    entry = by_table.entries[-1]
    assert (entry.what, entry.move, entry.seat, entry.command) == (ONLY, "ring", 0, "")
    assert by_table.state.round == 1
    assert last.question == by_table.question(0)  # what follows the ring
    # A bid of nothing was the only one too, but such questions may tell something by how fast they are answered.
    assert [one.what for one in by_table.entries if one.move.startswith("bid")] == ["move", "move"]


# -- breaking -----------------------------------------------------------------------------------------


def test_a_game_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Yard] = a_yard("yard")
    table = open_table(game, 2, secret=secret_of_seed("1"))

    def breaks(*args: object) -> None:
        table.state.turn = 77
        raise ZeroDivisionError

    monkeypatch.setattr(game.grammar.by_name["done"], "do", breaks)
    before = game.digest(table.state)
    with pytest.raises(ZeroDivisionError):
        table.answer(0, "done")
    assert (game.digest(table.state), len(table.entries)) == (before, 1)
    monkeypatch.undo()
    assert table.play(Command("again", 0, table.question(0), "done")).accepted


def test_what_could_not_be_kept_did_not_happen() -> None:
    kept: list[Line] = []

    def keep(line: Line) -> None:
        if len(kept) == 3:
            raise OSError("the disk is full")
        kept.append(line)

    table = a_table(keep=keep)
    assert table.answer(0, "swap").accepted
    before = GAME.digest(table.state)
    for undoes in (False, True):
        with pytest.raises(OSError, match="full"):
            table.undo(0) if undoes else table.answer(0, "swap")
        assert (GAME.digest(table.state), len(table.entries), table.undos) == (before, 2, 0)
    kept.pop()
    assert table.answer(0, "swap").accepted


# -- undo ---------------------------------------------------------------------------------------------


def undo_refused(table: LocalTable, seat: int, **how: Any) -> str:
    before = GAME.digest(table.state), len(table.entries)
    reply = table.undo(seat, **how)
    assert reply.because is not None
    assert (GAME.digest(table.state), len(table.entries)) == before
    return reply.because.key


def test_own_moves_are_taken_back_step_by_step_while_nothing_was_told() -> None:
    table = a_table()
    digests = [GAME.digest(table.state)]
    for _ in range(3):
        table.answer(0, "swap")
        digests.append(GAME.digest(table.state))
    assert table.free_undos(0) == 3
    assert table.free_undos(1) == 0
    reply = table.undo(0, "u1")
    assert reply.accepted
    assert reply.entry is not None
    assert (reply.entry.what, reply.entry.back_to, reply.entry.number) == (UNDO, 2, 4)
    assert GAME.digest(table.state) == digests[2] == reply.entry.digest
    assert reply.question == table.question(0) == "1.0.3"
    assert table.undo(0, "u1") is reply
    assert table.undo(0, steps=2).accepted
    assert GAME.digest(table.state) == digests[0]
    assert undo_refused(table, 0) == "nothing_to_undo"
    assert undo_refused(table, 0, steps=0) == "nothing_to_undo"
    assert undo_refused(table, 9) == "no_such_seat"
    assert [entry.number for entry in table.live_entries()] == [0]


def test_nobody_goes_back_behind_a_draw_or_anothers_decision_alone() -> None:
    table = a_table()
    with_hand(table, 0, 0, 1, 0)
    table.answer(0, "draw")
    drawn = table.entries[-1].draws
    table.answer(0, "swap")
    assert table.free_undos(0) == 1
    assert undo_refused(table, 0, steps=2) == "undo_needs_consent"
    assert undo_refused(table, 0, steps=2, consents=[0]) == "undo_needs_consent"
    assert undo_refused(table, 1) == "undo_needs_consent"
    reply = table.undo(0, steps=2, consents=[1])
    assert reply.entry is not None
    assert reply.entry.consents == [0, 1]
    with_hand(table, 0, 0, 1, 0)
    table.answer(0, "draw")
    assert table.entries[-1].draws == drawn, "the same draw gives the same result"
    table.answer(0, "done")
    table.answer(1, "swap")
    assert table.free_undos(1) == 1
    assert undo_refused(table, 1, steps=2) == "undo_needs_consent"
    assert undo_refused(table, 0) == "undo_needs_consent"


def test_an_undo_shows_nobody_who_has_answered_sealed() -> None:
    nobody, somebody = bidding(), bidding()
    somebody.answer(0, "bid coins:0")
    for table in (nobody, somebody):
        assert [table.free_undos(seat) for seat in (0, 1)] == [0, 0]
        assert undo_refused(table, 1) == "undo_needs_consent"
        assert table.undo(1, consents=[0]).accepted
        assert table.asked_seats() == [0, 1]
    assert GAME.digest(nobody.state) == GAME.digest(somebody.state)
    for table in (nobody, somebody):
        assert table.undo(1, steps=2, consents=[0]).accepted
        assert table.asked_seats() == [1]


def test_a_sealed_answer_is_not_taken_back_alone_once_all_are_open() -> None:
    table = bidding()
    table.answer(0, "bid coins:0")
    table.answer(1, "bid coins:0")
    assert [table.free_undos(seat) for seat in (0, 1)] == [0, 0]


def test_an_undo_goes_behind_what_the_table_answered() -> None:
    table = a_table(answers_obvious=True)
    for seat, move in ((0, "done"), (1, "done"), (0, "bid coins:0"), (1, "bid coins:0"), (0, "close")):
        table.answer(seat, move)
    assert table.entries[-1].what == ONLY
    assert table.free_undos(0) == 1
    assert table.undo(0).accepted
    assert [step.token for step in table.choices(0)] == ["say", "close"]
    table.answer(0, "close")
    assert table.entries[-1].what == ONLY


def test_a_table_may_allow_no_undo() -> None:
    table = a_table(allows_undo=False)
    table.answer(0, "swap")
    assert undo_refused(table, 0) == "undo_not_allowed"


# -- looking ahead, bots ------------------------------------------------------------------------------


def test_what_if_stops_where_nobody_can_know() -> None:
    table = a_table()
    with_hand(table, 0, 1, 1, 0)
    before = GAME.digest(table.state)
    ahead = look(table, 0, 0, ["load wagon:coal", "load wagon:coal"])
    assert (ahead.made, ahead.stopped) == (1, "refused")
    ahead = look(table, 0, 0, ["load wagon:coal", "draw", "done"])
    assert (ahead.made, ahead.stopped) == (2, "draw")
    ahead = look(table, 0, 0, ["done", "done"])
    assert (ahead.made, ahead.stopped) == (1, "other_seat")
    with pytest.raises(Malformed):
        look(table, 0, 0, ["fly"])
    assert GAME.digest(table.state) == before


def test_a_bot_gets_a_world_of_its_own_and_the_same_each_time() -> None:
    table = a_table(seats=3)
    assert table.thought(1) is None
    one, two = table.thought(0), table.thought(0)
    assert one is not None
    assert two is not None
    assert one.world is not table.state
    assert GAME.digest(one.world) == GAME.digest(two.world)
    bot = make_bot(GAME, "busy")
    while table.over is None:
        for seat in table.asked_seats():
            thought = table.thought(seat)
            if thought is not None and (move := bot.choose(thought).move):
                assert table.answer(seat, GAME.grammar.show(table.state, move)).accepted
    assert verify(GAME, journal_of(table)).good


def test_scores_open_into_their_terms() -> None:
    assert [term.because.key for term in a_table().scores(0)] == ["bids_won", "loaded"]


# -- resuming -----------------------------------------------------------------------------------------


def test_a_game_goes_on_where_its_journal_ends() -> None:
    table = a_table(answers_obvious=True)
    play_on(table, Dice(3), 12)
    table.play(Command("last", 0, table.question(0), "claim wagon:coal"))
    again = resume_table(GAME, table.header, table.entries, secret=secret_of_seed("1"))
    assert GAME.digest(again.state) == GAME.digest(table.state)
    assert (again.undos, again.live_entries()) == (table.undos, table.live_entries())
    assert [again.question(seat) for seat in (0, 1)] == [table.question(seat) for seat in (0, 1)]
    assert again.play(Command("last", 0, "", "claim wagon:coal")).entry == table.entries[-1]
    for number in range(len(table.entries)):
        assert again.events(number) == table.events(number)
    for one in (table, again):
        play_on(one, Dice(4))
    assert again.entries == table.entries
    with pytest.raises(ValueError, match="not the secret"):
        resume_table(GAME, table.header, table.entries, secret=secret_of_seed("2"))


# -- any story ----------------------------------------------------------------------------------------

ACTS = st.lists(
    st.tuples(
        st.sampled_from(["play", "again", "stale", "undo", "undo_all", "garbage", "aside"]), st.integers(0, 10**6)
    ),
    max_size=60,
)


@given(ACTS, st.integers(2, 4))
def test_whatever_happens_the_journal_tells_it_exactly(acts: list[tuple[str, int]], seats: int) -> None:
    table = a_table("story", seats=seats, answers_obvious=True)
    for act, n in acts:
        asked = table.asked_seats()
        seat = asked[n % len(asked)] if asked else n % seats
        before = GAME.digest(table.state), len(table.entries)
        if act == "play" and asked:
            slot = table.slot(seat)
            assert slot is not None
            moves = GAME.legal(table.state, slot)
            if moves:
                command = Command(
                    f"c{len(table.entries)}",
                    seat,
                    table.question(seat),
                    GAME.grammar.show(table.state, moves[n % len(moves)]),
                )
                reply = table.play(command)
                assert reply.accepted
                after = GAME.digest(table.state)
                assert table.play(command) is reply
                assert GAME.digest(table.state) == after
            continue
        if act == "aside" and asked:
            assert table.answer(n % seats, "claim wagon:coal").accepted
            continue
        if act in ("undo", "undo_all"):
            free = table.free_undos(seat)
            reply = table.undo(seat, steps=1 + n % 3, consents=range(seats) if act == "undo_all" else ())
            if act == "undo":
                assert reply.accepted == (1 + n % 3 <= free)
            if reply.accepted:
                assert reply.entry is not None
                assert reply.entry.digest == table.entries[reply.entry.back_to].digest == GAME.digest(table.state)
                continue
        elif act == "stale":
            assert not table.play(Command("", seat, f"{table.undos}.{seat}.999", "done")).accepted
        else:
            assert not table.play(Command("", seat, table.question(seat), f"load wagon:{n}")).accepted
        assert (GAME.digest(table.state), len(table.entries)) == before
    verdict = verify(GAME, journal_of(table), secret_of_seed("story"))
    assert verdict.good, verdict
    assert verdict.entries == len(table.entries)


def test_random_games_with_side_moves_and_undo_verify() -> None:
    for n in range(8):
        verdict = verify(GAME, a_finished_journal(str(n), seats=2 + n % 3))
        assert verdict.good
        assert verdict.finished
        assert verdict.draws > 0


def test_what_could_not_be_kept_is_taken_off_as_if_never_tried() -> None:
    table = a_table("7", answers_obvious=True)
    dice = Dice("7")
    play_on(table, dice, 6)
    before = (table.game.digest(table.state), len(table.entries), table.undos, [n.number for n in table.live_entries()])
    mark = table.mark()
    seat = table.asked_seats()[0]
    slot = table.slot(seat)
    assert slot is not None
    move = table.game.grammar.show(table.state, table.game.legal(table.state, slot, most=1)[0])
    command = Command("once", seat, table.question(seat), move)
    first = table.play(command)
    assert first.accepted
    table.undo(seat, "back", consents=range(table.seats))
    lost = table.forget_since(mark)
    assert lost[0].number == before[1]
    after = (table.game.digest(table.state), len(table.entries), table.undos, [n.number for n in table.live_entries()])
    assert after == before
    assert table.forget_since(mark) == []
    again = table.play(command)
    assert again is not first
    assert again.entry is not None
    assert first.entry is not None
    assert again.entry.digest == first.entry.digest
