"""Agreeing on chance, as clients do it: everybody commits, then everybody is ready."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from roundhouse.server.chance import answer_agreeing
from roundhouse.server.live import LiveTable
from roundhouse.table import pledge_of
from roundhouse.wire.messages import Commit, Open

Json = dict[str, Any]  # Any: JSON


class Entropy:
    """What one client adds, remembered for each round."""

    def __init__(self) -> None:
        self._by_round: dict[tuple[str, int, int], bytes] = {}

    def of(self, table: str, number: int, seat: int) -> bytes:
        return self._by_round.setdefault((table, number, seat), secrets.token_bytes(32))

    def next_message(self, table: Json, *, ready: bool = True) -> Json | None:
        """What a client has to send now to bring its table nearer to the start; None if it is not its turn."""
        chance = table.get("chance")
        if table["state"] != "waiting" or chance is None:
            return None
        mine = {seat["seat"] for seat in table["seats"] if seat.get("you")}
        own = next((one for one in chance["seats"] if one["seat"] in mine), None)
        if own is None or own.get("opened"):
            return None
        entropy = self.of(table["id"], chance["round"], own["seat"])
        pledge = pledge_of(entropy, table["id"], chance["round"], own["seat"])
        if "commitment" not in own:
            return {"type": "commit", "round": chance["round"], "commitment": pledge}
        is_full = all(seat["kind"] != "open" for seat in table["seats"])
        if ready and is_full and all("commitment" in one for one in chance["seats"]):
            return {"type": "open", "round": chance["round"], "entropy": entropy.hex()}
        return None


async def agree(live: LiveTable, *persons: str) -> None:
    """All persons at a table in this process commit and open, until it has begun."""
    entropies = {person: secrets.token_bytes(32) for person in persons}
    for person, entropy in entropies.items():
        number = live.row.round
        pledge = pledge_of(entropy, live.id, number, live.seat_of(person))
        noted = await answer_agreeing(live, person, Commit(id=person, round=number, commitment=pledge))
        assert noted.fault is None, noted
    for person, entropy in entropies.items():
        noted = await answer_agreeing(live, person, Open(id=person, round=live.row.round, entropy=entropy.hex()))
        assert noted.fault is None, noted
    assert live.table is not None


async def agree_by_socket(table: str, guests: list[Any]) -> None:
    """The same over the wire, each with a socket of its own. Any: `Guest`, which knows this module."""

    async def take_part(guest: Any) -> None:
        entropy = Entropy()
        async with guest.at(table) as place:
            while place.now["table"]["state"] == "waiting":
                message = entropy.next_message(place.now["table"])
                if message is None:
                    await place.read()
                else:
                    noted = await place.ask(**message)
                    assert noted.get("fault", {}).get("code") in {None, "round_over", "not_all_committed"}, noted

    await asyncio.gather(*(take_part(guest) for guest in guests))
