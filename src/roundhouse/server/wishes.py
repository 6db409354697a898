"""What somebody asks of the others at a table: to take moves back, to make the moves that he proposes.

Both outlive a restart, and both end when the game goes on without them. Only what everybody can see decides that:
neither a sealed answer nor a secret step ends a wish, and what is proposed is tried on worlds that are dealt anew for
those who could have seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.reasons import Because
from roundhouse.server.company import LONGEST_NOTE, Company, checked_text, encode, stored
from roundhouse.server.faults import (
    ALREADY_ASKED,
    BEYOND_CHANCE,
    MALFORMED_REQUEST,
    NOT_AT_TABLE,
    NOT_ONESELF,
    NOT_OPEN,
    NOT_TOGETHER,
    NOTHING_ASKED,
    NOTHING_PROPOSED,
    TOO_FAST,
    Trouble,
    fault_of,
)
from roundhouse.server.limits import Buckets
from roundhouse.server.log import OPENED, Log
from roundhouse.server.store import PERSON, SHARED, StoreError, Wish
from roundhouse.table import LocalTable, Outlook, Reply, is_asked_openly, look
from roundhouse.table.notes import MOVE, UNDO
from roundhouse.wire.messages import TakeBack
from roundhouse.wire.parts import Fault, LogLine
from roundhouse.wire.talk import Asking, AskingInfo, Consent, Proposal, Proposals, Propose

if TYPE_CHECKING:
    from roundhouse.server.live import LiveTable, Receiver

ASKING: Final = "asking"
PROPOSAL: Final = "proposal"
REFUSED: Final = "refused"

BEYOND: Final = 1_000_000
"""More steps than there are moves: the refusal says why none can be taken back."""

_events = structlog.get_logger("roundhouse.wishes")


class Asked(msgspec.Struct, kw_only=True):
    """Somebody asks to go back to an entry of the journal."""

    by: int
    person: str
    command: str
    back_to: int
    entry: int
    """The last entry when it was asked."""
    agreed: list[int] = []


class Proposed(msgspec.Struct, kw_only=True):
    """Moves that somebody proposes to a seat."""

    by: int
    person: str
    name: str
    seat: int
    moves: list[str]
    note: str
    entry: int
    """The last entry that was looked at."""


class Wishes:
    """What is asked at one table at present."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.asking: Asked | None = None
        self.proposals: dict[int, Proposed] = {}
        self._log: Log | None = None
        self._table: LocalTable | None = None
        self._proposing = Buckets(1.0, 6.0)

    @property
    def _live(self) -> LiveTable:
        return self.company.live

    async def take(self, wishes: Sequence[Wish]) -> None:
        """The wishes as they were stored, as far as they still stand."""
        for wish in wishes:
            if wish.kind == ASKING:
                self.asking = msgspec.json.decode(wish.note, type=Asked)
            else:
                self.proposals[wish.seat] = msgspec.json.decode(wish.note, type=Proposed)
        await self.after_change()

    def greet(self, receiver: Receiver) -> None:
        """Tell somebody who has just come what is asked."""
        if self.asking is not None:
            receiver.send(encode(Asking(asking=self._asking_for(receiver, self.asking))))
        if self.proposals:
            receiver.send(encode(self._proposals_for(receiver)))

    async def after_change(self) -> None:
        """The game went on, or seats changed hands: what no longer stands goes."""
        if self._live.table is None:
            return
        if self.asking is not None:
            if self._lines_since(self.asking.entry):
                await self._end_asking("moved")
            else:
                await self._settle()
        before = {one.by: len(one.moves) for one in self.proposals.values()}
        for one in list(self.proposals.values()):
            if not self._still_stands(one):
                await self._drop(one.by)
        if before != {one.by: len(one.moves) for one in self.proposals.values()}:
            self._tell_proposals()

    # -- taking back ---------------------------------------------------------------------------------

    async def ask_back(self, message: TakeBack, person: str) -> Reply | Fault | None:
        """Ask everybody to go back; nothing if the asking stands, what came of it if nobody else has to agree."""
        table = self._live.playing()
        if self.asking is not None:
            if self.asking.command == message.id:
                return None
            raise Trouble(409, ALREADY_ASKED)
        before = len(table.entries)
        back_to = self._find_target(table, message)
        if back_to < 0:
            reply = table.undo(message.seat, "", BEYOND, range(table.seats))
            assert reply.because is not None
            return fault_of(table.game, table.state, reply.because)
        self._limit(person)
        asked = Asked(
            by=message.seat, person=person, command=message.id, back_to=back_to, entry=before - 1, agreed=[message.seat]
        )
        if self._waits(asked):
            await self._keep(ASKING, asked.by, asked)
            self.asking = asked
            self._tell_asking()
            return None
        return await self._carry_out(asked)

    async def answer(self, person: str, message: Consent) -> None:
        """Agree, or not. Whoever asked takes it back with a no."""
        seat = self.company.seat_for(person)
        asked = self.asking
        if asked is None:
            raise Trouble(409, NOTHING_ASKED)
        if person == asked.person:
            if message.yes:
                raise Trouble(409, NOT_ONESELF)
            await self._end_asking("withdrawn", seat)
        elif not message.yes:
            await self._end_asking(REFUSED, seat)
        elif seat not in asked.agreed:
            own = self._live.seats_held(person)
            agreed = msgspec.structs.replace(asked, agreed=sorted({*asked.agreed, *own}))
            await self._keep(ASKING, asked.by, agreed)
            self.asking = agreed
            if not await self._settle():
                self._tell_asking()

    def _find_target(self, table: LocalTable, message: TakeBack) -> int:
        """The entry to go back to; -1 if there is none.

        Everybody sees that something is asked for. So it depends on nothing that is secret: at least one line that
        everybody has seen is taken back, or the answers of an open sealed question, given or not.
        """
        entries = table.entries
        points = [one for one in table.back_points() if entries[one].sealed_since in (-1, one)]
        if message.to >= 0:
            source = self._live.log_of_seat(message.seat).source_of(message.to)
            while source >= 0 and entries[source].what == UNDO:
                source = entries[source].back_to
            if source >= 0 and entries[source].sealed_since >= 0:
                source = entries[source].sealed_since
            return source if source in points and self._is_seen(table, source) else -1
        seen = [one for one in points if self._is_seen(table, one)]
        live = [entry for entry in table.live_entries() if entry.what == MOVE and entry.seat == message.seat]
        mine = [one for one in seen if any(one < entry.number and self._was_told(entry.number) for entry in live)]
        return next(iter(mine or seen), -1)

    def _is_seen(self, table: LocalTable, back_to: int) -> bool:
        """Whether going back there takes back something that everybody knows of."""
        since = table.entries[-1].sealed_since
        if since >= 0 and back_to <= since:
            return True
        return any(entry.number > back_to and self._was_told(entry.number) for entry in table.live_entries())

    def _was_told(self, entry: int) -> bool:
        log = self._public()
        return log.source_of(log.line_of(entry)) == entry

    async def _settle(self) -> bool:
        """Go back if nobody's answer is missing."""
        asked = self.asking
        if asked is None or self._waits(asked):
            return False
        self.asking = None
        reply = await self._carry_out(asked)
        await self._forget(ASKING, asked.by)
        self._tell_asking("done" if reply.accepted else "moved", asked.by)
        return True

    async def _carry_out(self, asked: Asked) -> Reply:
        return await self._live.change(
            lambda table: table.undo(
                asked.by, asked.command, max(1, table.undo_steps(asked.back_to)), range(table.seats)
            )
        )

    def _waits(self, asked: Asked) -> list[int]:
        """The seats whose answer is missing: bots and empty seats agree, and whoever sits before the same screen."""
        return [
            seat.seat
            for seat in self._live.seats
            if seat.kind in (PERSON, SHARED) and seat.person != asked.person and seat.seat not in asked.agreed
        ]

    async def _end_asking(self, how: str, seat: int = -1) -> None:
        if self.asking is not None:
            by = self.asking.by
            self.asking = None
            await self._forget(ASKING, by)
            self._tell_asking(how, seat)

    def _tell_asking(self, ended: str = "", seat: int = -1) -> None:
        for receiver in self._live.receivers:
            asking = None if self.asking is None else self._asking_for(receiver, self.asking)
            receiver.send(encode(Asking(asking=asking, ended=ended, seat=seat)))

    def _asking_for(self, receiver: Receiver, asked: Asked) -> AskingInfo:
        log = self._live.log_of(receiver)
        to = -1 if log is None else log.last_line(asked.back_to)
        return AskingInfo(by=asked.by, to=to, agreed=asked.agreed, waits=self._waits(asked))

    # -- proposing -----------------------------------------------------------------------------------

    async def propose(self, person: str, message: Propose) -> Fault | None:
        """Put moves before the seat that is asked, in place of what one proposed before; or why they do not hold."""
        table = self._live.playing()
        by = self.company.seat_for(person)
        if not table.game.meta.cooperative:
            raise Trouble(409, NOT_TOGETHER)
        if self._live.can_answer(person, message.seat):
            raise Trouble(409, NOT_ONESELF)
        if not is_asked_openly(table, message.seat):
            raise Trouble(409, NOT_OPEN, seat=message.seat)
        note = checked_text(message.note, LONGEST_NOTE) if message.note else ""
        if not message.moves:
            raise Trouble(400, MALFORMED_REQUEST)
        self._limit(person)
        try:
            outlook = look(table, by, message.seat, message.moves)
        except Malformed as error:
            return fault_of(table.game, table.state, error.because, error)
        if outlook.because is not None or outlook.made < len(message.moves):
            return _why_not(table, outlook)
        proposed = Proposed(
            by=by, person=person, name=self._live.seats[by].name, seat=message.seat,
            moves=message.moves, note=note, entry=len(table.entries) - 1,
        )  # fmt: skip
        await self._keep(PROPOSAL, by, proposed)
        self.proposals[by] = proposed
        self._tell_proposals()
        return None

    async def withdraw(self, person: str) -> None:
        """Take one's proposal back."""
        self.company.seat_for(person)
        own = [one.by for one in self.proposals.values() if one.person == person]
        if not own:
            raise Trouble(409, NOTHING_PROPOSED)
        for by in own:
            await self._drop(by)
        self._tell_proposals()

    def refresh(self, person: str) -> None:
        """Somebody hears others than before."""
        for receiver in self._live.receivers:
            if receiver.person == person and self.proposals:
                receiver.send(encode(self._proposals_for(receiver)))

    def _still_stands(self, one: Proposed) -> bool:
        """Whether a proposal still holds after what was told since: what was made of it is struck off."""
        table = self._live.playing()
        lines = self._lines_since(one.entry)
        if not lines:
            return True
        one.entry = len(table.entries) - 1
        for line in lines:
            if line.what in (UNDO, OPENED):
                return False
            if line.what == MOVE and line.seat == one.seat and one.moves and line.move == one.moves[0]:
                del one.moves[0]
        if not one.moves or not is_asked_openly(table, one.seat):
            return False
        try:
            outlook = look(table, SPECTATOR, one.seat, one.moves)
        except Malformed:
            return False
        return outlook.because is None and outlook.made > 0

    async def _drop(self, by: int) -> None:
        del self.proposals[by]
        await self._forget(PROPOSAL, by)

    def _tell_proposals(self) -> None:
        for receiver in self._live.receivers:
            receiver.send(encode(self._proposals_for(receiver)))

    def _proposals_for(self, receiver: Receiver) -> Proposals:
        return Proposals(
            proposals=[
                Proposal(by=one.by, seat=one.seat, moves=one.moves, note=one.note, name=one.name)
                for one in self.proposals.values()
                if self.company.hears(receiver.person, one.person)
            ]
        )

    # -- inside --------------------------------------------------------------------------------------

    def _public(self) -> Log:
        """What everybody was told."""
        table = self._live.playing()
        if self._log is None or self._table is not table:
            self._log, self._table = Log(table, SPECTATOR), table
        self._log.grow()
        return self._log

    def _lines_since(self, entry: int) -> list[LogLine]:
        log = self._public()
        return log.lines[log.line_of(entry + 1) :]

    def _limit(self, person: str) -> None:
        if not person:
            raise Trouble(403, NOT_AT_TABLE)
        if not self._proposing.take(person, self._live.time.now()):
            raise Trouble(429, TOO_FAST)

    async def _keep(self, kind: str, seat: int, wish: Asked | Proposed) -> None:
        writing = self.company.store.wish(self._live.id, kind, seat, msgspec.json.encode(wish))
        await stored(self._live.id, writing)

    async def _forget(self, kind: str, seat: int) -> None:
        """What is over is looked at again when it is loaded: should this fail, nothing is lost."""
        try:
            await self.company.store.wish(self._live.id, kind, seat)
        except StoreError as error:
            _events.warning("wish_left", table=self._live.id, kind=type(error).__name__)


def _why_not(table: LocalTable, outlook: Outlook) -> Fault:
    because: Because | None = outlook.because
    if because is not None:
        return fault_of(table.game, table.state, because)
    return Fault(code=BEYOND_CHANCE, args={"number": outlook.made})
