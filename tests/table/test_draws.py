"""Draws from a secret: as specified, fair, and the same for ever."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from roundhouse.kernel.chance import Draw
from roundhouse.table.draws import SPACE, SecretDraws, commitment_of, new_secret, secret_of_seed, ticket_of


def test_a_draw_can_be_computed_from_the_specification_alone() -> None:
    secret = hashlib.sha256(b"roundhouse-seed/42").digest()
    assert secret_of_seed("42") == secret
    assert commitment_of(secret) == hashlib.sha256(secret).hexdigest()
    entropy = [b"a" * 32, b"b" * 32]
    weights = [3, 0, 5, 2]
    for count in range(30):
        message = f"roundhouse-draw-1\nyard\ncard/0\n{count}\n0".encode()
        number = int.from_bytes(hmac.new(secret + b"a" * 32 + b"b" * 32, message, hashlib.sha256).digest()[:8], "big")
        ticket = number % 10
        expected = 0 if ticket < 3 else 2 if ticket < 8 else 3
        assert SecretDraws("yard", secret, entropy).settle(Draw("card/0", count, weights)) == expected


def test_a_number_beyond_the_last_full_round_is_drawn_again() -> None:
    assert ticket_of(SPACE - 1, 3) is None
    assert ticket_of(SPACE - 2, 3) == 2
    assert ticket_of(SPACE - 1, 4) == 3
    assert ticket_of(0, 1) == 0

    class Unlucky(SecretDraws):
        def number(self, purpose: str, count: int, attempt: int) -> int:
            return SPACE - 1 if attempt < 2 else 1

    assert Unlucky("yard", b"", ()).settle(Draw("x", 0, [1, 1, 1])) == 1


def test_results_have_the_odds_of_their_weights_and_differ_by_game_purpose_and_count() -> None:
    draws = SecretDraws("yard", secret_of_seed("odds"))
    found = Counter(draws.settle(Draw("x", n, [1, 2, 0, 5])) for n in range(4000))
    assert found[2] == 0
    assert abs(found[0] - 500) < 90
    assert abs(found[1] - 1000) < 120
    rows = [
        [one.settle(Draw(purpose, n, [1] * 1000)) for n in range(9)]
        for one in (draws, SecretDraws("mill", secret_of_seed("odds")), SecretDraws("yard", secret_of_seed("other")))
        for purpose in ("x", "y")
    ]
    assert len({str(row) for row in rows}) == 6


def test_secrets_are_new_each_time() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    assert len(new_secret()) == 32
    assert len({SecretDraws("yard", b"s").seed(purpose) for purpose in ("a", "b")}) == 2
