"""Heaps: a tiny game to try the command line on. Whoever takes the last stone wins; each has a secret number.

Taking the last stone of a heap throws a coin; heads gives a point. A turn with one stone left is an obvious one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.hidden import HiddenPlace, Pool
from roundhouse.kernel.ids import NONE, Path, mask_of
from roundhouse.kernel.moves import Amount, Domain, Grammar, Kind, Named, Part, Question
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule, Term
from roundhouse.kernel.sequences import AGAIN, ASK, DONE, DRAW, Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Columns, State, number, row

HEAP, TAKE, COIN, LAST, CARD, GOAL = (Rule(f"TY-{n}") for n in range(1, 7))
HEAPS = ("left", "middle", "right")
CARDS = 5


class Stones(State):
    __slots__ = ("cards", "heaps", "points_won", "turn")
    COLUMNS = Columns(
        1, [row("heaps", by="heap"), row("points_won", by="seat"), row("cards", by="seat"), number("turn", of="seat")]
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.heaps = [0, 0, 0]
        self.points_won = [0] * seats
        self.cards = [NONE] * seats
        self.turn = 0

    def clone(self) -> Stones:
        other = Stones(self.seats, self.options)
        self.copy_flow(other)
        other.heaps, other.points_won, other.cards = self.heaps[:], self.points_won[:], self.cards[:]
        other.turn = self.turn
        return other


class Look(msgspec.Struct):
    heaps: dict[str, int]
    points: list[int]
    own_card: int | None
    turn: int


def view(s: Stones, who: int) -> Look:
    own = s.cards[who] if who >= 0 else None
    return Look(dict(zip(HEAPS, s.heaps, strict=True)), s.points_won[:], own, s.turn)


def redeal(s: Stones, who: int, dice: Dice) -> None:
    pool = Pool([1] * CARDS)
    if who >= 0 and s.cards[who] != NONE:
        pool.counts[s.cards[who]] -= 1
    for seat in range(s.seats):
        if seat != who and s.cards[seat] != NONE:
            s.cards[seat] = pool.deal_one(dice)


def refuse_heap(s: Stones, slot: Slot, path: Path) -> Because | None:
    """TY-1  Stones are taken from a heap that has some."""
    return None if s.heaps[path[1]] else HEAP.because("heap_is_empty", heap=path[1])


def refuse_count(s: Stones, slot: Slot, path: Path) -> Because | None:
    """TY-2  At most as many as there are."""
    left = s.heaps[path[1]]
    return None if path[2] <= left else TAKE.because("too_many", heap=path[1], left=left)


def do_take(s: Stones, slot: Slot, move: Path, out: Out) -> None:
    """TY-2  The stones are gone; an empty heap throws a coin."""
    heap, count = move[1], move[2]
    s.heaps[heap] -= count
    out.tell("taken", TAKE, seat=slot.owner, heap=heap, count=count)
    if not s.heaps[heap]:
        s.push(COIN_FLOW.begin())


def deal(s: Stones, frame: Frame, out: Out) -> int:
    """TY-5  Each gets a card that only he sees."""
    if frame.drawn != NONE:
        seat = s.cards.index(NONE)
        s.cards[seat] = frame.take_drawn()
        out.tell("dealt", CARD, audience=mask_of(seat), reveals=True, seat=seat, number=s.cards[seat])
    if NONE not in s.cards:
        return DONE
    s.draw(f"card/{s.cards.index(NONE)}", [int(n not in s.cards) for n in range(CARDS)])
    return AGAIN


def ask(s: Stones, frame: Frame, out: Out) -> int:
    if not sum(s.heaps):
        winner = (s.turn - 1) % s.seats
        s.end("emptied", (winner,), LAST.because("took_the_last", seat=winner))
        return DONE
    s.ask("take", s.turn)
    s.turn = (s.turn + 1) % s.seats
    return ASK


def again(s: Stones, frame: Frame, out: Out) -> int:
    frame.jump("ask")
    return DONE


def throw(s: Stones, frame: Frame, out: Out) -> int:
    s.draw("coin", [1, 1])
    return DRAW


def pay(s: Stones, frame: Frame, out: Out) -> int:
    seat = (s.turn - 1) % s.seats
    if frame.drawn:
        s.points_won[seat] += 1
    out.tell("coin_fell", COIN, reveals=True, because=COIN.because("luck") if frame.drawn else None, seat=seat)
    return DONE


COIN_FLOW = Flow("coin", Frame, throw, pay)
PLAY = Flow("play", Frame, deal, ask, again)


def set_up(s: Stones) -> None:
    s.heaps = [s.options.number("stones")] * len(HEAPS)
    s.push(PLAY.begin())


def go_on(s: Stones) -> None:
    frame = PLAY.begin()
    frame.jump("ask")
    s.push(frame)


def scores(s: Stones, seat: int) -> list[Term]:
    won = s.over is not None and seat in s.over.winners
    return [Term(s.points_won[seat], COIN.because("coins")), Term(3 if won else 0, GOAL.because("last_stone"))]


def soundness(s: Stones) -> list[str]:
    return ["a heap has fewer than no stones"] if min(s.heaps) < 0 else []


def name(s: Stones, domain: str, n: int, lang: str) -> str:
    if domain != "heap":
        return ""
    return (("left", "middle", "right") if lang == "en" else ("links", "Mitte", "rechts"))[n]


def every(domain: Domain) -> Sequence[int]:
    return range(domain.low, domain.low + domain.size(None))


HEAP_DOMAIN = Named("heap", lambda s: HEAPS)
COUNT = Amount("count", 1, 3)
SEAT = Amount("seat", 0, 3)
GAME = Game(
    Title(
        Meta(
            "heaps", {"en": "Heaps", "de": "Haufen"}, (2, 4), ["Nobody"], "None", 2024, ["1"], "tests.cli.toy", 60,
        ),
        Grammar(
            [
                Kind(
                    "take", do_take,
                    Part("from", HEAP_DOMAIN, lambda s, slot, path: every(HEAP_DOMAIN), refuse_heap, sure=True),
                    Part("count", COUNT, lambda s, slot, path: every(COUNT), refuse_count, sure=True),
                )
            ],
            [Question("take", "take")],
            [SEAT],
        ),
        [PLAY, COIN_FLOW],
        Stones,
        set_up,
        view,
        redeal,
        [HiddenPlace("cards", lambda s, who: [card for seat, card in enumerate(s.cards) if seat != who])],
        [Option("stones", ("1", "3", "5"), "3", HEAP), Option("rude", ("no", "yes"), "no", TAKE)],
        scores=scores,
        entries={"turn": go_on},
        soundness=soundness,
        names=name,
    )
)  # fmt: skip
