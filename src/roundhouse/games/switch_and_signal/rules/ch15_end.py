"""Chapter 15: the end of the game. Won at once, or lost with the last turn or for want of a card.

Ids: SW-15.1 to SW-15.5, SW-13.1, SW-16.3.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import ONE_PER_PORT
from roundhouse.games.switch_and_signal.rules.ids import SW_15_1, SW_15_2, SW_15_3
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out


def extra_goods(s: SwitchState) -> int:
    """SW-16.3  How many further goods of any colour the challenge asks for."""
    return s.edition.challenge_goods_to_win - s.edition.goods_to_win if s.options["goods"] != "8" else 0


def is_goal_reached(s: SwitchState) -> bool:
    """SW-15.5, SW-13.1, SW-16.3  Whether the goods delivered are enough."""
    if s.map.goods_rule == ONE_PER_PORT:
        return all(is_port_served(s, port) for port in s.map.ports)
    total = 0
    for colour in s.map.colours:
        count = delivered_of(s, colour)
        if count < s.edition.goods_per_city:
            return False
        total += count
    return total >= s.edition.goods_per_city * len(s.map.colours) + extra_goods(s)


def is_port_served(s: SwitchState, port: int) -> bool:
    """SW-13.1, SW-16.3  Whether a port has one of each colour, and its extra good where there is to be one."""
    tray = s.delivered[port]
    for colour in s.map.colours:
        if tray[colour] == 0:
            return False
    return sum(tray) >= len(s.map.colours) + extra_per_port(s)


def extra_per_port(s: SwitchState) -> int:
    """SW-16.3  The extra goods are shared out among the ports."""
    return extra_goods(s) // len(s.map.ports)


def delivered_of(s: SwitchState, colour: int) -> int:
    """How many goods of a colour the ports have received."""
    count = 0
    for port in s.map.ports:
        count += s.delivered[port][colour]
    return count


def delivered_total(s: SwitchState) -> int:
    """How many goods the ports have received."""
    count = 0
    for port in s.map.ports:
        count += sum(s.delivered[port])
    return count


def goods_needed(s: SwitchState) -> int:
    """SW-15.5  How many goods win the game."""
    ports = len(s.map.ports) if s.map.goods_rule == ONE_PER_PORT else 1
    each = 1 if s.map.goods_rule == ONE_PER_PORT else s.edition.goods_per_city
    return len(s.map.colours) * each * ports + extra_goods(s)


def everybody(s: SwitchState) -> tuple[int, ...]:
    """They win and lose together."""
    return tuple(range(s.seats))


def do_check_win(s: SwitchState, out: Out) -> bool:
    """SW-15.1  Won, at once, when the last good wanted is delivered, also in the middle of a card."""
    if not is_goal_reached(s):
        return False
    because = SW_15_1.because("all_goods_delivered", goods=delivered_total(s), turn=s.turn)
    if out.on:
        out.tell("game_won", SW_15_1, because=because)
    s.end("won", everybody(s), because)
    return True


def do_lose_last_turn(s: SwitchState, out: Out) -> None:
    """SW-15.2  The turn of the last departure card is over."""
    because = SW_15_2.because("last_turn_over", goods=delivered_total(s), needed=goods_needed(s))
    if out.on:
        out.tell("game_lost", SW_15_2, because=because)
    s.end("lost_last_turn", (), because)


def do_lose_without_card(s: SwitchState, out: Out) -> None:
    """SW-15.3  A departure card must go and there is none: lost at once."""
    because = SW_15_3.because("no_card_to_remove", goods=delivered_total(s), needed=goods_needed(s))
    if out.on:
        out.tell("game_lost", SW_15_3, because=because)
    s.end("lost_no_card", (), because)
