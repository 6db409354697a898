"""What a card about to be played would change: the forecasts of all trains before and after, compared.

The board is changed on a copy just as the card would change it; the rule's own forecast is asked on both.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from roundhouse.games.switch_and_signal.ahead_shapes import Mood
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.forecast import Face, cards_lost, forecast
from roundhouse.games.switch_and_signal.moves import GRAMMAR
from roundhouse.games.switch_and_signal.odds import cost_of_start, weights_of_starts
from roundhouse.games.switch_and_signal.rules.ch02_board import list_network
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_6_3,
    SW_7_4,
    SW_7_5,
    SW_8_1,
    SW_8_4,
    SW_9_2,
    SW_12_4,
    SW_12_7,
    SW_14_2,
    SW_15_3,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.ids import Path
from roundhouse.kernel.reasons import Because

GOOD: Final = "good"
BAD: Final = "bad"
PLAIN: Final = "plain"

ROLLING: Final = ("move", "run_train")
"""Kinds of moves after which a die is rolled for the train that they name."""

DEPLOYING: Final = ("deploy", "roll_dice")
"""Kinds of moves after which the start place is rolled, or turned up."""
HOLDING: Final = ("use_conductor", "use_train_dispatcher")
"""Helpers by whom trains stand still for the open card."""

HEAD_ON: Final = ("head_on", "train_waits_on_start_place")

Said: TypeAlias = tuple[Mood, int, Because]
"""Mood, train (NONE if it is about no train of the network), sentence."""


class Sum:
    """A forecast in a few numbers, counted in faces of the die, each time with the cheapest way to end."""

    __slots__ = ("cards", "collides", "delivers", "goes", "loses", "sides", "start_places", "tokens", "worst")

    def __init__(self, s: SwitchState, faces: list[Face]) -> None:
        self.sides = sum(face.weight for face in faces)
        self.goes = any(outcome.path for face in faces for outcome in face.outcomes)
        """Whether the train gets anywhere at all."""
        best = [(face.weight, face.cheapest) for face in faces]
        self.tokens = sum(weight * outcome.cost for weight, outcome in best)
        self.worst = max((outcome.cost for _, outcome in best), default=0)
        self.collides = sum(weight for weight, outcome in best if outcome.because.key in HEAD_ON)
        self.start_places = sum(weight for weight, outcome in best if outcome.because.key == "start_place_entered")
        self.loses = sum(weight for weight, outcome in best if outcome.loses)
        self.cards = sum(weight for weight, outcome in best if cards_lost(s, outcome.cost) and not outcome.loses)
        self.delivers = sum(face.weight for face in faces if any(outcome.delivers for outcome in face.outcomes))


def after(s: SwitchState, path: Path) -> SwitchState | None:
    """The position with the board as the begun move would leave it; None if it would change no way of a train."""
    kind = GRAMMAR.kinds[path[0]].name if path else ""
    t = s.clone()
    if kind == "signal" and len(path) > 1 and s.green[path[1]]:
        t.green[path[1]] = 0
        if len(path) > 2:
            t.green[path[2]] = 1
        return t
    if kind == "switch" and len(path) > 2 and s.map.setting_junction[path[2]] == path[1]:
        t.setting[path[1]] = path[2]
        return t
    if kind == "use_dispatcher":
        t.passing = 1
        return t
    return None


def list_consequences(s: SwitchState, path: Path) -> list[Said]:
    """What the begun move would change, train by train, the worst first."""
    kind = GRAMMAR.kinds[path[0]].name if path else ""
    if kind in ROLLING and len(path) > 1:
        return _of_rolling(s, path[1])
    if kind in DEPLOYING:
        return _of_deploying(s)
    if kind in HOLDING and len(path) > 1:
        return _of_holding(s, kind, path[1])
    t = after(s, path)
    if t is None:
        return []
    taken = path[1] if kind == "signal" and len(path) > 1 else NONE
    said: list[Said] = []
    for train in range(len(s.train_place)):
        if s.train_place[train] != NONE:
            said += compare(s, t, train, taken)
    return sorted(said, key=lambda one: (BAD, GOOD, PLAIN).index(one[0]))


def _of_rolling(s: SwitchState, train: int) -> list[Said]:
    """What rolling for a train may bring."""
    now = Sum(s, forecast(s, train))
    sides = now.sides
    found: list[Said] = []
    if now.loses:
        found.append((BAD, train, SW_15_3.because("ahead_may_lose", train=train, faces=now.loses, sides=sides)))
    if now.cards:
        found.append((BAD, train, SW_14_2.because("ahead_may_empty_clock", train=train, faces=now.cards, sides=sides)))
    if now.collides:
        found.append((BAD, train, SW_8_1.because("ahead_may_collide", train=train, faces=now.collides, sides=sides)))
    if now.start_places:
        found.append((BAD, train, SW_8_4.because("ahead_may_leave", train=train, faces=now.start_places, sides=sides)))
    if now.delivers:
        found.append((GOOD, train, SW_9_2.because("ahead_may_deliver", train=train, faces=now.delivers, sides=sides)))
    return found


def _of_deploying(s: SwitchState) -> list[Said]:
    """SW-6.3  In how many cases the start place that comes is taken."""
    weights = weights_of_starts(s)
    taken = sum(weight for start, weight in enumerate(weights) if cost_of_start(s, start))
    if not taken:
        return []
    tokens = s.edition.cost_deployment_failed
    because = SW_6_3.because("ahead_may_fail", faces=taken, sides=sum(weights), tokens=tokens)
    return [(BAD, NONE, because)]


def _of_holding(s: SwitchState, kind: str, what: int) -> list[Said]:
    """SW-12.4, SW-12.7  Which trains stand still, and what they cannot cost then."""
    rule = SW_12_4 if kind == "use_conductor" else SW_12_7
    held = list_network(s, what) if kind == "use_conductor" else [what]
    found: list[Said] = []
    for train in held:
        worst = Sum(s, forecast(s, train)).worst
        if worst:
            found.append((GOOD, train, rule.because("ahead_spared", train=train, worst=worst)))
        elif s.train_place[train] != NONE:
            found.append((PLAIN, train, rule.because("ahead_held_back", train=train)))
    return found


def compare(s: SwitchState, t: SwitchState, train: int, taken: int = NONE) -> list[Said]:
    """How a train would run on two boards; `taken` is a signal field that loses its disc."""
    faces, other_faces = forecast(s, train), forecast(t, train)
    one, two = Sum(s, faces), Sum(t, other_faces)
    found: list[Said] = []
    if two.goes and not one.goes:
        found.append((GOOD, train, SW_7_4.because("ahead_frees", train=train)))
    if one.goes and not two.goes:
        found.append((BAD, train, SW_7_4.because("ahead_strands", train=train)))
    if taken != NONE and not _stops_at(faces, taken) and _stops_at(other_faces, taken):
        found.append((BAD, train, SW_7_5.because("ahead_takes_light", train=train, signal=taken)))
    if two.collides and not one.collides:
        because = SW_8_1.because("ahead_collides", train=train, faces=two.collides, sides=two.sides)
        found.append((BAD, train, because))
    if one.collides and not two.collides:
        found.append((GOOD, train, SW_8_1.because("ahead_parts", train=train)))
    if one.delivers != two.delivers:
        found.append(_compare_deliveries(one, two, train))
    if one.goes == two.goes:
        found += _compare_costs(one, two, train)
    if not found and places_of(faces) != places_of(other_faces):
        found.append((PLAIN, train, SW_7_4.because("ahead_other_way", train=train)))
    return found


def _compare_deliveries(one: Sum, two: Sum, train: int) -> Said:
    """On how many faces a good could be delivered."""
    now, then, sides = one.delivers, two.delivers, two.sides
    if then == 0:
        return BAD, train, SW_9_2.because("ahead_no_port", train=train)
    if then < now:
        because = SW_9_2.because("ahead_farther_port", train=train, faces=then, old_faces=now, sides=sides)
        return BAD, train, because
    return GOOD, train, SW_9_2.because("ahead_nearer_port", train=train, faces=then, old_faces=now, sides=sides)


def _compare_costs(one: Sum, two: Sum, train: int) -> list[Said]:
    """Whether a train would cost more or less: at worst, else over all faces."""
    now, then = one.worst, two.worst
    if then < now:
        return [(GOOD, train, SW_7_4.because("ahead_cheaper", train=train, worst=then, old_worst=now))]
    if then > now:
        return [(BAD, train, SW_7_4.because("ahead_dearer", train=train, worst=then, old_worst=now))]
    if two.tokens < one.tokens:
        return [(GOOD, train, SW_7_4.because("ahead_rather_cheaper", train=train))]
    if two.tokens > one.tokens:
        return [(BAD, train, SW_7_4.because("ahead_rather_dearer", train=train))]
    return []


def _stops_at(faces: list[Face], signal: int) -> bool:
    """Whether a train would have to stop before a signal, or could not leave a city by it."""
    return any(
        outcome.because.key == "signal_is_red" and outcome.because.args["signal"] == signal
        for face in faces
        for outcome in face.outcomes
    )


def places_of(faces: list[Face]) -> list[list[int]]:
    """All places of all ways, to see whether anything changes."""
    return [outcome.path for face in faces for outcome in face.outcomes]
