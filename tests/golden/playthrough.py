"""A playthrough: one game written out in full, to be read as a diff when a rule changes.

For each answer: what could be said, what not and why, what was drawn and told, how each viewer's view changed, and the
digest. It is made from a compact journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, Path
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State
from tests.golden.compact import Compact, Entry, Player
from tests.golden.lines import line_of_event, line_of_reason

WIDTH: Final = 118
Seen = dict[str, Any]  # Any: JSON values, by where they stand


# Any: games of every state.
def write_playthrough(game: Game[Any], journal: Compact) -> str:
    """The whole text."""
    writer = _Writer(game, journal)
    return "\n".join(writer.lines) + "\n"


class _Writer:
    """Plays the journal and writes down what can be seen."""

    def __init__(self, game: Game[Any], journal: Compact) -> None:
        self.game = game
        self.player = Player(game, journal)
        self.viewers = [*range(journal.seats), SPECTATOR]
        self.lines = [f"{journal.title} ({game.meta.id}, {journal.seats} seats)"]
        self.lines += [f"option {name} {choice}" for name, choice in journal.options.items()]
        self.seen: dict[int, Seen] = {who: {} for who in self.viewers}
        self._begin()
        self._write_refusals()
        for number, entry in enumerate(journal.entries[1:], 1):
            self._write_answer(number, entry)
        self._write_end()

    def _put(self, label: str, *texts: str) -> None:
        """A label and texts, as many as fit on a line."""
        line, margin = f"  {label:<6}", 8
        for text in texts:
            if len(line) + len(text) + 1 > WIDTH and len(line) > margin:
                self.lines.append(line)
                line = " " * margin
            line += f" {text}"
        self.lines.append(line)

    # -- entries -----------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.lines += ["", "=== 0 the beginning"]
        self._write_outcome(self.player.begin())

    def _write_answer(self, number: int, written: Entry) -> None:
        s, slot = self.player.s, self.player.slot()
        self.lines += ["", f"=== {number} {written.asked}: {written.move}"]
        path = self.game.grammar.parse(s, written.move)
        self._write_kinds(s, slot)
        for depth in range(1, len(path)):
            self._write_step(s, slot, path[:depth])
        self._write_outcome(self.player.play(written))

    def _write_outcome(self, entry: Entry) -> None:
        s = self.player.s
        if entry.draws:
            self._put("drawn", *entry.draws)
        for event in self.player.events():
            self._put("told", line_of_event(self.game, s, event))
        self._write_views(s)
        self._put("state", entry.digest)

    # -- what could be said ------------------------------------------------------------------------

    def _write_kinds(self, s: State, slot: Slot) -> None:
        game = self.game
        self._put("may", *[step.token for step in game.choices(s, slot)])
        for number in game.grammar.questions[slot.what].numbers:
            why = game.refuse(s, slot, (number,))
            if why is not None:
                self._put("not", f"{game.grammar.kinds[number].name}: {line_of_reason(game, s, why)}")

    def _write_step(self, s: State, slot: Slot, path: Path) -> None:
        """The next step of a beginning: what it could be, and how often which rule says no."""
        game = self.game
        part = game.grammar.kinds[path[0]].parts[len(path) - 1]
        self._put(f"{part.name}:", *[step.token for step in game.choices(s, slot, path)])
        low = part.domain.low
        reasons = [game.refuse(s, slot, (*path, n)) for n in range(low, low + part.domain.size(s))]
        counts = Counter(f"{why.rule} {why.key}" for why in reasons if why is not None)
        for reason, count in sorted(counts.items()):
            self._put("not", f"{part.name}: {count} by {reason}")

    # -- views -------------------------------------------------------------------------------------

    def _write_views(self, s: State) -> None:
        """What has changed for all viewers, then what has changed for some of them only."""
        changes: dict[int, list[str]] = {}
        for who in self.viewers:
            now = flatten(msgspec.to_builtins(self.game.view(s, who)))
            changes[who] = list_changes(self.seen[who], now)
            self.seen[who] = now
        common = [line for line in changes[SPECTATOR] if all(line in lines for lines in changes.values())]
        for line in common:
            self._put("view", line)
        for who, lines in changes.items():
            for line in lines:
                if line not in common:
                    self._put("view", f"of {'spectators' if who == SPECTATOR else f'seat {who}'}: {line}")

    # -- refusals ----------------------------------------------------------------------------------

    def _write_refusals(self) -> None:
        """Texts that are no move, questions of others and answers to something else: each leaves all as it was."""
        s, slot = self.player.s, self.player.slot()
        before = self.game.digest(s)
        self.lines += ["", f"=== refused at {slot.question} {slot.what}"]
        for text in _list_bad_texts(self.game, slot):
            self._put("not", f"'{text}': {self._try(slot, text)}")
        other = next(seat for seat in range(s.seats) if seat != slot.answerer)
        for seat, question in ((other, slot.question), (slot.answerer, f"{slot.owner}.{slot.number - 1}")):
            why = self.game.refuse_answer(s, seat, question)
            self._put("not", f"seat {seat} answers {question}: {self._show(why)}")
        assert self.game.digest(s) == before
        self._put("state", before)

    def _try(self, slot: Slot, text: str) -> str:
        s = self.player.s
        try:
            path = self.game.grammar.parse(s, text)
        except Malformed as error:
            return f"{error.because.fault}, {self._show(error.because)}, read up to '{error.word}'"
        why = self.game.play(s, slot, path, SILENT)
        return self._show(why) if why is None else f"{why.fault}, {self._show(why)}"

    def _show(self, why: Because | None) -> str:
        assert why is not None, "this should be refused"
        return line_of_reason(self.game, self.player.s, why)

    def _write_end(self) -> None:
        s = self.player.s
        over = s.over
        assert over is not None
        self.lines += ["", f"=== the end: {over.ending}"]
        self._put("why", line_of_reason(self.game, s, over.because))
        self._put("won", *[f"seat {seat}" for seat in over.winners] or ["nobody"])
        for term in self.game.scores(s, 0):
            self._put("score", f"{term.points} {line_of_reason(self.game, s, term.because)}")
        self._put("not", f"any answer: {self._show(self.game.refuse_answer(s, 0, '0.1'))}")


def _list_bad_texts(game: Game[Any], slot: Slot) -> list[str]:
    """One text for each way in which a move can be no move, and one that answers something else."""
    asked = game.grammar.questions[slot.what].kinds
    longer = next(kind for kind in game.grammar.kinds if kind.parts)
    other = next(name for name in game.grammar.by_name if name not in asked)
    part = longer.parts[0].name
    return [
        "", "fly", f"{asked[0]} {part}:x {part}:x {part}:x {part}:x {part}:x", f"{longer.name} over:x",
        f"{longer.name} {part}:nowhere", other,
    ]  # fmt: skip


def flatten(value: Any, where: str = "") -> Seen:
    """JSON values by where they stand: `hands[0].cards.move`. A list of plain values stays one."""
    if isinstance(value, dict):
        return {key: leaf for name, one in value.items() for key, leaf in flatten(one, f"{where}.{name}").items()}
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return {key: leaf for n, one in enumerate(value) for key, leaf in flatten(one, f"{where}[{n}]").items()}
    return {where.removeprefix("."): value}


def list_changes(before: Seen, now: Seen) -> list[str]:
    """One line for each value that is another one, new or gone."""
    lines: list[str] = []
    for key in [*now, *[key for key in before if key not in now]]:
        old, new = before.get(key), now.get(key)
        if key in before and key in now and old == new:
            continue
        if isinstance(old, list) and isinstance(new, list):
            lines.append(f"{key}{_list_difference(old, new)}")
        elif key not in before:
            lines.append(f"{key} {_show(new)}")
        else:
            lines.append(f"{key} {_show(old)} -> {_show(new) if key in now else 'gone'}")
    return lines


def _list_difference(old: Sequence[Any], new: Sequence[Any]) -> str:
    gone, come = Counter(map(str, old)), Counter(map(str, new))
    words = [f" -{word}" for word in (gone - come).elements()] + [f" +{word}" for word in (come - gone).elements()]
    return "".join(words) or " in another order"


def _show(value: Any) -> str:
    if isinstance(value, list):
        return "(" + " ".join(map(str, value)) + ")"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
