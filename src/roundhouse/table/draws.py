"""Draws from one secret and what the players added to it, so that everybody can recompute them once it is revealed.

The whole specification, for anybody who wants to write a verifier, is docs/chance.md. In short: the key of HMAC-SHA-256
is the secret followed by the entropies of the players in the order of their seats; the message names game, purpose,
count and attempt; the first eight bytes become a ticket by rejection sampling, the ticket falls on a weight. So a draw
that was undone and is asked again gives the same result, as long as its weights are the same. A seed, where one is
given, stands for the secret SHA-256(`roundhouse-seed/` + seed).
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
ENTROPY_BYTES: Final = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of_seed(seed: str) -> bytes:
    """The secret that a seed stands for: for games that are to be repeated."""
    return hashlib.sha256(f"roundhouse-seed/{seed}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    """What is published before the game begins."""
    return hashlib.sha256(secret).hexdigest()


def pledge_of(entropy: bytes, table: str, round: int, seat: int) -> str:  # noqa: A002 - what the wire calls it
    """What a player publishes before he shows his entropy; good for one seat, table and round only."""
    return hashlib.sha256(f"roundhouse-entropy-1\n{table}\n{round}\n{seat}\n".encode() + entropy).hexdigest()


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
