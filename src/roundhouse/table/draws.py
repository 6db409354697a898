"""Draws from one secret, so that everybody can recompute them once it is revealed.

This is the whole specification, for anybody who wants to write a verifier:

- The *secret* is 32 bytes. Its *commitment*, SHA-256 of the secret, is published before the first draw.
- The *key* is the secret followed by the opened entropy of the seats in their order (none at a local table).
- A draw has a purpose (text), a count (how often chance was asked for this purpose before) and weights.
- For attempt = 0, 1, 2, ... the *message* is the UTF-8 text of these five lines, joined by a line feed, with none
  at the end: `roundhouse-draw-1`, the id of the game, the purpose, the count, the attempt (both in decimal).
- HMAC-SHA-256 of the message under the key gives 32 bytes; the first eight are a number n, big end first.
- Let t be the sum of the weights. If n lies at or above the greatest multiple of t within 2**64, go to the next
  attempt: otherwise low tickets would come up more often. Else the *ticket* is n modulo t.
- The result is the index of the first weight such that the weights up to and including it sum to more than the ticket.

So a draw that was undone and is asked again gives the same result, as long as its weights are the same.
A seed, where one is given, stands for the secret SHA-256(`roundhouse-seed/` + seed).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from roundhouse.kernel.chance import Draw, pick

SPACE: Final = 2**64
SECRET_BYTES: Final = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of_seed(seed: str) -> bytes:
    """The secret that a seed stands for: for games that are to be repeated."""
    return hashlib.sha256(f"roundhouse-seed/{seed}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    """What is published before the game begins."""
    return hashlib.sha256(secret).hexdigest()


def ticket_of(number: int, total: int) -> int | None:
    """The ticket that a number below 2**64 stands for; None if it has to be drawn again."""
    return number % total if number < SPACE - SPACE % total else None


class SecretDraws:
    """Settles draws by the secret. Pure: the same draw gives the same result for ever."""

    def __init__(self, game: str, secret: bytes, entropy: Sequence[bytes] = ()) -> None:
        self._game = game
        self._key = secret + b"".join(entropy)

    def number(self, purpose: str, count: int, attempt: int) -> int:
        """The number of one attempt, below 2**64."""
        message = f"roundhouse-draw-1\n{self._game}\n{purpose}\n{count}\n{attempt}"
        return int.from_bytes(hmac.digest(self._key, message.encode(), "sha256")[:8], "big")

    def settle(self, draw: Draw) -> int:
        """The result of a draw."""
        attempt = 0
        while True:
            ticket = ticket_of(self.number(draw.purpose, draw.count, attempt), draw.total)
            if ticket is not None:
                return pick(draw.weights, ticket)
            attempt += 1

    def seed(self, purpose: str) -> str:
        """A seed that tells nothing of the draws: for the dice of bots and of what-if."""
        return hmac.digest(self._key, f"roundhouse-dice-1\n{self._game}\n{purpose}".encode(), "sha256").hex()
