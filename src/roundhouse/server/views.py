"""What is true now, for one viewer: his view, his questions with their choices, whom the table waits for, the end.

Nothing is built twice: all spectators share one update, and so do all the sockets of a seat.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias  # Any: games of every state; a view is the title's own struct

import msgspec

from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import KINDS, Slot
from roundhouse.kernel.state import State
from roundhouse.server.faults import reason_of
from roundhouse.server.log import Log
from roundhouse.server.screens import NOBODY, Gaze, asked_of, undos_of, viewer_of
from roundhouse.table import LocalTable
from roundhouse.wire.messages import Snapshot, Update
from roundhouse.wire.parts import Choice, Choices, Clocks, Ending, Points, QuestionFor, TableInfo, Waiting

LEAVES: Final = 200
"""Up to so many moves travel with the question, beyond that its choices are asked for path by path."""

CHANCE: Final = "chance"
OVER: Final = "over"

encode: Final = msgspec.json.Encoder().encode


class Now(msgspec.Struct, frozen=True):
    """What is true for a viewer, in the words of the messages."""

    view: msgspec.Raw
    waiting: Waiting
    questions: list[QuestionFor]
    ending: Ending | None
    undos: int
    undo_seat: int
    viewer: int
    covered: list[int]


class Eyes:
    """One way to look at a table: what was told, and what was last shown."""

    def __init__(self, table: LocalTable, gaze: Gaze) -> None:
        self.table = table
        self.gaze = gaze
        self.log = Log(table, gaze.who)
        self.shown = b""
        """The last state of things he was sent, so that nothing is sent where nothing changed for him."""

    def may_go_on(self, last: int, viewer: int | None) -> bool:
        """Whether somebody who was told up to a number, as a viewer, needs only the rest.

        Numbers count what one viewer was told: who was another one then, or sits before a shared screen, needs all.
        """
        self.log.grow()
        return viewer == self.gaze.who and not self.gaze.is_shared and 0 < last <= self.log.number

    def update(self, since: int, table: TableInfo | None = None, clocks: Clocks | None = None) -> bytes:
        """Everything after a telling, and what is true now."""
        self.log.grow()
        now = see(self.table, self.gaze)
        self.shown = encode(now)
        return encode(
            Update(
                number=self.log.number,
                log=self.log.since(since),
                view=now.view,
                waiting=now.waiting,
                questions=now.questions,
                ending=now.ending,
                undos=now.undos,
                undo_seat=now.undo_seat,
                covers=self.gaze.covers,
                covered=now.covered,
                viewer=now.viewer if self.gaze.is_shared else None,
                table=table,
                clocks=clocks,
            )
        )

    def news(self, clocks: Clocks | None = None) -> bytes | None:
        """An update if there is anything new for this viewer. That clocks have gone on is nothing new."""
        before, shown = self.log.number, self.shown
        update = self.update(before, clocks=clocks)
        return update if self.log.number != before or self.shown != shown else None

    def snapshot(self, build: str, table: TableInfo, clocks: Clocks | None = None) -> bytes:
        """All that is true now."""
        self.log.grow()
        now = see(self.table, self.gaze)
        self.shown = encode(now)
        return encode(
            Snapshot(
                number=self.log.number,
                build=build,
                table=table,
                view=now.view,
                viewer=now.viewer,
                waiting=now.waiting,
                questions=now.questions,
                log=self.log.lines,
                ending=now.ending,
                undos=now.undos,
                undo_seat=now.undo_seat,
                covers=self.gaze.covers,
                covered=now.covered,
                clocks=clocks,
            )
        )


def see(table: LocalTable, gaze: Gaze) -> Now:
    """What may be shown at this moment."""
    viewer = viewer_of(table, gaze)
    undos, undo_seat = undos_of(table, gaze)
    return Now(
        view=msgspec.Raw(encode(table.view(viewer))),
        waiting=waiting_in(table.state),
        questions=[question for seat in gaze.seats for question in questions_of(table, seat)],
        ending=ending_of(table),
        undos=undos,
        undo_seat=undo_seat if gaze.is_shared else NOBODY,
        viewer=viewer,
        covered=asked_of(table, gaze),
    )


def waiting_in(s: State) -> Waiting:
    """Whom everybody waits for. With sealed questions all who were asked, whether or not they have answered."""
    if s.over is not None:
        return Waiting(kind=OVER, seats=[])
    ask = s.question
    if ask is None:
        return Waiting(kind=CHANCE, seats=[])
    asked = {slot.what for slot in ask.slots}
    return Waiting(
        kind=KINDS[ask.kind],
        seats=sorted({slot.answerer for slot in ask.slots}),
        what=asked.pop() if len(asked) == 1 else "",
    )


def questions_of(table: LocalTable, who: int) -> list[QuestionFor]:
    """What a seat is asked, with its choices if they are few; for a spectator nothing."""
    if who < 0 or table.over is not None:
        return []
    slot = table.slot(who)
    side = [step.token for step in table.side_choices(who)]
    if slot is None:
        return [QuestionFor(id="", seat=who, what="", side=side)] if side else []
    choices = tree_of(table.game, table.state, slot)
    return [QuestionFor(id=table.id_of(slot), seat=who, what=slot.what, choices=choices, side=side)]


def tree_of(game: Game[Any], s: State, slot: Slot, path: Path = (), most: int = LEAVES) -> Choices | None:
    """All moves of a question as a tree, or None if there are more than travel at once.

    It grows level by level: what is offered leads to a move at least, so that many branches are too many before
    anybody has looked at their ends.
    """
    if game.grammar.is_complete(path):
        return None
    kinds = game.grammar.kinds
    following: dict[Path, list[int]] = {}
    level, leaves = [path], 0
    while level:
        deeper: list[Path] = []
        for number, branch in enumerate(level, 1):
            ids = following[branch] = game.next_ids(s, slot, branch)
            if branch and len(branch) == len(kinds[branch[0]].parts):
                leaves += len(ids)
            elif branch:
                deeper += [(*branch, n) for n in ids]
            else:
                deeper = [(n,) for n in ids if kinds[n].parts]
                leaves = len(ids) - len(deeper)
            if leaves + len(deeper) + len(level) - number > most:
                return None
        level = deeper
    return _build(game, s, path, following, {})


_Leaves: TypeAlias = dict[tuple[int, int, tuple[int, ...]], Choices]


def _build(game: Game[Any], s: State, path: Path, following: dict[Path, list[int]], known: _Leaves) -> Choices:
    """The tree above what may follow each branch. Leaves of the same words, as payments are, are made once."""
    ids = following[path]
    key = (path[0] if path else -1, len(path), tuple(ids))
    if key in known:
        return known[key]
    part, domain, tokens = steps_of(game, s, path, ids)
    branches = [(*path, n) for n in ids]
    steps = [
        Choice(token=token, next=_build(game, s, branch, following, known) if branch in following else None)
        for branch, token in zip(branches, tokens, strict=True)
    ]
    made = Choices(part=part, domain=domain, steps=steps)
    if branches and branches[0] not in following and path:
        known[key] = made
    return made


def steps_of(game: Game[Any], s: State, path: Path, ids: list[int]) -> tuple[str, str, list[str]]:
    """What the next step of a path is called, its domain, and the tokens of some ids."""
    kinds = game.grammar.kinds
    if not path:
        return "", "", [kinds[n].name for n in ids]
    part = kinds[path[0]].parts[len(path) - 1]
    return part.name, part.domain.name, [part.domain.token(s, n) for n in ids]


def next_of(table: LocalTable, seat: int, path: Path) -> Choices:
    """The next choices of a begun move, without what follows."""
    ids = [step.id for step in table.choices(seat, path)]
    if table.game.grammar.is_complete(path):
        return Choices(part="", domain="", steps=[])
    part, domain, tokens = steps_of(table.game, table.state, path, ids)
    return Choices(part=part, domain=domain, steps=[Choice(token=token) for token in tokens])


def ending_of(table: LocalTable) -> Ending | None:
    """How it ended, with every score opened into its terms."""
    over = table.over
    if over is None:
        return None
    game, s = table.game, table.state
    return Ending(
        ending=over.ending,
        winners=list(over.winners),
        because=reason_of(game, s, over.because),
        scores=[
            [Points(points=term.points, because=reason_of(game, s, term.because)) for term in table.scores(seat)]
            for seat in range(table.seats)
        ],
    )
