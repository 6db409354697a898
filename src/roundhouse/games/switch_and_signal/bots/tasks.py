"""What has still to be delivered, and which train is best placed to do it."""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import NONE, ONE_PER_PORT
from roundhouse.games.switch_and_signal.rules.ch15_end import delivered_of, extra_goods, extra_per_port
from roundhouse.games.switch_and_signal.state import SwitchState


class Task:
    """One good that has to reach a port."""

    __slots__ = ("base", "city", "colour", "hauls", "port")

    def __init__(self, colour: int, city: int, port: int) -> None:
        self.colour = colour
        self.city = city
        """Where goods of the colour wait."""
        self.port = port
        self.hauls: list[float] = []
        """For each train colour what it takes from the city to the port."""
        self.base = 0.0
        """What it takes with a train that is not on the board yet."""


def list_wanted(s: SwitchState, nearest: list[int]) -> list[Task]:
    """SW-15.5, SW-13.1, SW-16.3  The goods that still have to be delivered; `nearest` is each city's best port."""
    m = s.map
    tasks: list[Task] = []
    if m.goods_rule == ONE_PER_PORT:
        for port in m.ports:
            tray = s.delivered[port]
            doubled = 0
            for colour in m.colours:
                doubled += max(0, tray[colour] - 1)
                if tray[colour] == 0:
                    tasks.append(Task(colour, int(m.city_of_colour[colour]), int(port)))
            for _ in range(extra_per_port(s) - doubled):
                tasks.append(_extra(s, tasks, int(port)))
        return tasks
    over = extra_goods(s)
    for colour in m.colours:
        city = int(m.city_of_colour[colour])
        missing = s.edition.goods_per_city - delivered_of(s, colour)
        over += min(0, missing)
        for _ in range(missing):
            tasks.append(Task(colour, city, nearest[city]))
    for _ in range(over):
        extra = _extra(s, tasks, NONE)
        extra.port = nearest[extra.city]
        tasks.append(extra)
    return tasks


def _extra(s: SwitchState, tasks: list[Task], port: int) -> Task:
    """A further good of any colour: of the one of which most are left over."""
    m = s.map
    best = m.colours[0]
    most = -99
    for colour in m.colours:
        city = m.city_of_colour[colour]
        spare = s.goods[city] + s.train_load.count(colour)
        for task in tasks:
            if task.colour == colour:
                spare -= 1
        if spare > most:
            most = spare
            best = colour
    return Task(best, int(m.city_of_colour[best]), port)


class Errand:
    """What a train could do for a task: reach a city; and what that would be worth if it were there already."""

    __slots__ = ("city", "task", "worth")

    def __init__(self, task: int, city: int, worth: float) -> None:
        self.task = task
        self.city = city
        self.worth = worth
