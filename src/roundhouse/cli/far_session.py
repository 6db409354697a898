"""A game at a table far away, in the terminal: what happens is told, and when one is asked, one answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final  # Any: JSON

from roundhouse.cli.far_chance import FarChance, is_complete, missing
from roundhouse.cli.far_home import Home, said_fault
from roundhouse.cli.far_link import LOST, Link
from roundhouse.cli.far_table import FarTable
from roundhouse.cli.faults import BadInput
from roundhouse.cli.find import name_of
from roundhouse.cli.play_choose import Choosing
from roundhouse.cli.play_explain import explain, search
from roundhouse.cli.play_input import InputEnded, Keyboard, command_in
from roundhouse.cli.play_session import Left, Waits
from roundhouse.cli.play_show import Screen, tree
from roundhouse.cli.voice import put
from roundhouse.kernel.ids import Path
from roundhouse.table.notes import MOVE, Entry
from roundhouse.texts.render import Sentence

OPENED: Final = "opened"
STANDING: Final = "standing"
SAYS: Final = ":"
"""What begins a line that is said to the others."""

Json = dict[str, Any]


class FarSession:
    """One seat, or somebody who watches, until the game is over or he leaves."""

    def __init__(self, table: FarTable, link: Link, screen: Screen, home: Home) -> None:
        self.table = table
        self.link = link
        self.screen = screen
        self.texts = screen.texts
        self.home = home
        self.keyboard = Keyboard()
        self.chance = FarChance(table.facts["id"])
        self.is_lost = False
        self.has_waited = False
        """Whether the seat lets others speak first."""
        self.is_drawn = False
        self.told = ""
        self.consent: Json | None = None

    def run(self) -> None:
        """Play."""
        try:
            self.wait()
            self.head()
            self.before_start()
            while self.table.ending is None:
                self.turn()
            self.show_board()
            self.show_ending()
        except InputEnded:
            self.screen.say("far-left", page=self.home.page(self.table.facts["id"]))
        except Left:
            self.screen.say("far-left", page=self.home.page(self.table.facts["id"]))

    # -- hearing -------------------------------------------------------------------------------------

    def wait(self) -> None:
        """Until something comes; then take in whatever else is there."""
        self.hear(self.link.next())
        self.drain()

    def drain(self) -> None:
        """Take in what has come meanwhile."""
        while (message := self.link.next(0)) is not None:
            self.hear(message)

    def hear(self, message: Json | None) -> None:
        """One message."""
        if message is None:
            return
        kind = message["type"]
        if kind == LOST:
            if not self.is_lost:
                self.screen.say("far-lost")
            self.is_lost = True
            return
        if self.is_lost:
            self.is_lost = False
            self.screen.say("far-again")
        if kind in {"snapshot", "update"}:
            self.take(message)
        elif kind == "trouble":
            raise BadInput(said_fault(message["fault"]))
        elif kind == "said":
            line = message["line"]
            if not line.get("own"):
                self.screen.prose(f"{line['name']}: {line['text']}")
        elif kind == "asking":
            self.consent = message.get("asking")

    def take(self, message: Json) -> None:
        """What is true now, and what happened."""
        lines = self.table.take(message)
        self.texts.seat_names = [self.name_of(seat) for seat in self.table.facts["seats"]]
        for line in lines:
            self.tell(line)
        if lines:
            self.is_drawn = self.has_waited = False
        self.link.say(type="seen", number=message["number"])

    def name_of(self, seat: Json) -> str:
        """What a seat is called."""
        if seat["kind"] == "open":
            return self.texts.say("web-open-seat")
        return str(seat["name"] or self.texts.say("seat-bot", number=seat["seat"] + 1, bot=seat.get("bot", "")))

    def tell(self, line: Json) -> None:
        """One line of the log."""
        events = [self.table.event(one) for one in line.get("events", [])]
        what = MOVE if line["what"] == OPENED else line["what"]
        entry = Entry(
            number=line["entry"], what=what, seat=line.get("seat", -1), move=line.get("move", ""),
            sealed_since=0 if line["what"] == OPENED else -1, digest="", rules="", state="",
        )  # fmt: skip
        self.screen.entry(self.table.state, entry, events, self.table.viewer)

    # -- before the start ----------------------------------------------------------------------------

    def head(self) -> None:
        """What is played, with whom, and where."""
        self.screen.strong(name_of(self.table.game))
        self.screen.prose(", ".join(self.texts.seat_names))
        facts = self.table.facts
        self.screen.say("far-where", page=self.home.page(facts["id"]))
        if facts.get("code") and any(seat["kind"] == "open" for seat in facts["seats"]):
            self.screen.say("far-invite", code=facts["code"])
        self.screen.say("far-hint")

    def before_start(self) -> None:
        """Commit, be ready, and wait for the others."""
        while self.table.facts["state"] == "waiting":
            facts = self.table.facts
            message = self.chance.next_message(facts)
            if message is not None:
                fault = self.link.ask(**message).get("fault")
                if fault is not None and fault["code"] not in {"round_over", "not_all_committed", "already_begun"}:
                    self.screen.prose(said_fault(fault))
                self.drain()
            elif facts.get("chance") and not self.chance.ready and is_complete(facts) and self.table.viewer >= 0:
                if self.keyboard.is_live:
                    self.keyboard.read(self.texts.say("far-ready") + " ")
                    self.drain()
                self.chance.ready = True
            else:
                self.say_who_is_missing()
                self.wait()
        if self.chance.promised:
            self.screen.say("far-promise", commitment=self.chance.promised)

    def say_who_is_missing(self) -> None:
        """For whom the table waits, once for each change."""
        free = sum(seat["kind"] == "open" for seat in self.table.facts["seats"])
        names = ", ".join(missing(self.table.facts))
        said = self.texts.say("far-free", number=free) if free else ""
        said = said or (self.texts.say("far-waits", names=names) if names else "")
        if said and said != self.told:
            self.screen.prose(said)
        self.told = said

    # -- playing -------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Answer if one is asked, else wait."""
        if self.consent is not None and self.table.viewer in self.consent.get("waits", []):
            self.answer_asking()
        elif self.table.asked() is None or self.has_waited:
            self.wait()
        else:
            try:
                self.ask()
            except Waits:
                self.has_waited = True

    def ask(self) -> None:
        """Ask until the table has an answer, or the question is another one."""
        asked = self.table.asked()
        assert asked is not None
        seat, question = asked["seat"], asked["id"]
        slot = self.table.slot(seat)
        assert slot is not None
        if not self.is_drawn and not self.screen.is_spoken:
            self.show_board()
        put()
        self.screen.strong(self.texts.ask(self.table.game, self.table.state, slot))
        choosing = Choosing(self.table, self.texts, seat)
        shown: Path | None = None
        while self.table.question(seat) == question:
            if shown != choosing.path:
                self.show_choices(choosing)
                shown = choosing.path
            line = self.keyboard.read("> ", [offer.token for offer in choosing.offers()])
            self.drain()
            if self.table.question(seat) != question:
                self.screen.say("far-changed")
            elif self.command(choosing, line):
                shown = None
            elif not self.choose(choosing, line):
                return

    def show_choices(self, choosing: Choosing) -> None:
        """What is chosen next, and from what."""
        self.screen.so_far(choosing)
        self.screen.offers(choosing)

    def choose(self, choosing: Choosing, line: str) -> bool:
        """Go on as a line says; False if the move was made."""
        if not self.screen.follows(choosing, line):
            return True
        move = self.table.written(choosing.path)
        question = self.table.question(choosing.seat)
        answer = self.link.ask(type="do", seat=choosing.seat, question=question, move=move)
        self.drain()
        if "fault" not in answer:
            return False
        self.complain(answer["fault"])
        choosing.path = ()
        if self.table.question(choosing.seat) == question:
            choosing.settle()
        return True

    def complain(self, fault: Json) -> None:
        """A refusal in words."""
        key = fault.get("key", "")
        if key and self.texts.has(f"why-{key}"):
            said = self.texts.why(self.table.game, self.table.state, self.table.because(fault))
        else:
            said = Sentence(said_fault(fault), fault.get("rule", ""))
        self.screen.with_rule(said, 0)

    # -- commands ------------------------------------------------------------------------------------

    def command(self, choosing: Choosing, line: str) -> bool:
        """Do what a command asks for; False if the line is none and so is an answer."""
        text = line.strip()
        if text.startswith("?"):
            explain(self.screen, choosing, text[1:].strip())
            return True
        if text.startswith(SAYS):
            fault = self.link.ask(type="say", text=text[1:].strip(), seat=choosing.seat).get("fault")
            if fault is not None:
                self.complain(fault)
            return True
        name, words = command_in(text, self.texts)
        if not name:
            return False
        does: dict[str, Callable[[], None]] = {
            "back": lambda: None if choosing.back() else self.screen.say("play-no-back"),
            "undo": lambda: self.undo(choosing.seat),
            "board": self.show_board,
            "hand": self.show_hand,
            "log": self.show_log,
            "why": lambda: self.screen.say("play-no-reasons"),
            "rules": lambda: search(self.screen, choosing, words),
            "save": lambda: self.screen.say("far-no-save", table=self.table.facts["id"]),
            "wait": self.let_others,
            "help": lambda: explain(self.screen, choosing, ""),
            "quit": self.leave,
        }
        does[name]()
        return True

    def leave(self) -> None:
        """Get up; the seat stays one's own."""
        raise Left

    def let_others(self) -> None:
        """In a standing question: let the others speak first."""
        if self.table.waiting.get("kind") == STANDING:
            raise Waits
        self.screen.say("play-no-wait")

    def undo(self, seat: int) -> None:
        """Take the last move back; where that needs the others, ask them."""
        fault = self.link.ask(type="take_back", seat=seat).get("fault")
        if fault is not None and fault.get("key") == "undo_needs_consent":
            self.complain(fault)
            if self.says_yes("far-ask-all"):
                fault = self.link.ask(type="take_back", seat=seat, ask=True).get("fault")
                if fault is None:
                    self.screen.say("far-asked")
            else:
                fault = None
        self.drain()
        if fault is not None:
            self.complain(fault)

    def answer_asking(self) -> None:
        """Somebody asks to take moves back."""
        asking = self.consent
        assert asking is not None
        self.consent = None
        self.screen.say("far-asks", seat=self.texts.seat(asking["by"]))
        yes = self.says_yes("far-agree")
        fault = self.link.ask(type="consent", yes=yes).get("fault")
        if fault is not None:
            self.complain(fault)
        self.drain()

    def says_yes(self, key: str) -> bool:
        """A question that is answered with yes or no."""
        answer = self.keyboard.read(self.texts.say(key) + " ")
        return answer.strip().casefold() in self.texts.say("play-yes").split()

    # -- showing -------------------------------------------------------------------------------------

    def show_board(self) -> None:
        """The board as this seat sees it."""
        put()
        if self.table.is_drawable:
            self.screen.board(self.table.view(), self.table.state)
        else:
            for line in tree(self.table.view_json):
                put(line)
        self.is_drawn = True

    def show_log(self) -> None:
        """Everything that happened, as far as this seat was told."""
        for line in self.table.log:
            self.tell(line)

    def show_hand(self) -> None:
        """What this seat holds; where that is part of the board, the board."""
        if not self.table.is_drawable or not self.screen.hand(self.table.view()):
            self.show_board()

    def show_ending(self) -> None:
        """How it ended, what the scores are made of, and how the dice are checked."""
        table, ending = self.table, self.table.ending
        assert ending is not None
        table.state.over = table.over()
        scores = [
            [(one["points"], self.texts.why(table.game, table.state, table.because(one["because"]))) for one in terms]
            for terms in ending["scores"]
        ]
        self.screen.ended(table.state, scores)
        put()
        self.screen.say("far-check", page=f"{self.home.address}/verify/{table.facts['id']}")
