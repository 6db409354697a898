"""How much is too much: a bucket of tokens that fills up with time."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from typing import Final

REMEMBERED: Final = 10_000

LONGEST_ADDRESS: Final = 64
NETWORK: Final = 64
"""Bits of an IPv6 address that tell one household from the next: the rest anybody there may choose anew each time."""


@lru_cache(maxsize=1_000)
def source_of(address: str) -> str:
    """Whom an address stands for when it is counted how often somebody comes."""
    try:
        found = ipaddress.ip_address(address[:LONGEST_ADDRESS].partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = now

    def take(self, now: float) -> bool:
        """Take one; False if there is none."""
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken was not needed."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """A bucket for each sender; who was not heard of for longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Take one from a sender's bucket; False if it is empty."""
        bucket = self._by_name.get(name)
        if bucket is None:
            if len(self._by_name) >= REMEMBERED:
                self._by_name.popitem(last=False)
            bucket = self._by_name[name] = Bucket(self._rate, self._burst, now)
        self._by_name.move_to_end(name)
        return bucket.take(now)

    def give_back(self, name: str) -> None:
        """What a sender took was not needed."""
        bucket = self._by_name.get(name)
        if bucket is not None:
            bucket.give_back()
