"""Numbers that every verifier has to find, and a whole game: `python -m tests.vectors.make` writes them anew.

They are fixed: whoever changes them has changed the specification (docs/chance.md).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from roundhouse.kernel.chance import Dice, Draw
from roundhouse.table import commitment_of, journal_of, open_table, pledge_of, secret_of_seed
from roundhouse.table.draws import SecretDraws, ticket_of
from roundhouse.table.journal import encode_journal
from roundhouse.table.notes import PledgeNote
from tests.table.playing import play_on
from tests.table.yard import GAME

FOLDER = Path(__file__).parent
TABLE, ROUND = "Vect0r-Table", 3
WIDE = [2**52, 2**64 // 2049 - 2**52, 1]
"""Weights whose sum leaves such a remainder that about one draw in two thousand needs a second attempt."""


def some_bytes(name: str) -> bytes:
    return secret_of_seed(f"vectors/{name}")


def pledges(*seats: int) -> list[PledgeNote]:
    return [
        PledgeNote(
            seat=seat,
            commitment=pledge_of(some_bytes(str(seat)), TABLE, ROUND, seat),
            entropy=some_bytes(str(seat)).hex(),
        )
        for seat in seats
    ]


def numbers() -> dict[str, Any]:
    """Commitments and draws, with all that leads to them."""
    cases: list[dict[str, Any]] = []
    for seats in ((), (0, 2)):
        noted = pledges(*seats)
        draws = SecretDraws("yard", some_bytes("secret"), [bytes.fromhex(one.entropy) for one in noted])
        twice = next(n for n in range(100_000) if ticket_of(draws.number("wide", n, 0), sum(WIDE)) is None)
        wanted = [
            *(Draw("card/0", count, [3, 0, 5, 2]) for count in range(6)),
            Draw("Würfel des schwarzen Zuges 2", 0, [1] * 6),
            Draw("only one", 7, [0, 9]),
            Draw("wide", twice, WIDE),
        ]
        cases.append(
            {
                "table": TABLE,
                "round": ROUND,
                "pledges": [{"seat": one.seat, "commitment": one.commitment, "entropy": one.entropy} for one in noted],
                "draws": [
                    {
                        "purpose": one.purpose,
                        "count": one.count,
                        "weights": list(one.weights),
                        "number": str(draws.number(one.purpose, one.count, int(one.purpose == "wide"))),
                        "attempts": 1 + (one.purpose == "wide"),
                        "result": draws.settle(one),
                    }
                    for one in wanted
                ],
            }
        )
    secret = some_bytes("secret")
    return {"game": "yard", "secret": secret.hex(), "commitment": commitment_of(secret), "cases": cases}


def a_game() -> bytes:
    """A whole game of three, two of them people, with an undo in it."""
    table = open_table(
        GAME, 3, {"rounds": "3"}, secret=some_bytes("secret"), table=TABLE, round=ROUND, pledges=pledges(0, 2),
        names=["Ada", "", "Grace"], bots=["", "random", ""],
    )  # fmt: skip
    play_on(table, Dice(7))
    return encode_journal(journal_of(table))


def files() -> dict[str, bytes]:
    shown = json.dumps(numbers(), ensure_ascii=False, indent=1).encode() + b"\n"
    return {"chance.json": shown, "finished.jsonl": a_game()}


if __name__ == "__main__":
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)
