"""A game at the terminal: people are asked, and what they say is done."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path as File

from roundhouse.cli.play_choose import Choosing
from roundhouse.cli.play_explain import explain, search
from roundhouse.cli.play_input import InputEnded, command_in
from roundhouse.cli.play_sitting import Sitting
from roundhouse.cli.voice import put
from roundhouse.kernel.ids import SPECTATOR, Path
from roundhouse.kernel.questions import STANDING
from roundhouse.table import journal_of, write_journal
from roundhouse.table.notes import ONLY, START
from roundhouse.texts.render import Sentence


class Waits(Exception):
    """A person lets the others speak first."""


class Left(Exception):
    """A person gets up: the game stands as it is."""


class Session(Sitting):
    """Plays one game at a local table to its end, or until the people leave."""

    # -- the game ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play."""
        try:
            self.tell()
            while self.table.over is None:
                self.turn()
            self.look(SPECTATOR if len(self.people) > 1 and self.has_secrets() else self.eyes)
            self.tell()
            self.screen.ending(self.table.state)
        except InputEnded:
            self.tell()
            self.screen.say("play-input-ended")
        except Left:
            self.screen.say("play-left")

    def turn(self) -> None:
        """Whoever is asked answers: bots first, they take no time to think that others have to wait for."""
        asked = self.table.asked_seats()
        left = [seat for seat in asked if seat not in self.waiting]
        if not left:
            # Everybody waits for the others: people are asked again, or a bot has to say something.
            self.waiting.clear()
            left = [seat for seat in asked if seat not in self.bots]
            if not left:
                self.speak_for(next(seat for seat in asked if self.table.choices(seat)))
                return
        seat = next((one for one in left if one in self.bots), left[0])
        if seat in self.bots:
            self.let_bot(seat)
            return
        with suppress(Waits):
            self.ask(seat)

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until the table has an answer, or the question is another one."""
        self.look(seat)
        self.tell()
        slot = self.table.slot(seat)
        assert slot is not None
        question = self.table.question(seat)
        stale = self.drawn < 0 or (self.keyboard.is_live and self.drawn != len(self.table.entries))
        if stale and not self.screen.is_spoken:
            self.show_board()
        put()
        self.screen.strong(self.texts.ask(self.table.game, self.table.state, slot))
        choosing = Choosing(self.table, self.texts, seat)
        shown: Path | None = None
        while self.table.over is None and self.table.question(seat) == question:
            if shown != choosing.path:
                self.show_choices(choosing)
                shown = choosing.path
            line = self.keyboard.read("> ", [offer.token for offer in choosing.offers()])
            if self.command(choosing, line):
                shown = None
            elif not self.choose(choosing, line):
                return

    def show_choices(self, choosing: Choosing) -> None:
        """What is chosen next, and from what."""
        self.screen.so_far(choosing)
        self.screen.remarks(choosing.world(), choosing.seat, choosing.path)
        self.screen.offers(choosing)

    def choose(self, choosing: Choosing, line: str) -> bool:
        """Go on as a line says; False if the seat waits instead, or the move was made."""
        if not self.screen.follows(choosing, line):
            return True
        reply = self.table.answer(choosing.seat, self.written(choosing.path))
        self.waiting.clear()
        if reply.accepted:
            self.tell()
            return False
        assert reply.because is not None
        self.screen.with_rule(self.texts.why(self.table.game, self.table.state, reply.because), 0)
        choosing.path = ()
        choosing.settle()
        return True

    # -- commands ----------------------------------------------------------------------------------

    def command(self, choosing: Choosing, line: str) -> bool:
        """Do what a command asks for; False if the line is none and so is an answer."""
        text = line.strip()
        if text.startswith("?"):
            explain(self.screen, choosing, text[1:].strip())
            return True
        name, words = command_in(text, self.texts)
        if not name:
            return False
        does: dict[str, Callable[[], None]] = {
            "back": lambda: self.back(choosing),
            "undo": self.undo,
            "board": self.show_board,
            "hand": lambda: self.show_hand(choosing.seat),
            "log": self.show_log,
            "why": self.show_reasons,
            "rules": lambda: search(self.screen, choosing, words),
            "save": lambda: self.save(words),
            "wait": lambda: self.wait(choosing.seat),
            "help": lambda: explain(self.screen, choosing, ""),
            "quit": self.leave,
        }
        does[name]()
        return True

    def leave(self) -> None:
        """Get up."""
        raise Left

    def back(self, choosing: Choosing) -> None:
        """Take the last choice back, if there is one."""
        if not choosing.back():
            self.screen.say("play-no-back")

    def show_hand(self, seat: int) -> None:
        """What a seat holds; where that is part of the board, the board."""
        if not self.screen.hand(self.table.view(seat)):
            self.show_board()

    def undo(self) -> None:
        """Take the last move of a person back; behind what was told or what others did only if all agree."""
        seat, steps = self.way_back()
        reply = self.table.undo(seat, steps=steps)
        if reply.because is not None and reply.because.key == "undo_needs_consent":
            self.screen.with_rule(self.texts.why(self.table.game, self.table.state, reply.because), 0)
            agreed = self.keyboard.read(self.texts.say("play-all-agree") + " ")
            if agreed.strip().casefold() not in self.texts.say("play-yes").split():
                self.screen.say("play-not-undone")
                return
            reply = self.table.undo(seat, steps=steps, consents=range(self.table.seats))
        if reply.because is not None:
            self.screen.with_rule(self.texts.why(self.table.game, self.table.state, reply.because), 0)
            return
        self.tell()
        self.drawn = -1

    def way_back(self) -> tuple[int, int]:
        """The person who moved last, and how many moves lie from here back to that one, itself included."""
        steps = 0
        for entry in reversed(self.table.live_entries()):
            steps += entry.what not in (ONLY, START)
            if steps and entry.seat in self.people and entry.what != ONLY:
                return entry.seat, steps
        return self.eyes, steps + 1

    def show_log(self) -> None:
        """Everything that happened, as far as the viewer was told."""
        for entry in self.table.entries:
            self.screen.entry(self.table.state, entry, self.table.events(entry.number), self.eyes)

    def show_reasons(self) -> None:
        """Why the bots last moved as they did."""
        if not self.reasons:
            self.screen.say("play-no-reasons")
        for seat, reason in self.reasons.items():
            said = self.texts.reason(self.table.game, self.table.state, reason)
            self.screen.with_rule(Sentence(f"{self.texts.seat(seat)}: {said.text}", said.rule), 0)

    def save(self, file: str) -> None:
        """Write the journal as it stands."""
        path = File(file)
        if not file:
            self.screen.say("play-save-where")
        elif path.exists():
            self.screen.say("oops-there", file=file)
        else:
            try:
                write_journal(path, journal_of(self.table))
            except OSError as error:
                self.screen.say("oops-file", file=file, message=error.strerror or str(error))
                return
            self.screen.say("play-saved", file=file)

    def wait(self, seat: int) -> None:
        """In a standing question: let the others speak first."""
        if self.table.state.question.kind == STANDING:
            self.waiting.add(seat)
            raise Waits
        self.screen.say("play-no-wait")
