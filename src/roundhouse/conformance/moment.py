"""A state at which the suite stops to look, and what a viewer has before him there."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

import msgspec

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.questions import KINDS
from roundhouse.kernel.state import Over, State

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

Signature: TypeAlias = tuple[object, ...]

SHOWN: Final = 160


class Moment:
    """One state of a game with its bytes, and the views and twins that several checks need."""

    def __init__(self, game: AnyGame, s: Any, number: int) -> None:  # Any: the title's own state
        self.game = game
        self.s = s
        self.number = number
        self.bytes = game.encode(s)
        self.twins: dict[int, State] = {}
        """For each viewer from whom something is hidden: a world that he cannot tell from this one."""
        self.leaky: set[int] = set()
        """Viewers for whom the standing test already failed here."""
        self._views: dict[int, bytes] = {}

    @property
    def viewers(self) -> range:
        """The spectator and all seats."""
        return range(SPECTATOR, self.s.seats)

    def view(self, who: int) -> bytes:
        """What a viewer sees, as it is sent. Remembered: ask before the state goes on."""
        known = self._views.get(who)
        if known is None:
            known = self._views[who] = view_bytes(self.game, self.s, who)
        return known


def view_bytes(game: AnyGame, s: Any, who: int) -> bytes:
    """A view as it is sent."""
    return msgspec.json.encode(game.view(s, who))


def event_bytes(game: AnyGame, s: State, event: Event) -> bytes:
    """An event as it is sent."""
    return msgspec.json.encode(game.event_json(s, event))


def name_of(who: int) -> str:
    """A viewer in words."""
    return "the spectator" if who == SPECTATOR else f"seat {who}"


def pending_of(game: AnyGame, s: State) -> Signature:
    """What a game waits for, as far as everybody may know: who is asked what, never who has answered."""
    pending = game.pending(s)
    if isinstance(pending, Over):
        return ("over", pending.ending, pending.winners, pending.because.rule, pending.because.key)
    if isinstance(pending, Draw):
        return ("draw", pending.purpose, pending.count)
    return (KINDS[pending.kind], *[(slot.what, slot.owner, slot.answerer) for slot in pending.slots])


def signature(game: AnyGame, s: State, who: int) -> Signature:
    """What a viewer is asked, with the id of his own question."""
    slot = game.slot_of(s, who) if who != SPECTATOR else None
    return (pending_of(game, s), None if slot is None else (slot.what, slot.question))


def first_difference(here: bytes, there: bytes) -> str:
    """Where two JSON texts differ first, in words."""
    a, b = json.loads(here), json.loads(there)
    at = "$"
    while True:
        if isinstance(a, dict) and isinstance(b, dict) and list(a) == list(b):
            key = next((key for key in a if a[key] != b[key]), None)
            if key is None:
                return "only in how it is written"
            at, a, b = f"{at}.{key}", a[key], b[key]
        elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
            i = next((i for i, (x, y) in enumerate(zip(a, b, strict=True)) if x != y), None)
            if i is None:
                return "only in how it is written"
            at, a, b = f"{at}[{i}]", a[i], b[i]
        else:
            return f"{at} is {shortened(a)} here and {shortened(b)} there"


def shortened(shown: object) -> str:
    """A value in at most so many characters."""
    text = json.dumps(shown, ensure_ascii=False, default=repr) if not isinstance(shown, str) else shown
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
