"""Agreeing on chance from the terminal: commit on sitting down, open when ready (docs/chance.md)."""

from __future__ import annotations

import secrets
from typing import Any  # Any: JSON

from roundhouse.table import pledge_of
from roundhouse.table.draws import ENTROPY_BYTES

Json = dict[str, Any]


class FarChance:
    """What this terminal adds, for each round another number."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._round = 0
        self._entropy = b""
        self.ready = False
        """Whether whoever sits here has said so in this round."""
        self.promised = ""
        """The commitment of the table in this round, to be compared with the exported file."""

    def next_message(self, table: Json) -> Json | None:
        """What is to be said now to bring the table nearer to its start; None if the others are to act."""
        chance = table.get("chance")
        self.promised = table.get("commitment", "")
        if chance is None or table["state"] != "waiting":
            return None
        if chance["round"] != self._round:
            self._round, self._entropy, self.ready = chance["round"], secrets.token_bytes(ENTROPY_BYTES), False
        mine = {seat["seat"] for seat in table["seats"] if seat.get("you")}
        own = next((one for one in chance["seats"] if one["seat"] in mine), None)
        if own is None or own.get("opened"):
            return None
        pledge = pledge_of(self._entropy, self._table, self._round, own["seat"])
        if not own.get("commitment"):
            return {"type": "commit", "round": self._round, "commitment": pledge}
        if own["commitment"] != pledge:
            # It was promised elsewhere, and whoever sits here now does not have it.
            return {"type": "anew", "round": self._round}
        if self.ready and is_complete(table):
            return {"type": "open", "round": self._round, "entropy": self._entropy.hex()}
        return None


def is_complete(table: Json) -> bool:
    """Whether everybody has come and committed."""
    committed = all(one.get("commitment") for one in table["chance"]["seats"])
    return committed and all(seat["kind"] != "open" for seat in table["seats"])


def missing(table: Json) -> list[str]:
    """The names of those who have not opened yet."""
    waits = [one["seat"] for one in (table.get("chance") or {"seats": []})["seats"] if not one.get("opened")]
    return [table["seats"][seat]["name"] for seat in waits if not table["seats"][seat].get("you")]
