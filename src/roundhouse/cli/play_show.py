"""What a player sees: the question, the choices, the log, the board; in colour, or plain for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, Final  # Any: games of every state, and views of every shape

import msgspec
from rich.columns import Columns
from rich.text import Text

from roundhouse.bots.find import module_of
from roundhouse.cli.play_choose import Choosing, Offer
from roundhouse.cli.voice import columns, console, has_colour, is_terminal, put, wrapped
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Path, sees
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.state import State
from roundhouse.table.notes import ONLY, START, UNDO, Entry
from roundhouse.texts.render import Sentence, Texts

LONG_LIST: Final = 12
"""Longer lists of choices are set in columns."""


class Screen:
    """Prints for one game in one language."""

    def __init__(self, game: Game[Any], texts: Texts, plain: bool = False) -> None:
        self.game = game
        self.texts = texts
        self.plain = plain or not is_terminal(sys.stdout)
        self.is_spoken = plain
        """Whether somebody listens rather than looks: then less is said unasked."""
        self.console = console()
        self.terminal: ModuleType | None = module_of(game, "terminal")
        """How the game draws itself: `draw`, `describe`, `hand`; each may be missing."""
        self.foresight: ModuleType | None = module_of(game, "remarks")
        """What the game says about a move that is being chosen: `remarks`."""

    def say(self, key: str, /, **args: str | int) -> None:
        """A sentence of the table."""
        self.prose(self.texts.say(key, args))

    def prose(self, line: str, indent: int = 0) -> None:
        """A line of ordinary text."""
        put(line if self.is_spoken else wrapped(line, indent))

    def strong(self, line: str) -> None:
        """A line that one should not miss."""
        if self.plain:
            put(line)
        else:
            self.console.print(Text(line, "bold"))

    def with_rule(self, said: Sentence, indent: int = 2) -> None:
        """A sentence with the id of its rule after it, dimmed."""
        if self.is_spoken:
            put(said.text)
        elif self.plain:
            put(wrapped(f"{said.text}  [{said.rule}]" if said.rule else said.text, indent + 2, indent))
        else:
            text = Text(wrapped(said.text, indent + 2, indent))
            if said.rule:
                text.append(f"  {said.rule}", "dim")
            self.console.print(text)

    # -- log ---------------------------------------------------------------------------------------

    def entry(self, s: State, entry: Entry, events: Sequence[Event], who: int) -> None:
        """What a viewer is told of an entry: its events, or the move itself where it has none for him."""
        if entry.what == UNDO:
            self.say("play-undone", seat=self.texts.seat(entry.seat))
            return
        told = [event for event in events if sees(event.audience, who)]
        if entry.what == ONLY:
            move = self.move_words(s, entry, hide=entry.seat != who)
            self.with_rule(Sentence(self.texts.say("play-only", seat=self.texts.seat(entry.seat), move=move), ""))
        elif entry.what != START and not told and entry.sealed_since < 0:
            said = f"{self.texts.seat(entry.seat)}: {self.move_words(s, entry, hide=entry.seat != who)}"
            self.with_rule(Sentence(said, ""))
        for event in told:
            line = self.texts.event(self.game, s, event)
            if line.text:  # small steps that a log leaves out have an empty text
                self.with_rule(line)

    def move_words(self, s: State, entry: Entry, hide: bool) -> str:
        """The move of an entry in words."""
        try:
            return self.texts.move(self.game, s, self.game.grammar.parse(s, entry.move), hide)
        except Malformed:  # names that this position no longer has
            return self.texts.say("move-hidden") if hide else entry.move

    # -- question ----------------------------------------------------------------------------------

    def so_far(self, choosing: Choosing) -> None:
        """What was chosen so far, and what is chosen next."""
        if choosing.path:
            words, step = choosing.words(), choosing.step()
            self.prose(f"{words}. {step}" if step else words)

    def offers(self, choosing: Choosing) -> None:
        """From what is chosen next."""
        offers = choosing.offers()
        self.choices(offers)
        if not choosing.path:
            self.side_moves(choosing.side_offers())
        if len(offers) == 1:
            self.say("play-enter-takes", choice=offers[0].said)

    def follows(self, choosing: Choosing, line: str) -> bool:
        """Go on as a line says, Enter takes the only choice; whether the move is whole now. If not, it is said why."""
        text = line.strip()
        offers = choosing.offers()
        if not text and len(offers) != 1:
            self.say("play-choose")
            return False
        why = choosing.follow(text or offers[0].token)
        if why is not None:
            self.with_rule(why, 0)
        return why is None and choosing.is_complete

    def choices(self, offers: Sequence[Offer]) -> None:
        """The next choices, each with what one types for it."""
        if self.plain or len(offers) <= LONG_LIST:
            for offer in offers:
                self._choice(offer)
            return
        rows = [self._row(offer) for offer in offers]
        self.console.print(Columns(rows, padding=(0, 3), column_first=True, width=max(row.cell_len for row in rows)))

    def _choice(self, offer: Offer) -> None:
        if self.plain:
            put(f"  {offer.key:>2}  {offer.said}" if offer.said != offer.key else f"  {offer.key:>2}")
        else:
            self.console.print(self._row(offer))

    def _row(self, offer: Offer) -> Text:
        row = Text.assemble("  ", (f"{offer.key:>2}", "cyan"))
        return row if offer.said == offer.key else row.append(f"  {offer.said}")

    def remarks(self, world: State, seat: int, path: Path) -> None:
        """What a player should know before he goes on: odds and prices, worked out in a world dealt for him."""
        remarks = getattr(self.foresight, "remarks", None)
        for line in remarks(world, seat, path, self.texts.lang) if remarks is not None else ():
            if self.plain:
                put(f"    {line}" if not self.is_spoken else line)
            else:
                self.console.print(Text(wrapped(line, 6, 4), "dim"))

    def side_moves(self, offers: Sequence[Offer]) -> None:
        """Side moves, apart from the choices."""
        if offers:
            self.say("play-side", moves=", ".join(offer.said for offer in offers))

    # -- board -------------------------------------------------------------------------------------

    def board(self, view: object, now: State) -> None:
        """The board as this viewer sees it: drawn, described, or as an indented tree."""
        draw = getattr(self.terminal, "draw", None)
        if draw is not None and not self.is_spoken:
            for line in draw(view, self.texts.lang, columns(), False, has_colour()):
                if has_colour():
                    self.console.print(line)
                else:
                    put(line.plain)
            return
        describe = getattr(self.terminal, "describe", None)
        lines = describe(view, self.texts.lang) if describe is not None else tree(view)
        for line in lines:
            put(line)

    def hand(self, view: object) -> bool:
        """What a viewer holds, where a game tells it apart from the board."""
        hand = getattr(self.terminal, "hand", None)
        if hand is None:
            return False
        for line in hand(view, self.texts.lang):
            put(line)
        return True

    def clear(self) -> None:
        """An empty screen."""
        if not self.plain:
            self.console.clear()

    # -- end ---------------------------------------------------------------------------------------

    def ending(self, s: State) -> None:
        """How the game ended, who won, and what the scores are made of."""
        if s.over is None:
            return
        scores = [
            [(term.points, self.texts.why(self.game, s, term.because)) for term in self.game.scores(s, seat)]
            for seat in range(s.seats)
        ]
        self.ended(s, scores)

    def ended(self, s: State, scores: Sequence[Sequence[tuple[int, Sentence]]]) -> None:
        """The same, with the scores at hand: for each seat its terms with their reasons."""
        over = s.over
        assert over is not None
        put()
        said = self.texts.ending(self.game, s)
        self.strong(said.text + (f"  [{said.rule}]" if said.rule and not self.is_spoken else ""))
        if self.game.meta.cooperative:
            self.say("play-all-won" if over.winners else "play-all-lost")
        elif over.winners:
            self.say("play-winners", number=len(over.winners), names=", ".join(map(self.texts.seat, over.winners)))
        for seat, terms in enumerate(scores):
            if terms:
                total = sum(points for points, _ in terms)
                self.strong(self.texts.say("play-score", seat=self.texts.seat(seat), points=total))
            for points, why in terms:
                self.with_rule(Sentence(f"{points:+d}  {why.text}", why.rule))


def tree(view: object) -> list[str]:
    """A view as an indented tree: for games that draw nothing themselves."""
    return _branch(msgspec.to_builtins(view), 0)


def _branch(value: Any, depth: int) -> list[str]:
    pad = "  " * depth
    if isinstance(value, dict):
        lines: list[str] = []
        for key, inside in value.items():
            if _is_leaf(inside):
                lines.append(f"{pad}{key}: {_leaf(inside)}")
            else:
                lines += [f"{pad}{key}:", *_branch(inside, depth + 1)]
        return lines
    if isinstance(value, list):
        return [line for inside in value for line in _item(inside, depth)]
    return [f"{pad}{_leaf(value)}"]


def _item(value: Any, depth: int) -> list[str]:
    if _is_leaf(value):
        return [f"{'  ' * depth}- {_leaf(value)}"]
    lines = _branch(value, depth + 1)
    return [f"{'  ' * depth}- {lines[0].lstrip()}", *lines[1:]] if lines else []


def _is_leaf(value: Any) -> bool:
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or all(not isinstance(inside, dict | list) for inside in value)


def _leaf(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_leaf(inside) for inside in value) or "–"
    return "–" if value is None or value == {} else str(value)
