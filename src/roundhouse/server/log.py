"""The log of a table as one viewer may know it: a pure function of the journal and of who looks.

Whatever counts here counts what this viewer was told, never what others did in secret: neither the order nor the
moment of sealed answers shows before all are opened. The same journal gives the same numbers after a restart.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from roundhouse.kernel.moves import HIDDEN
from roundhouse.kernel.questions import ONE
from roundhouse.table import LocalTable
from roundhouse.table.notes import MOVE, ONLY, UNDO, BecauseNote, Entry, read_bytes
from roundhouse.wire.parts import Happening, LogLine, Reason

OPENED: Final = "opened"


class Log:
    """The lines of one viewer. `number` counts how often he was told something."""

    def __init__(self, table: LocalTable, who: int) -> None:
        self._table = table
        self._who = who
        self._read = 0
        self._sources: list[int] = []
        """For each line the entry it comes from."""
        self._tellings: list[int] = []
        """For each line the number of the telling it belongs to."""
        self.lines: list[LogLine] = []
        self.number = 0

    def grow(self) -> None:
        """Read the entries that are new."""
        entries = self._table.entries
        while self._read < len(entries):
            first = self._read
            self._read += 1
            while self._read < len(entries) and entries[self._read].what == ONLY:
                self._read += 1
            telling = self.number + 1
            for entry in entries[first : self._read]:
                for line in self._lines_of(entry):
                    self._sources.append(entry.number)
                    self._tellings.append(telling)
                    self.lines.append(line)
                    self.number = telling

    def since(self, number: int) -> list[LogLine]:
        """The lines that were told after a telling."""
        return self.lines[bisect_right(self._tellings, number) :]

    def line_of(self, entry: int) -> int:
        """The first line about an entry of one's own."""
        return bisect_left(self._sources, entry)

    def last_line(self, entry: int) -> int:
        """The last line that was told up to an entry."""
        return bisect_right(self._sources, entry) - 1

    def source_of(self, line: int) -> int:
        """The entry that a line tells of; -1 if there is no such line."""
        return self._sources[line] if 0 <= line < len(self._sources) else -1

    def _lines_of(self, entry: Entry) -> list[LogLine]:
        number = len(self.lines)
        events = self._happenings(entry)
        own = entry.seat == self._who
        if entry.what == UNDO:
            back, agreed = self.last_line(entry.back_to), bool(entry.consents)
            return [LogLine(entry=number, what=UNDO, seat=entry.seat, back_to=back, agreed=agreed, events=events)]
        before = self._table.entries[entry.number - 1] if entry.number else None
        if entry.what == MOVE and before is not None and before.sealed_since >= 0 and not self._is_side(entry):
            mine = LogLine(entry=number, what=MOVE, seat=entry.seat, move=entry.move, stand_in=entry.stand_in)
            answer = [mine] if own else []
            if entry.sealed_since == before.sealed_since:
                return answer
            return [*answer, LogLine(entry=number + len(answer), what=OPENED, events=events)]
        move = entry.move if own else self._hidden(entry.move)
        if move == HIDDEN and not events and not self._was_asked_openly(entry):
            return []
        return [
            LogLine(entry=number, what=entry.what, seat=entry.seat, move=move, events=events, stand_in=entry.stand_in)
        ]

    def _is_side(self, entry: Entry) -> bool:
        return bool(self._table.game.grammar.by_name[entry.move.partition(" ")[0]].side)

    def _hidden(self, move: str) -> str:
        """A move as others see it. Its notation says enough; the state it was made in is not needed."""
        if not move:
            return ""
        words = move.split(" ")
        kind = self._table.game.grammar.by_name[words[0]]
        if kind.secret:
            return HIDDEN
        shown = [f"{p.name}:{HIDDEN}" if p.secret else word for p, word in zip(kind.parts, words[1:], strict=True)]
        return " ".join([words[0], *shown])

    def _was_asked_openly(self, entry: Entry) -> bool:
        """Whether everybody saw that this seat had to answer: then everybody sees that it has."""
        game = self._table.game
        before = game.decode(read_bytes(self._table.entries[entry.number - 1].state))
        return before.question is not None and before.question.kind == ONE and not self._is_side(entry)

    def _happenings(self, entry: Entry) -> list[Happening]:
        return [
            Happening(kind=note.kind, rule=note.rule, args=note.args, because=_reason(note.because))
            for note in entry.events
            if note.audience is None or self._who in note.audience
        ]


def _reason(note: BecauseNote | None) -> Reason | None:
    return None if note is None else Reason(rule=note.rule, key=note.key, args=note.args)
