"""The local table: one game, its journal, its draws and undo. No network, no clock, no people.

A command names the question it answers. What is accepted becomes one entry; a refusal changes nothing. The
entry is given to `keep` (a file) before the table goes on from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol

import roundhouse
from roundhouse.bots.kit import BUDGET, Thought, thought_for
from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game, Step
from roundhouse.kernel.ids import Move, Path, sees
from roundhouse.kernel.moves import ASIDE, OWN, Malformed
from roundhouse.kernel.options import Options
from roundhouse.kernel.questions import ONE, SEALED, Slot
from roundhouse.kernel.reasons import GAME_OVER, MALFORMED_MOVE, NOT_ASKED, STALE_QUESTION, UNDO, Because, Term
from roundhouse.kernel.state import Over, State
from roundhouse.table.commands import Command, Mark, Reply
from roundhouse.table.draws import SecretDraws, commitment_of
from roundhouse.table.notes import (
    MOVE,
    ONLY,
    START,
    DrawNote,
    End,
    Entry,
    Header,
    Line,
    PledgeNote,
    digest_of,
    note_draw,
    note_event,
    read_bytes,
    read_event,
    show_bytes,
)
from roundhouse.table.notes import UNDO as UNDO_ENTRY

REFUSALS_REMEMBERED: Final = 1_000


class DrawSource(Protocol):
    """Where the results of draws come from: the secret, or what was written when they were made."""

    def settle(self, draw: Draw) -> int:
        """The result of a draw."""
        ...


class LocalTable:
    """A game being played. It knows the true state: whoever sits here gets views, thoughts and choices."""

    # Any: a table holds a game of any state.
    def __init__(
        self,
        game: Game[Any],
        header: Header,
        secret: bytes,
        *,
        keep: Callable[[Line], None] | None = None,
        allows_undo: bool = True,
        draws: DrawSource | None = None,
    ) -> None:
        """An empty table; `open_table` and `resume_table` are the ways to a game on it."""
        if commitment_of(secret) != header.commitment:
            raise ValueError("this is not the secret that the header is committed to")
        self.game = game
        self.header = header
        self.allows_undo = allows_undo
        self.entries: list[Entry] = []
        self.undos = 0
        self._secret = secret
        own = SecretDraws(game.meta.id, secret, [bytes.fromhex(one.entropy) for one in header.pledges])
        self._dice = own
        self._draws: DrawSource = own if draws is None else draws
        self._keep = keep
        self._live: list[int] = []
        self._events: list[list[Event]] = []
        self._replies: dict[tuple[int, str], Reply] = {}
        self._refusals: dict[tuple[int, str], Reply] = {}
        self._out = Out()
        self._state: Any = None

    def begin(self) -> None:
        """Set the game up and make the first entry."""
        if self._keep is not None:
            self._keep(self.header)
        if self.header.start:
            self._state = self.game.decode(read_bytes(self.header.start))
        else:
            options = self.game.options(self.header.options, self.seats)
            self._state = self.game.new(self.seats, options, self._out)
        self._commit(Entry(number=0, what=START, digest="", rules="", state=""))
        self._answer_obvious()

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Go on where the entries of a journal end."""
        reply: Reply | None = None
        for entry in entries:
            self._state = self.game.decode(read_bytes(entry.state))
            self._note(entry, [read_event(self.game, self._state, note) for note in entry.events])
            if entry.what in (MOVE, UNDO_ENTRY):
                reply = self._accepted(entry)
            elif reply is not None and reply.entry is not None:
                reply.question = self.question(reply.entry.seat)

    # -- looking -----------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The true state. For those who run the table; never for a bot or a screen that somebody else sees."""
        return self._state

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.header.seats

    @property
    def over(self) -> Over | None:
        """How the game ended, if it did."""
        over: Over | None = self._state.over
        return over

    @property
    def end(self) -> End | None:
        """The last line of the journal with the secret; only when the game is over."""
        if self.over is None:
            return None
        last = self.entries[-1]
        return End(entries=len(self.entries), digest=last.digest, secret=self._secret.hex())

    def slot(self, seat: int) -> Slot | None:
        """What a seat has to answer, if anything."""
        return self.game.slot_of(self._state, seat) if self.over is None else None

    def question(self, seat: int) -> str:
        """The id of the question a seat has to answer; empty if it is not asked."""
        slot = self.slot(seat)
        return "" if slot is None else self.id_of(slot)

    def id_of(self, slot: Slot) -> str:
        """The id of a question at this table: it changes when moves are taken back."""
        return f"{self.undos}.{slot.question}"

    def asked_seats(self) -> list[int]:
        """The seats that may answer now. Whoever sits at the table may only be told about himself."""
        asks = self._state.question
        return sorted({slot.answerer for slot in asks.open_slots()}) if asks is not None and self.over is None else []

    def choices(self, seat: int, path: Path = ()) -> list[Step]:
        """The next steps of a seat's path; empty if it is not asked or the path does not stand."""
        slot = self.slot(seat)
        if path and self._is_side(path):
            slot = self.game.side_slot(self._state, seat)
        return [] if slot is None else self.game.choices(self._state, slot, path)

    def side_choices(self, seat: int) -> list[Step]:
        """The kinds of side moves that a seat could make now."""
        kinds = self.game.grammar.kinds
        return [Step("", kinds[n].name, n) for n in self.game.side_ids(self._state, seat)]

    def why_not(self, seat: int, text: str) -> Because | None:
        """Why a move or the beginning of one would be refused; None if it stands. `Malformed` if it is none."""
        return self._judge(seat, self.game.grammar.parse(self._state, text))

    def view(self, who: int) -> object:
        """What a seat or the spectator sees."""
        return self.game.view(self._state, who)

    def scores(self, seat: int) -> list[Term]:
        """A seat's score, opened into its terms."""
        return self.game.scores(self._state, seat)

    def events(self, number: int, who: int | None = None) -> list[Event]:
        """The events of an entry; with `who` those that a viewer is told."""
        events = self._events[number]
        return events if who is None else [event for event in events if sees(event.audience, who)]

    def live_entries(self) -> list[Entry]:
        """The entries that were not taken back, in their order."""
        return [self.entries[number] for number in self._live]

    def thought(self, seat: int, budget: int = BUDGET) -> Thought | None:
        """What a bot in this seat is given for its question; None if it is not asked."""
        slot = self.slot(seat)
        if slot is None:
            return None
        return thought_for(self.game, self._state, slot, self._dice.seed(f"bot/{self.undos}"), budget)

    def guess(self, who: int) -> Any:
        """A world that a viewer cannot tell from the true one; the same for him as long as nothing changes."""
        return self.game.resample(self._state, who, Dice(self._dice.seed(f"what-if/{who}")))

    # -- playing -----------------------------------------------------------------------------------

    def play(self, command: Command) -> Reply:
        """Accept or refuse a command. The same id of the same seat gives the same answer."""
        known = self.reply_to(command.seat, command.id)
        if known is not None:
            return known
        malformed: Malformed | None = None
        move: Move = ()
        try:
            why = self._refuse_question(command)
            if why is None:
                move = self.game.grammar.parse(self._state, command.move)
                why = self._judge(command.seat, move)
            if why is None and not self.game.grammar.is_complete(move):
                why = MALFORMED_MOVE.because("unfinished_move")
        except Malformed as error:
            malformed = error
            why = error.because
        if why is not None:
            return self._refused(command.seat, command.id, why, malformed)
        return self._play(command, move)

    def answer(self, seat: int, move: str) -> Reply:
        """The same for whoever sits right at the table: answers whatever the seat is asked now."""
        return self.play(Command(f"{seat}/{len(self.entries)}/{move}", seat, self.question(seat), move))

    def undo(self, seat: int, command: str = "", steps: int = 1, consents: Collection[int] = ()) -> Reply:
        """Take back the last moves: alone one's own, as long as nothing was told; further if all consent."""
        known = self.reply_to(seat, command)
        if known is not None:
            return known
        back, why = self._find_back(seat, steps, consents)
        if why is not None:
            return self._refused(seat, command, why, None)
        with_consent = sorted({*consents, seat}) if consents else []
        entry = Entry(
            number=len(self.entries), what=UNDO_ENTRY, seat=seat, command=command, back_to=self._live[back],
            consents=with_consent, digest="", rules="", state="",
        )  # fmt: skip
        try:
            self._state = self._read_state(self._live[back])
            entry.sealed_since = self.entries[self._live[back]].sealed_since
            self._commit(entry)
        except BaseException:
            self._restore()
            raise
        return self._accepted(entry)

    def mark(self) -> Mark:
        """How far the table is now: to be remembered by whoever keeps entries only after they were accepted."""
        return Mark(len(self.entries), list(self._live), self.undos)

    def forget_since(self, mark: Mark) -> list[Entry]:
        """Take off what was accepted since, as if nobody had tried: it could not be kept. Returns what it was."""
        lost = self.entries[mark.entries :]
        if lost:
            del self.entries[mark.entries :], self._events[mark.entries :]
            self._live = list(mark.live)
            self.undos = mark.undos
            kept = self._replies.items()
            self._replies = {key: one for key, one in kept if one.entry and one.entry.number < mark.entries}
            self._restore()
        return lost

    def back_points(self) -> list[int]:
        """The live entries to which undo leads if all consent, the nearest first."""
        points: list[int] = []
        while True:
            at, why = self._find_back(0, len(points) + 1, range(self.seats))
            if why is not None:
                return points
            points.append(self._live[at])

    def undo_steps(self, back_to: int) -> int:
        """How many steps back lead to a live entry; 0 if none do."""
        points = self.back_points()
        return points.index(back_to) + 1 if back_to in points else 0

    def free_undos(self, seat: int) -> int:
        """How many steps a seat may take back without asking anybody."""
        steps = 0
        while self._find_back(seat, steps + 1, ())[1] is None:
            steps += 1
        return steps

    # -- inside ------------------------------------------------------------------------------------

    def reply_to(self, seat: int, command: str) -> Reply | None:
        """What became of a command, if it is known."""
        key = (seat, command)
        return self._replies.get(key) or self._refusals.get(key) if command else None

    def _refused(self, seat: int, command: str, why: Because, malformed: Malformed | None) -> Reply:
        reply = Reply(None, why, self.question(seat) if 0 <= seat < self.seats else "", malformed)
        if command:
            if len(self._refusals) >= REFUSALS_REMEMBERED:
                del self._refusals[next(iter(self._refusals))]
            self._refusals[seat, command] = reply
        return reply

    def _accepted(self, entry: Entry) -> Reply:
        reply = Reply(entry, None, self.question(entry.seat), None)
        if entry.command:
            self._replies[entry.seat, entry.command] = reply
        return reply

    def _is_side(self, path: Path) -> bool:
        return bool(self.game.grammar.kinds[path[0]].side)

    def _refuse_question(self, command: Command) -> Because | None:
        """Whether the command answers what its seat is asked now. Asides answer nothing."""
        if not 0 <= command.seat < self.seats:
            return NOT_ASKED.because("no_such_seat")
        if self.over is not None:
            return GAME_OVER.because("game_is_over")
        words = command.move.split()
        kind = self.game.grammar.by_name.get(words[0]) if words else None
        if kind is not None and kind.side == ASIDE:
            return None
        undos, _, question = command.question.partition(".")
        if self.slot(command.seat) is not None and undos != str(self.undos):
            return STALE_QUESTION.because("question_has_changed")
        return self.game.refuse_answer(self._state, command.seat, question)

    def _has_side_moves(self, seat: int) -> bool:
        """Whether a seat would lose the chance of a side move if its question were answered for it."""
        kinds = self.game.grammar.kinds
        return any(kinds[n].side == OWN for n in self.game.side_ids(self._state, seat))

    def _judge(self, seat: int, path: Path) -> Because | None:
        if not 0 <= seat < self.seats:
            return NOT_ASKED.because("no_such_seat")
        slot = self.game.side_slot(self._state, seat) if self._is_side(path) else self.slot(seat)
        if slot is None:
            over = self.over is not None
            return GAME_OVER.because("game_is_over") if over else NOT_ASKED.because("you_are_not_asked", seat=seat)
        return self.game.refuse(self._state, slot, path)

    def _play(self, command: Command, move: Move) -> Reply:
        s = self._state
        side = self._is_side(move)
        slot = self.game.side_slot(s, command.seat) if side else self.game.slot_of(s, command.seat)
        assert slot is not None
        entry = Entry(
            number=len(self.entries), what=MOVE, seat=command.seat, command=command.id,
            question=self.question(command.seat), move=self.game.grammar.show(s, move), stand_in=command.stand_in,
            digest="", rules="", state="",
        )  # fmt: skip
        self._apply(entry, slot, move, sealed=not side and s.question.kind == SEALED)
        reply = self._accepted(entry)
        self._answer_obvious()
        reply.question = self.question(command.seat)
        return reply

    def _apply(self, entry: Entry, slot: Slot, move: Move, sealed: bool = False) -> None:
        """Apply, settle what is drawn, note and keep. Whatever breaks on the way, the table stands as before."""
        try:
            asked = self._state.question
            self.game.apply(self._state, slot, move, self._out)
            entry.checkpoint = sealed
            if asked is not None and asked is self._state.question and asked.kind == SEALED:
                entry.sealed_since = self.entries[self._live[-1]].sealed_since
            self._commit(entry)
        except BaseException:
            self._restore()
            raise

    def _commit(self, entry: Entry) -> None:
        draws: list[DrawNote] = []
        s = self._state
        while s.chance is not None:
            result = self._draws.settle(s.chance)
            draws.append(note_draw(s.chance, result))
            self.game.settle(s, result, self._out)
        events = self._out.take()
        entry.draws = draws
        entry.events = [note_event(self.game, s, event) for event in events]
        entry.checkpoint = entry.checkpoint or bool(draws) or any(event.reveals for event in events)
        if entry.sealed_since < 0 and s.question is not None and s.question.kind == SEALED:
            entry.sealed_since = entry.number
        encoded = self.game.encode(s)
        entry.digest = digest_of(encoded)
        entry.state = show_bytes(encoded)
        entry.rules = roundhouse.__version__
        if self._keep is not None:
            self._keep(entry)
        self._note(entry, events)
        if self._keep is not None and self.end is not None:
            self._keep(self.end)

    def _note(self, entry: Entry, events: list[Event]) -> None:
        self.entries.append(entry)
        self._events.append(events)
        if entry.what == UNDO_ENTRY:
            self.undos += 1
            while self._live[-1] != entry.back_to:
                self._live.pop()
        else:
            self._live.append(entry.number)

    def _read_state(self, number: int) -> State:
        state: State = self.game.decode(read_bytes(self.entries[number].state))
        return state

    def _restore(self) -> None:
        """Back to what was last kept."""
        self._out.take()
        if self.entries:
            self._state = self._read_state(len(self.entries) - 1)

    def _answer_obvious(self) -> None:
        """Answer for a seat where everybody can see that nothing else is possible."""
        while self.header.answers_obvious and self.over is None:
            s = self._state
            if s.question.kind != ONE:
                return
            slot = s.question.slots[0]
            if not self.game.grammar.questions[slot.what].tells_nothing or self._has_side_moves(slot.answerer):
                return
            moves = self.game.legal(s, slot, most=2)
            if len(moves) != 1:
                return
            entry = Entry(
                number=len(self.entries), what=ONLY, seat=slot.answerer, question=self.id_of(slot),
                move=self.game.grammar.show(s, moves[0]), digest="", rules="", state="",
            )  # fmt: skip
            self._apply(entry, slot, moves[0])

    def _find_back(self, seat: int, steps: int, consents: Collection[int]) -> tuple[int, Because | None]:
        """Where in the live entries so many steps back lead, or why a seat may not go there."""
        if not self.allows_undo:
            return 0, UNDO.because("undo_not_allowed")
        if self.over is not None:
            return 0, GAME_OVER.because("game_is_over")
        if not 0 <= seat < self.seats:
            return 0, NOT_ASKED.because("no_such_seat")
        if steps < 1:
            return 0, UNDO.because("nothing_to_undo")
        at = len(self._live) - 1
        alone = True
        since = self.entries[self._live[at]].sealed_since
        if since >= 0:
            # One step takes all answers back, given or not: nobody may learn from an undo who has answered.
            alone = False
            at = self._live.index(since)
            steps -= 1
        for _ in range(steps):
            while at > 0 and self.entries[self._live[at]].what == ONLY:
                alone = alone and not self.entries[self._live[at]].checkpoint
                at -= 1
            if at <= 0:
                return 0, UNDO.because("nothing_to_undo")
            entry = self.entries[self._live[at]]
            alone = alone and not entry.checkpoint and entry.seat == seat
            at -= 1
        if not alone and {*consents, seat} != set(range(self.seats)):
            return 0, UNDO.because("undo_needs_consent")
        return at, None


def open_table(
    game: Game[Any],
    seats: int = 0,
    options: Options | Mapping[str, str] | None = None,
    *,
    secret: bytes,
    table: str = "",
    round: int = 0,  # noqa: A002 - what the header calls it
    pledges: Sequence[PledgeNote] = (),
    names: Sequence[str] = (),
    bots: Sequence[str] = (),
    start: State | None = None,
    answers_obvious: bool = False,
    allows_undo: bool = True,
    keep: Callable[[Line], None] | None = None,
) -> LocalTable:
    """A new game at a new table. With `start`, a state, it begins there, with its seats and options.

    `names` and `bots` have a word for each seat or are left out; an empty bot is a person. `keep` receives
    every line of the journal before the table goes on from it. `Refused` if the options are not possible.
    """
    if start is not None:
        seats, options = start.seats, start.options
    elif not isinstance(options, Options):
        options = game.options(options, seats)
    header = header_for(
        game, seats, options, commitment_of(secret), table=table, round=round, pledges=pledges, names=names, bots=bots,
        answers_obvious=answers_obvious, start=start,
    )  # fmt: skip
    opened = LocalTable(game, header, secret, keep=keep, allows_undo=allows_undo)
    opened.begin()
    return opened


def header_for(
    game: Game[Any],
    seats: int,
    options: Options,
    commitment: str,
    *,
    table: str = "",
    round: int = 0,  # noqa: A002 - what the header calls it
    pledges: Sequence[PledgeNote] = (),
    names: Sequence[str] = (),
    bots: Sequence[str] = (),
    answers_obvious: bool = False,
    start: State | None = None,
) -> Header:
    """The first line of a journal, before anything is drawn: it can be shown to those who have yet to sit down."""
    return Header(
        game=game.meta.id,
        edition=_edition(game, options),
        seats=seats,
        options=dict(options.items()),
        content=game.title.carried(options) if game.title.carried is not None else {},
        commitment=commitment,
        table=table,
        round=round,
        pledges=list(pledges),
        names=_for_each(seats, names),
        bots=_for_each(seats, bots),
        rules=roundhouse.__version__,
        answers_obvious=answers_obvious,
        start="" if start is None else show_bytes(game.encode(start)),
    )


def resume_table(
    game: Game[Any],
    header: Header,
    entries: Sequence[Entry],
    *,
    secret: bytes,
    allows_undo: bool = True,
    keep: Callable[[Line], None] | None = None,
) -> LocalTable:
    """A table that goes on where a journal ends; `ValueError` if the secret is another one."""
    table = LocalTable(game, header, secret, keep=keep, allows_undo=allows_undo)
    table.take_over(entries)
    return table


def _edition(game: Game[Any], options: Options) -> str:
    chosen = dict(options.items()).get("edition")
    return chosen if chosen is not None else game.meta.editions[-1]


def _for_each(seats: int, words: Sequence[str]) -> list[str]:
    if words and len(words) != seats:
        raise ValueError(f"{len(words)} names for {seats} seats")
    return list(words) if words else [""] * seats
