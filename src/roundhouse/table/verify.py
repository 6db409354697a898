"""Verification: every draw is computed again from the secret, every move made again, and all must be as written.

It is done by sitting down at a new table with the same header and secret and giving it the same commands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from roundhouse import __version__
from roundhouse.kernel.chance import Draw
from roundhouse.kernel.game import Game
from roundhouse.table.commands import Command, Reply
from roundhouse.table.draws import commitment_of, pledge_of
from roundhouse.table.journal import Journal, take_content
from roundhouse.table.live import LocalTable
from roundhouse.table.notes import ONLY, START, UNDO, DrawNote, Entry

_DRAW: Final = re.compile(r"draws\[(\d+)\]")


class Mismatch(msgspec.Struct, kw_only=True):
    """The first thing that is not as written: the line of the file, the entry, the field, both values."""

    line: int
    entry: int
    field: str
    written: Any  # Any: a value of any field, to be shown
    found: Any
    draw: str = ""
    """The name of the draw that differs: its purpose and its count."""


class Drawn(msgspec.Struct, kw_only=True):
    """A draw as it was computed again."""

    entry: int
    purpose: str
    count: int
    weights: list[int]
    result: int


class Verdict(msgspec.Struct, kw_only=True):
    """What a verification found."""

    game: str
    finished: bool
    """Whether the journal has an end. Without one there is no secret, and draws cannot be checked."""
    cut: bool
    written_by: str
    verified_by: str
    entries: int
    """How many entries were made again and are as written."""
    draws: int
    """How many draws were computed again from the secret."""
    commitment: bool | None
    """Whether the secret is the one that was committed to; None if there is no secret."""
    pledges: int = 0
    """How many players added entropy of their own; each was found to be what had been committed to."""
    drawn: list[Drawn] = []
    """Every draw that was computed again, by its name."""
    mismatch: Mismatch | None = None

    @property
    def good(self) -> bool:
        """Whether all that could be checked is as written."""
        return self.mismatch is None


class _RecordedDraws:
    """Stands in for the secret of an unfinished game: takes the results as they are written."""

    def __init__(self) -> None:
        self._waiting: list[DrawNote] = []

    def give(self, draws: list[DrawNote]) -> None:
        self._waiting = list(draws)

    def settle(self, draw: Draw) -> int:
        if not self._waiting or not draw.allows(self._waiting[0].result):
            raise LookupError("the journal has no possible result for this draw")
        return self._waiting.pop(0).result


def verify(game: Game[Any], journal: Journal, secret: bytes | None = None) -> Verdict:
    """Check a journal. Its own secret is used if the game is over; one may be given for a game that is not."""
    take_content(game, journal)
    secret = journal.secret if secret is None else secret
    verdict = Verdict(
        game=game.meta.id,
        finished=journal.end is not None,
        cut=journal.cut,
        written_by=journal.header.rules,
        verified_by=__version__,
        entries=0,
        draws=0,
        commitment=None,
    )
    if secret is not None:
        verdict.commitment = commitment_of(secret) == journal.header.commitment
        if not verdict.commitment:
            written = journal.header.commitment
            verdict.mismatch = Mismatch(
                line=1, entry=-1, field="commitment", written=written, found=commitment_of(secret)
            )
            return verdict
    verdict.pledges = len(journal.header.pledges)
    verdict.mismatch = _broken_pledge(journal)
    if verdict.mismatch is not None:
        return verdict
    _Again(game, journal, secret, verdict).run()
    return verdict


def _broken_pledge(journal: Journal) -> Mismatch | None:
    """The first entropy that is not the one its player had committed to."""
    header = journal.header
    for n, one in enumerate(header.pledges):
        found = pledge_of(bytes.fromhex(one.entropy), header.table, header.round, one.seat)
        if found != one.commitment:
            return Mismatch(line=1, entry=-1, field=f"pledges[{n}].commitment", written=one.commitment, found=found)
    return None


class _Again:
    """Plays a journal again and compares."""

    def __init__(self, game: Game[Any], journal: Journal, secret: bytes | None, verdict: Verdict) -> None:
        self.journal = journal
        self.verdict = verdict
        self.recorded = _RecordedDraws() if secret is None else None
        header = journal.header
        if secret is None:
            header = msgspec.structs.replace(header, commitment=commitment_of(b""))
        self.table = LocalTable(game, header, secret or b"", draws=self.recorded)

    def run(self) -> None:
        """Entry after entry, until one is not as written."""
        for written in self.journal.entries:
            if self.recorded is not None:
                self.recorded.give(written.draws)
            try:
                found = self._again(written)
            except Exception as error:  # noqa: BLE001 - a journal that was tampered with may break a game anywhere
                self._differs(written, "move", written.move, f"{type(error).__name__}: {error}")
                return
            if not self._is_equal(written, found):
                return
            self.verdict.entries += 1
            if self.recorded is None:
                self.verdict.draws += len(written.draws)
                self.verdict.drawn += [
                    Drawn(
                        entry=written.number,
                        purpose=one.purpose,
                        count=one.count,
                        weights=one.weights,
                        result=one.result,
                    )
                    for one in written.draws
                ]
        self._check_end()

    def _again(self, written: Entry) -> Entry | Reply:
        """Make an entry again: the new one, or the reply that refuses it."""
        table = self.table
        number = written.number
        if written.what == START:
            table.begin()
        elif number < len(table.entries) or written.what == ONLY:
            # The table answered by itself; if it did not, there is no entry of this number.
            if number >= len(table.entries):
                raise LookupError("something else was possible")
        elif written.what == UNDO:
            before = table.undo_steps(written.back_to)
            reply = table.undo(written.seat, written.command, before, written.consents)
            if not reply.accepted:
                return reply
        else:
            reply = table.play(Command(written.command, written.seat, written.question, written.move))
            if not reply.accepted:
                return reply
        return table.entries[number]

    def _is_equal(self, written: Entry, found: Entry | Reply) -> bool:
        if isinstance(found, Reply):
            because = found.because
            assert because is not None
            game, s = self.table.game, self.table.state
            self._differs(written, "move", written.move or written.what, game.because_json(s, because))
            return False
        one: Mapping[str, Any] = msgspec.to_builtins(written)
        two: Mapping[str, Any] = msgspec.to_builtins(found)
        # What was drawn comes first: where it differs, all that follows does.
        for field in sorted({*one, *two}, key=lambda field: (field != "draws", field)):
            if field != "rules" and one.get(field) != two.get(field):
                self._differs(written, *_first_difference(field, one.get(field), two.get(field)))
                return False
        return True

    def _differs(self, written: Entry, field: str, was: Any, found: Any) -> None:
        self.verdict.mismatch = Mismatch(
            line=written.number + 2,
            entry=written.number,
            field=field,
            written=was,
            found=found,
            draw=_name_of_draw(written, field),
        )

    def _check_end(self) -> None:
        end, now = self.journal.end, self.table.end
        last = self.journal.entries[-1]
        if end is None:
            if now is not None and self.recorded is None and not self.journal.cut:
                self._differs(last, "end", None, "the game is over, so an end has to follow")
        elif now is None:
            self._differs(last, "end", "end", "the game is not over")
        elif end.digest != now.digest:
            self._differs(last, "end.digest", end.digest, now.digest)


def _name_of_draw(written: Entry, field: str) -> str:
    """The draw that a key like `draws[2].result` speaks of."""
    place = _DRAW.match(field)
    if place is None or int(place[1]) >= len(written.draws):
        return ""
    draw = written.draws[int(place[1])]
    return f"{draw.purpose} {draw.count}"


def _first_difference(field: str, written: Any, found: Any) -> tuple[str, Any, Any]:
    """Where two values of a field first differ, as a key like `draws[2].result`."""
    if isinstance(written, list) and isinstance(found, list):
        for n, (one, two) in enumerate(zip(written, found, strict=False)):
            if one != two:
                return _first_difference(f"{field}[{n}]", one, two)
    if isinstance(written, dict) and isinstance(found, dict):
        for key in [*written, *found]:
            if written.get(key) != found.get(key):
                return _first_difference(f"{field}.{key}", written.get(key), found.get(key))
    return field, written, found
