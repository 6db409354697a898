"""Compact journals: a whole game in a text file, one line for each answer: question, move, draws, digest.

They hold what was decided and drawn, nothing that a rule works out, so a change of the rules shows as the first
digest that differs. `pytest --golden-update` writes the digests anew as long as the moves are still legal; a game
that no longer can be played so is recorded anew (`python -m tests.golden.record`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State
from tests.golden.lines import line_of_draw

BAR: Final = " | "
NOTHING: Final = "-"


class Entry(NamedTuple):
    """One answer, or the beginning: what was asked, the move, the draws that followed, the digest after them."""

    asked: str
    move: str
    draws: tuple[str, ...]
    digest: str

    def line(self) -> str:
        """As it stands in the file."""
        return BAR.join([self.asked, self.move, " ".join(self.draws) or NOTHING, self.digest])


class Compact(NamedTuple):
    """A game in a file."""

    title: str
    game: str
    seats: int
    options: dict[str, str]
    ending: str
    entries: list[Entry]

    def text(self) -> str:
        """The whole file."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        head = [f"# {self.title}", f"game {self.game}", f"seats {self.seats}", f"options {options}"]
        return "\n".join([*head, f"ending {self.ending}", *[entry.line() for entry in self.entries]]) + "\n"


def read(path: Path) -> Compact:
    """A compact journal from its file."""
    title, game, seats, options, ending, *lines = path.read_text(encoding="utf-8").splitlines()
    chosen = dict(word.split("=", 1) for word in options.split()[1:])
    entries: list[Entry] = []
    for line in lines:
        asked, move, draws, digest = line.split(BAR)
        entries.append(Entry(asked, move, () if draws == NOTHING else tuple(draws.split()), digest))
    return Compact(title.removeprefix("# "), game.split()[1], int(seats.split()[1]), chosen, ending.split()[1], entries)


# Any: games of every state.
class Player:
    """Plays a compact journal on the bare game: no table and no secret, the draws come out of the file."""

    def __init__(self, game: Game[Any], journal: Compact) -> None:
        self.game = game
        self.journal = journal
        self.s: State = game.blank(journal.seats, game.options(journal.options, journal.seats))
        self.out = Out()

    def begin(self) -> Entry:
        """Set the game up; what its first line should be."""
        self.s = self.game.new(self.journal.seats, self.journal.options, self.out)
        return self._settle(NOTHING, NOTHING, self.journal.entries[0].draws)

    def play(self, written: Entry) -> Entry:
        """Give an answer and the draws that are written; what the line should be."""
        slot = self.slot()
        path = self.game.grammar.parse(self.s, written.move)
        why = self.game.play(self.s, slot, path, self.out)
        assert why is None, f"{written.asked} {written.move}: {why}"
        return self._settle(asked_of(slot), written.move, written.draws)

    def slot(self) -> Slot:
        """The first open question."""
        ask = self.s.question
        assert ask is not None, "nobody is asked any more"
        return ask.open_slots()[0]

    def events(self) -> list[Event]:
        """What was told since last asked."""
        return self.out.take()

    def _settle(self, asked: str, move: str, draws: Sequence[str]) -> Entry:
        for written in draws:
            draw = self.s.chance
            assert draw is not None, f"{asked} {move}: no draw for {written}"
            result = int(written.rpartition("=")[2])
            assert line_of_draw(draw, result) == written, f"{asked} {move}: {draw.purpose} is drawn for"
            self.game.settle(self.s, result, self.out)
        assert self.s.chance is None, f"{asked} {move}: {self.s.chance} is not written"
        return Entry(asked, move, tuple(draws), self.game.digest(self.s))


def asked_of(slot: Slot) -> str:
    """`0.12 play_action`: the id of a question and its name."""
    return f"{slot.question} {slot.what}"


def replay(game: Game[Any], journal: Compact) -> Compact:
    """The journal as the game plays it today: the same moves and draws, with the digests of today."""
    player = Player(game, journal)
    entries = [player.begin()]
    entries += [player.play(written) for written in journal.entries[1:]]
    over = player.s.over
    return journal._replace(entries=entries, ending=over.ending if over is not None else NOTHING)
