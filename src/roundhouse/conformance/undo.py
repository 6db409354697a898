"""Check 13 without a table: restore points and what was seen. `table_undo` does it with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from roundhouse.conformance.moment import (
    Moment,
    Signature,
    first_difference,
    name_of,
    shortened,
    signature,
    view_bytes,
)
from roundhouse.kernel.codec import rewind
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY, NONE
from roundhouse.kernel.piles import Deck, Pile
from roundhouse.kernel.state import PILE, State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state


def check_restore_points(trial: Trial, moment: Moment) -> None:
    """13  A game's own rewind leads twins to twins: what a viewer knows is kept, and nothing is added."""
    game, s = trial.game, moment.s
    for who, world in moment.twins.items():
        if who in moment.leaky or len(world.points) != len(s.points):
            continue
        for number, point in enumerate(s.points):
            trial.count(13)
            where = _difference_after(game, who, (s, point), (world, world.points[number]))
            if where:
                trial.find(13, f"after a rewind to point {number} {name_of(who)} could tell twins apart: {where}")


def _difference_after(game: AnyGame, who: int, *pairs: tuple[Any, bytes]) -> str:
    """How what a viewer sees and is asked differs after a rewind; nothing once something was revealed on the way."""
    seen: list[bytes] = []
    asked: list[Signature] = []
    revealed = False
    for s, point in pairs:
        state = game.clone(s)
        rewind(state, point)
        out = Out()
        game.advance(state, out)
        seen.append(view_bytes(game, state, who))
        asked.append(signature(game, state, who))
        revealed = revealed or state.over is not None or any(event.reveals for event in out.take())
    if revealed:
        return ""
    if seen[0] != seen[1]:
        return first_difference(*seen)
    return f"{shortened(asked[0])} here and {shortened(asked[1])} there" if asked[0] != asked[1] else ""


def check_knowledge(trial: Trial, earlier: State, s: State) -> None:
    """13  In a game that rewinds, decided cards stay what they are and whoever saw them still knows."""
    if not earlier.points:
        return
    trial.count(13)
    for column in s.COLUMNS.all:
        if column.shape != PILE:
            continue
        before: Pile = getattr(earlier, column.name)
        after: Pile = getattr(s, column.name)
        if len(after.decks) < len(before.decks):
            trial.find(13, f"{column.name}: a deck of an earlier shuffle was forgotten in a game that rewinds")
        for epoch, (one, other) in enumerate(zip(before.decks, after.decks, strict=False)):
            what = _find_lost(one, other)
            if what:
                trial.find(13, f"{column.name}, shuffle {epoch}: {what}")
    for name, count in earlier.draws.items():
        if s.draws.get(name, 0) < count:
            trial.find(13, f"the draws named {name} were counted back")
    if any(now < then for then, now in zip(earlier.asked, s.asked, strict=True)):
        trial.find(13, "the numbers of questions were counted back")


def _find_lost(before: Deck, after: Deck) -> str:
    if len(after.kinds) < len(before.kinds):
        return "decided cards are undecided again"
    for slot, kind in enumerate(before.kinds):
        if kind not in (NONE, after.kinds[slot]):
            return f"card {slot} was {kind} and is {after.kinds[slot]}"
        seen = before.seen[slot]
        kept = after.seen[slot]
        if kept != EVERYBODY and (seen == EVERYBODY or seen & ~kept):
            return f"somebody who saw card {slot} does not know it any more"
    return ""
