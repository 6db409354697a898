"""Checks 9, 11 and 12, standing: what a viewer may not know makes no difference to what he has before him.

Twins for a viewer are a state and its `resample` for him (and what the game's twin-makers make of it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from roundhouse.conformance.moment import Moment, first_difference, name_of, shortened, signature, view_bytes
from roundhouse.conformance.report import Seen
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

TRIED: Final = 4
"""So many conceivable moves are judged in both worlds."""


def check_views(trial: Trial, moment: Moment) -> None:
    """9  Everybody sees something: without a view nothing else can be judged."""
    trial.broken = True
    for who in moment.viewers:
        moment.view(who)
    trial.broken = False


def check_viewer(trial: Trial, moment: Moment, who: int) -> None:
    """9  For twins everything that a viewer has before him is byte-identical; 11 and 12 on the same twins."""
    game, s = trial.game, moment.s
    twin = game.resample(s, who, trial.dice_for("twin", who))
    data = game.encode(twin)
    trial.tally.figures["twins"] += 1
    trial.count(9)
    if data != moment.bytes:
        trial.tally.figures["twins that differ"] += 1
        moment.twins[who] = twin
        _compare(trial, moment, who, twin, "a world he cannot tell apart")
        trial.attempt(11, check_world, moment, who, twin)
        if who != SPECTATOR and SPECTATOR not in moment.leaky:
            trial.attempt(12, check_spectator, moment, who, twin)
    else:
        trial.attempt(11, check_world, moment, who, twin)
    _note_places(trial, moment, who, twin)
    for name in game.title.twins:
        screened = game.screened_twin(name, s, who, trial.dice_for(name, who))
        _compare(trial, moment, who, screened, f"a world with {name} changed behind his back")


def _compare(trial: Trial, moment: Moment, who: int, twin: State, where: str) -> None:
    difference = _find_difference(trial, moment, who, twin)
    if difference:
        moment.leaky.add(who)
        trial.find(9, f"{name_of(who)} could tell it from {where}: {difference}")


def _find_difference(trial: Trial, moment: Moment, who: int, twin: State) -> str:
    game, s = trial.game, moment.s
    seen = view_bytes(game, twin, who)
    if seen != moment.view(who):
        return f"the view, {first_difference(moment.view(who), seen)}"
    here, there = signature(game, s, who), signature(game, twin, who)
    if here != there:
        return f"the question, {shortened(here)} here and {shortened(there)} there"
    if who == SPECTATOR:
        return ""
    a = list_offers(game, s, who, trial.dice_for("offers", who))
    b = list_offers(game, twin, who, trial.dice_for("offers", who))
    for one, other in zip(a, b, strict=False):
        if one != other:
            return f"choices or refusals, {shortened(one)} here and {shortened(other)} there"
    return "" if len(a) == len(b) else "more choices in one of them"


def list_offers(game: AnyGame, s: State, who: int, dice: Dice) -> list[object]:
    """What a seat may choose and why it may not, along sampled paths: the same dice sample the same paths."""
    found: list[object] = [("side moves", tuple(game.side_ids(s, who)))]
    slot = game.slot_of(s, who)
    if slot is None:
        return found
    first = game.next_ids(s, slot, ())
    found.append(("first", tuple(first)))
    for number in first:
        _follow(game, s, slot, (number,), dice, found)
    for number in found[0][1] if isinstance(found[0], tuple) else ():
        _follow(game, s, slot, (number,), dice, found)
    numbers = game.grammar.questions[slot.what].numbers
    for _ in range(TRIED):
        kind = game.grammar.kinds[numbers[dice.below(len(numbers))]]
        path: Path = (kind.number,)
        for part in kind.parts:
            path = (*path, part.domain.low + dice.below(part.domain.size(s)))
        path = path[: 1 + dice.below(len(path))]
        found.append((path, game.refuse(s, slot, path)))
    return found


def _follow(game: AnyGame, s: State, slot: Slot, path: Path, dice: Dice, found: list[object]) -> None:
    while not game.grammar.is_complete(path):
        ids = game.next_ids(s, slot, path)
        found.append((path, tuple(ids)))
        if not ids:
            return
        path = (*path, ids[dice.below(len(ids))])
    found.append(game.grammar.show(s, path))


def _note_places(trial: Trial, moment: Moment, who: int, twin: State) -> None:
    """11  Each hidden place that holds anything has to differ in some twin: noted here, judged at the end."""
    for place in trial.game.title.hidden:
        held = list(place.read(moment.s, who))
        if held:
            seen = trial.tally.places.setdefault(place.name, Seen())
            seen.count(list(place.read(twin, who)) != held)


def check_world(trial: Trial, moment: Moment, who: int, twin: State) -> None:
    """11  Twins give the same world for the same dice, and the world is a sound position."""
    game, s = trial.game, moment.s
    trial.count(11)
    if moment.twins.get(who) is twin:
        seed = ("again", who)
        one = game.resample(s, who, trial.dice_for(*seed))
        other = game.resample(twin, who, trial.dice_for(*seed))
        if game.encode(one) != game.encode(other):
            trial.find(11, f"worlds dealt for {name_of(who)} with the same dice depend on what he cannot know")
    if game.title.soundness is None:
        return
    for fault in game.title.soundness(s):
        trial.find(11, f"the position itself is unsound: {fault}")
    for fault in game.title.soundness(twin):
        trial.find(11, f"a world dealt for {name_of(who)} is unsound: {fault}")


def check_spectator(trial: Trial, moment: Moment, who: int, twin: State) -> None:
    """12  What one of the seats cannot know, spectators do not see."""
    trial.count(12)
    seen = view_bytes(trial.game, twin, SPECTATOR)
    if seen != moment.view(SPECTATOR):
        where = first_difference(moment.view(SPECTATOR), seen)
        trial.find(12, f"spectators see what {name_of(who)} cannot know: {where}")
