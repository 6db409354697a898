"""Random positions, and every way a move can go from one: for tests that compare what happens with something else."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Event, Out
from tests.rules.switch_and_signal.build import deliver, told

Result = tuple[int, int, int, int, str, bool, bool, bool]
"""Place, heading, lapsed points, cost, reason, whether it delivers, returns, loses the game."""

Found = dict[tuple[int, ...], Result]
"""The results by the places entered on the way."""


# -- what happens -----------------------------------------------------------------------------------------


def is_over(s: SwitchState) -> bool:
    """Whether the move has come to its end."""
    return s.over is not None or s.chance is not None or not isinstance(s.frames[-1], MoveFrame)


def read_result(s: SwitchState, train: int, events: Sequence[Event]) -> tuple[tuple[int, ...], Result]:
    """The places entered and what became of the train, from the events and the position."""
    path = tuple(event.args["place"] for event in told(events, "train_step"))
    cost = sum(event.args["tokens"] for event in told(events, "tokens_paid"))
    delivered = told(events, "good_delivered")
    stops = told(events, "train_stopped")
    assert len(delivered) + len(stops) == 1
    if delivered:
        reason = f"Because({delivered[0].rule} good_reaches_port, city={delivered[0].args['city']})"
        lapsed = 0
    else:
        assert stops[0].because is not None
        reason, lapsed = repr(stops[0].because), stops[0].args["lapsed"]
    lost = s.over is not None and s.over.ending == "lost_no_card"
    place = s.train_place[train]
    return path, (place, s.train_heading[train], lapsed, cost, reason, bool(delivered), place == NONE, lost)


def walk(s: SwitchState, train: int, events: list[Event], found: Found) -> None:
    """Play on in every way that needs no helper; each way is known by the places entered."""
    if is_over(s):
        path, result = read_result(s, train, events)
        assert path not in found
        found[path] = result
        return
    assert s.question is not None
    slot = s.question.slots[0]
    for answer in GAME.legal(s, slot):
        if not GAME.grammar.kinds[answer[0]].name.startswith("use_"):
            twin, out = s.clone(), Out()
            GAME.apply(twin, slot, answer, out)
            walk(twin, train, [*events, *out.events], found)


def pick(dice: Dice, items: Sequence[int]) -> int:
    """One of them."""
    return items[dice.below(len(items))]


def scatter(s: SwitchState, dice: Dice) -> None:
    """Trains, goods, signals, switches, clock and pile as chance will have them."""
    m = s.map
    for train in range(len(s.train_place)):
        place = dice.below(m.n_places)
        if dice.below(5) == 0 or place in s.train_place:
            continue
        s.train_place[train] = place
        facing = [h for h, at in enumerate(m.heading_place) if at == place]
        s.train_heading[train] = pick(dice, facing) if facing else NONE
        colour = pick(dice, m.colours)
        if dice.below(2) and s.goods[m.city_of_colour[colour]]:
            s.train_load[train] = colour
            s.goods[m.city_of_colour[colour]] -= 1
    s.green = [1 if dice.below(2) else 0 for _ in s.green]
    s.setting = [pick(dice, settings) for settings in m.junction_settings]
    for port in m.ports:
        for colour in m.colours:
            if dice.below(3) == 0 and s.goods[m.city_of_colour[colour]]:
                deliver(s, m.city_tokens[port], s.edition.goods_colour_tokens[colour], 1)
    s.tokens = 1 + dice.below(s.tokens)
    s.timetable.aside += dice.below(s.timetable.left + 1)
