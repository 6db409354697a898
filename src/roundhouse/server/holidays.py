"""Holidays: days on which nobody's clock by the day runs. They are the one thing the wall clock is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from roundhouse.server.faults import BAD_HOLIDAYS, Trouble
from roundhouse.server.store import Store
from roundhouse.server.time import Time
from roundhouse.wire.requests import Holiday, Holidays

A_DAY: Final = 86_400
MOST: Final = 12
MOST_DAYS: Final = 60
"""All holidays together."""

FURTHEST: Final = 400
"""Days ahead."""

_HOLIDAYS: Final = msgspec.json.Decoder(list[Holiday])


async def holidays_of(store: Store, person: str, time: Time) -> Holidays:
    """What lies ahead for a person."""
    known = await store.holidays([person])
    return Holidays(holidays=_ahead(known.get(person, ""), time.wall()))


async def set_holidays(store: Store, person: str, wanted: Holidays, time: Time) -> Holidays:
    """Other holidays; `Trouble` if they overlap, are too many or too long."""
    now = time.wall()
    ahead = sorted((one for one in wanted.holidays if one.ends > now), key=lambda one: one.begins)
    days = sum(one.ends - max(one.begins, int(now)) for one in ahead) / A_DAY
    sane = (
        len(ahead) <= MOST
        and days <= MOST_DAYS
        and all(0 <= one.begins < one.ends <= now + FURTHEST * A_DAY for one in ahead)
        and all(one.ends <= after.begins for one, after in pairwise(ahead))
    )
    if not sane:
        raise Trouble(400, BAD_HOLIDAYS, most=MOST, days=MOST_DAYS)
    await store.set_holidays(person, msgspec.json.encode(ahead).decode() if ahead else "")
    return Holidays(holidays=ahead)


class Calendar:
    """Answers for clocks whether somebody has holidays."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time

    async def rest_of(self, people: Sequence[str]) -> tuple[bool, float]:
        """Whether one of these people has holidays now, and in how many seconds that may change (0: never)."""
        known = await self._store.holidays(people) if people else {}
        now = self._time.wall()
        ahead = [one for text in known.values() for one in _ahead(text, now)]
        rests = any(one.begins <= now for one in ahead)
        changes = [one.ends if one.begins <= now else one.begins for one in ahead]
        return rests, min(changes) - now if changes else 0.0


def _ahead(text: str, now: float) -> list[Holiday]:
    return [one for one in _HOLIDAYS.decode(text) if one.ends > now] if text else []
