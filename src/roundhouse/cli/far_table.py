"""A table far away as this terminal knows it. It offers what choosing a move needs, as a local table does.

The rules stay with the service; here are only the game's words: a position without pieces stands in for the true one
wherever a name has to be found.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any  # Any: games of every state; JSON

import msgspec

from roundhouse.cli.faults import BadInput
from roundhouse.cli.voice import say
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Step
from roundhouse.kernel.ids import Path
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import Over
from roundhouse.table.notes import BecauseNote, EventNote, read_because, read_event

Json = dict[str, Any]
Ask = Callable[..., Json]

SPECTATOR = -1
_NOTHING: Json = {"part": "", "steps": []}


class FarTable:
    """What the last messages said."""

    def __init__(self, game: Game[Any], facts: Json, ask: Ask) -> None:
        self.game = game
        self._ask = ask
        try:
            options = game.options(facts["options"], len(facts["seats"]))
        except BadOption as error:
            raise BadInput(say("oops-far-content", option=error.option, word=error.given)) from None
        self.state: Any = game.blank(len(facts["seats"]), options)
        self.facts = facts
        self.view_json: Any = None
        self.questions: list[Json] = []
        self.log: list[Json] = []
        self.waiting: Json = {}
        self.ending: Json | None = None
        self.viewer = SPECTATOR

    def take(self, message: Json) -> list[Json]:
        """Take a snapshot or an update in; the lines of the log that are new."""
        known = len(self.log)
        if message["type"] == "snapshot":
            self.log, self.viewer = message.get("log", []), message["viewer"]
        else:
            self.log = self.log + [line for line in message["log"] if line["entry"] >= known]
            self.viewer = message.get("viewer", self.viewer)
        self.facts = message.get("table", self.facts)
        self.view_json, self.waiting = message["view"], message["waiting"]
        self.questions = message.get("questions", [])
        self.ending = message.get("ending")
        return self.log[known:]

    # -- what choosing needs -------------------------------------------------------------------------

    def asked(self) -> Json | None:
        """The question to this terminal, if there is one."""
        return next((one for one in self.questions if one["id"]), None)

    def question(self, seat: int) -> str:
        """The id of what a seat is asked."""
        asked = self.asked()
        return asked["id"] if asked is not None and asked["seat"] == seat else ""

    def slot(self, seat: int) -> Slot | None:
        """What a seat is asked."""
        asked = self.asked()
        return Slot(asked["what"], seat, seat, 0) if asked is not None and asked["seat"] == seat else None

    def choices(self, seat: int, path: Path = ()) -> list[Step]:
        """The next steps of a path: read off the tree that came along, or asked for."""
        if self.game.grammar.is_complete(path):
            return []
        found = self._in_tree(path) if not self._is_side(path) else None
        if found is None:
            answer = self._ask(type="ask_choices", seat=seat, path=self.written(path))
            found = answer.get("choices") or _NOTHING
        return [Step(found["part"], one["token"], self._id_of(path, one["token"])) for one in found["steps"]]

    def side_choices(self, seat: int) -> list[Step]:
        """The kinds of side moves that a seat could make now."""
        kinds = self.game.grammar.by_name
        named = [kind for one in self.questions if one["seat"] == seat for kind in one.get("side", [])]
        return [Step("", kind, kinds[kind].number) for kind in named]

    def why_not(self, seat: int, text: str) -> Because | None:
        """Why a move or the beginning of one would be refused."""
        self.game.grammar.parse(self.state, text)
        fault = self._ask(type="ask_why", seat=seat, move=text).get("fault")
        return None if fault is None else self.because(fault)

    def written(self, path: Path) -> str:
        """A path as it is written."""
        return self.game.grammar.show(self.state, path) if path else ""

    def _is_side(self, path: Path) -> bool:
        return bool(path) and bool(self.game.grammar.kinds[path[0]].side)

    def _in_tree(self, path: Path) -> Json | None:
        asked = self.asked()
        here: Json | None = asked.get("choices") if asked is not None else None
        for word in self.written(path).split():
            token = word if here is None or not here["part"] else word.removeprefix(here["part"] + ":")
            step = next((one for one in here["steps"] if one["token"] == token), None) if here is not None else None
            here = step.get("next") if step is not None else None
        return here

    def _id_of(self, path: Path, token: str) -> int:
        if not path:
            return self.game.grammar.by_name[token].number
        return self.game.grammar.kinds[path[0]].parts[len(path) - 1].domain.find(self.state, token)

    # -- what is shown -------------------------------------------------------------------------------

    def view(self) -> object:
        """The view as the game's own struct, so that the game can draw it; else plain data."""
        try:
            kind = typing.get_type_hints(self.game.title.view).get("return")
            return msgspec.convert(self.view_json, kind, strict=False) if kind is not None else self.view_json
        except (msgspec.ValidationError, NameError, TypeError):
            return self.view_json

    @property
    def is_drawable(self) -> bool:
        """Whether the view is what the game's drawing expects."""
        return not isinstance(self.view(), dict)

    def event(self, happening: Json) -> Event:
        """An event of a line."""
        return read_event(self.game, self.state, msgspec.convert(happening, EventNote))

    def because(self, reason: Json) -> Because:
        """A reason, or the one of a fault; without a key the code stands for it."""
        note = BecauseNote(rule=reason.get("rule", ""), key=reason.get("key", ""), args=reason.get("args", {}))
        return read_because(self.game, self.state, note)

    def over(self) -> Over | None:
        """How it ended."""
        if self.ending is None:
            return None
        return Over(self.ending["ending"], tuple(self.ending["winners"]), self.because(self.ending["because"]))
