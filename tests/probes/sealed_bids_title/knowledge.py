"""What viewers see, what they cannot know, and what a position must not be."""

from __future__ import annotations

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import Pool
from roundhouse.kernel.ids import NONE
from tests.probes.sealed_bids_title.rules import (
    ALL_COINS,
    CARDS,
    COPIES,
    GOALS,
    GRAMMAR,
    LOTS,
    Bids,
    value_of,
)  # fmt: skip


class SeatView(msgspec.Struct, frozen=True):
    """One seat as a viewer sees it; None is what is hidden from him."""

    cards: int
    boxed: int
    coins: int | None
    goal: str | None
    bid: str | None
    won: list[str]


class BidsView(msgspec.Struct, frozen=True):
    """What a viewer sees."""

    sale: int
    lot: str | None
    bank: int
    bag: int
    discard: list[int]
    seats: list[SeatView]
    hand: list[int]
    boxed: list[int]
    answer: str | None
    """What the viewer himself has bid under seal."""
    ending: str | None


def view(s: Bids, who: int) -> BidsView:
    """What a viewer sees: his own cards, coins and goal; of others what lies open. At the end goals and coins."""
    over = s.over is not None
    seats: list[SeatView] = []
    for seat in range(s.seats):
        own = seat == who
        goal = s.goal[seat] if own or over else NONE
        bid = (CARDS[s.bids[seat]] if s.bids[seat] != NONE else "pass") if s.opened else None
        seats.append(
            SeatView(
                cards=sum(s.hand[seat]),
                boxed=sum(s.boxed[seat]),
                coins=s.money[seat] if own or over or not is_screened(s) else None,
                goal=GOALS[goal] if goal != NONE else None,
                bid=bid,
                won=[LOTS[lot] for lot in s.won[seat]],
            )
        )
    return BidsView(
        sale=s.sale,
        lot=LOTS[s.lot] if s.lot != NONE else None,
        bank=s.bank,
        bag=s.bag.left,
        discard=s.discard[:],
        seats=seats,
        hand=s.hand[who][:] if who >= 0 else [],
        boxed=s.boxed[who][:] if who >= 0 else [],
        answer=own_answer(s, who),
        ending=s.over.ending if s.over is not None else None,
    )


def own_answer(s: Bids, who: int) -> str | None:
    """The viewer's sealed answer, which nobody else can see, not even that there is one."""
    for ask in [*s.held, s.question]:
        if ask is not None:
            for slot, answer in zip(ask.slots, ask.answers, strict=True):
                if slot.answerer == who and answer is not None:
                    return GRAMMAR.show(s, answer)
    return None


def is_screened(s: Bids) -> bool:
    """SB-6  Whether coins lie behind screens."""
    return s.options["coins"] == "screened"


def list_others(s: Bids, who: int) -> list[int]:
    """All seats but the viewer's."""
    return [seat for seat in range(s.seats) if seat != who]


def redeal(s: Bids, who: int, dice: Dice) -> None:
    """Others' hands, boxed cards and goals, and what is left in bag and goal pile.

    Every hidden card has had the same chance to be anywhere: cards were drawn one by one, and nothing ever goes
    back into the bag (the box keeps what was exchanged), so the viewer's knowledge is only how many lie where.
    Coins stay: whoever counted along knows them. `shift_coins` makes the twins that prove that no view shows them.
    """
    others = list_others(s, who)
    cards = Pool(s.bag.deck.bag)
    goals = Pool(s.goals.deck.bag)
    for seat in others:
        cards.add(s.hand[seat])
        cards.add(s.boxed[seat])
        if s.goal[seat] != NONE:
            goals.put(s.goal[seat])
    for seat in others:
        s.hand[seat] = cards.deal(sum(s.hand[seat]), dice)
        s.boxed[seat] = cards.deal(sum(s.boxed[seat]), dice)
        if s.goal[seat] != NONE and s.over is None:
            s.goal[seat] = goals.deal_one(dice)
    s.bag.deck.bag = cards.counts
    if s.over is None:
        s.goals.deck.bag = goals.counts
    if s.chance is not None and s.chance.purpose.startswith("bid_card/"):
        s.reweigh(s.bag.weights())
    elif s.chance is not None and s.chance.purpose.startswith("goal/"):
        s.reweigh(s.goals.weights())


def shift_coins(s: Bids, who: int, dice: Dice) -> None:
    """Others' coins differently behind their screens; an opened bid can still be paid."""
    if not is_screened(s) or s.over is not None:
        return
    others = list_others(s, who)
    loose = 0
    for seat in others:
        owed = value_of(s.bids[seat]) if s.opened else 0
        loose += s.money[seat] - owed
        s.money[seat] = owed
    for _ in range(loose):
        s.money[others[dice.below(len(others))]] += 1


def read_hands(s: Bids, who: int) -> list[int]:
    """Others' hands."""
    return [n for seat in list_others(s, who) if sum(s.hand[seat]) for n in s.hand[seat]]


def read_box(s: Bids, who: int) -> list[int]:
    """What others have put into the box."""
    return [n for seat in list_others(s, who) if sum(s.boxed[seat]) for n in s.boxed[seat]]


def read_bag(s: Bids, who: int) -> list[int]:
    """The bag, as long as somebody else holds cards."""
    return s.bag.deck.bag[:] if read_hands(s, who) or read_box(s, who) else []


def read_goals(s: Bids, who: int) -> list[int]:
    """Others' goals, until they are shown."""
    return [s.goal[seat] for seat in list_others(s, who) if s.goal[seat] != NONE] if s.over is None else []


# -- soundness --------------------------------------------------------------------------------------


def list_faults(s: Bids) -> list[str]:
    """What cannot be: pieces that are missing or too many, debts."""
    faults: list[str] = []
    shapes = [len(s.hand), len(s.boxed), len(s.goal), len(s.money), len(s.bids), len(s.won)]
    if shapes != [s.seats] * 6 or any(len(line) != len(CARDS) for line in [*s.hand, *s.boxed, s.discard]):
        return ["every seat has its row, and every row its cards"]
    for card, name in enumerate(CARDS):
        n = s.bag.deck.bag[card] + s.discard[card]
        n += sum(s.hand[seat][card] + s.boxed[seat][card] for seat in range(s.seats))
        if n != COPIES[card]:
            faults.append(f"there are {COPIES[card]} cards {name}, not {n}")
    dealt = [goal for goal in s.goal if goal != NONE]
    if any(dealt.count(goal) + s.goals.deck.bag[goal] != 1 for goal in range(len(GOALS))):
        faults.append("there is one of each goal")
    if min([s.bank, *s.money, *s.discard, *s.bag.deck.bag]) < 0 or min(map(min, [*s.hand, *s.boxed])) < 0:
        faults.append("nothing is less than nothing")
    if sum(s.money) + s.bank != ALL_COINS:
        faults.append(f"there are {ALL_COINS} coins")
    if not 0 <= s.sale <= s.options.number("sales"):
        faults.append("there are only so many sales")
    return faults
