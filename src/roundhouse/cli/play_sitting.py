"""One sitting at a table: who sits there, what bots do, and who is told what he may know."""

from __future__ import annotations

import time
from typing import Final

from roundhouse.bots.find import make_bot
from roundhouse.bots.kit import NO_MOVE, Bot, RandomBot
from roundhouse.cli.play_input import Keyboard
from roundhouse.cli.play_show import Screen
from roundhouse.cli.seats import Seat
from roundhouse.cli.voice import put
from roundhouse.kernel.ids import EVERYBODY, SPECTATOR, Move
from roundhouse.kernel.questions import STANDING
from roundhouse.kernel.reasons import Because
from roundhouse.table import LocalTable

PACES: Final = {"slow": 1.6, "brisk": 0.5, "instant": 0.0}
"""Seconds after each move of a bot."""


class Sitting:
    """A local table, the bots at it, and the one screen that all its people look at."""

    def __init__(self, table: LocalTable, screen: Screen, seats: list[Seat], pace: str) -> None:
        self.table = table
        self.screen = screen
        self.texts = screen.texts
        self.seats = seats
        self.pause = PACES[pace]
        self.keyboard = Keyboard()
        self.people = [n for n, seat in enumerate(seats) if seat.is_human]
        self.bots: dict[int, Bot] = {n: make_bot(table.game, seat.bot) for n, seat in enumerate(seats) if seat.bot}
        self.reasons: dict[int, Because] = {}
        self.eyes = self.people[0] if self.people else SPECTATOR
        """Whose secrets the screen may show now."""
        self.told = dict.fromkeys([*self.people, SPECTATOR], 0)
        """For each viewer, how many entries he was told."""
        self.drawn = -1
        """The entry after which the board was last shown."""
        self.waiting: set[int] = set()
        """Who has nothing to say in a standing question for now."""

    # -- bots --------------------------------------------------------------------------------------

    def let_bot(self, seat: int) -> None:
        """A bot answers. If it fails, a random move stands in for it."""
        thought = self.table.thought(seat)
        assert thought is not None
        try:
            answer = self.bots[seat].choose(thought)
            if answer.move == NO_MOVE and self.table.state.question.kind == STANDING:
                self.waiting.add(seat)
                return
            accepted = self.table.answer(seat, self.written(answer.move)).accepted
        except Exception as error:  # noqa: BLE001 - a broken bot must not end people's game
            self.screen.say("play-bot-failed", seat=self.texts.seat(seat), kind=type(error).__name__)
            accepted = False
        else:
            if answer.reason is not None:
                self.reasons[seat] = answer.reason
        if accepted:
            self.after_bot()
        else:
            self.speak_for(seat)

    def speak_for(self, seat: int) -> None:
        """A random move in place of a bot that has none."""
        thought = self.table.thought(seat)
        assert thought is not None
        self.table.answer(seat, self.written(RandomBot().choose(thought).move))
        self.after_bot()

    def after_bot(self) -> None:
        """People see what a bot did, and have time to."""
        self.waiting.clear()
        self.tell()
        if self.pause:
            time.sleep(self.pause)

    def written(self, move: Move) -> str:
        """A move as it is written."""
        return self.table.game.grammar.show(self.table.state, move)

    # -- telling -----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Everything that the present viewer was not told yet."""
        entries = self.table.entries
        for number in range(self.told[self.eyes], len(entries)):
            self.screen.entry(self.table.state, entries[number], self.table.events(number), self.eyes)
            if all(event.audience == EVERYBODY for event in self.table.events(number)) and not self.has_secrets():
                for seat in self.told:  # the others looked on
                    self.told[seat] += self.told[seat] == number
        self.told[self.eyes] = len(entries)

    def has_secrets(self) -> bool:
        """Whether some person at this screen may not know what another may."""
        s = self.table.state
        return any(len(place.read(s, seat)) for place in self.table.game.title.hidden for seat in self.people)

    def look(self, seat: int) -> None:
        """The screen turns to another viewer; with secrets at a shared screen it is handed over first."""
        if seat == self.eyes:
            return
        if len(self.people) > 1 and self.has_secrets():
            self.screen.clear()
            if seat != SPECTATOR:
                self.screen.strong(self.texts.say("play-hand-over", seat=self.texts.seat(seat)))
                if self.keyboard.is_live:
                    self.keyboard.read(self.texts.say("play-press-enter"))
        if seat == SPECTATOR:
            self.told[seat] = max(self.told.values())
        self.eyes = seat
        self.drawn = -1

    def show_board(self) -> None:
        """The board as the present viewer sees it."""
        put()
        self.screen.board(self.table.view(self.eyes), self.table.state)
        self.drawn = len(self.table.entries)
