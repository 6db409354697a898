"""Rules in short: everybody holds secret bid cards worth one to five, ten coins and a secret goal.

Lots come up one after another; each seat bids one card or passes, all at once. The dearest card wins, chance
decides between equals. Before it has answered, a seat may put two cards face down into the box and draw one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, Move, Path, mask_of
from roundhouse.kernel.moves import OWN, Grammar, Kind, Part, Question, Words
from roundhouse.kernel.options import Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule, Term
from roundhouse.kernel.sequences import AGAIN, DONE, Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Columns, State, grid, number, pile, row

SB_1: Final = Rule("SB-1")
SB_2: Final = Rule("SB-2")
SB_3: Final = Rule("SB-3")
SB_4: Final = Rule("SB-4")
SB_5: Final = Rule("SB-5")
SB_6: Final = Rule("SB-6")
SB_7: Final = Rule("SB-7")
SB_8: Final = Rule("SB-8")

# -- content ----------------------------------------------------------------------------------------

CARDS: Final = ("one", "two", "three", "four", "five")
COPIES: Final = (5, 5, 5, 5, 5)
HAND: Final = 5
WARES: Final = ("coal", "iron", "wool")
WORTH: Final = (2, 3, 5)
LOTS: Final = tuple(f"{ware}_{worth}" for ware in WARES for worth in WORTH)
GOALS: Final = (*WARES, "cash", "crowd")
"""Extra points for lots of a ware, for coins, or for the number of lots."""
COINS: Final = 10
ALL_COINS: Final = 100

CARD: Final = Words("card", CARDS)
LOT: Final = Words("lot", LOTS)
GOAL: Final = Words("goal", GOALS)
SEAT: Final = Words("seat", ("1", "2", "3", "4"))


def value_of(card: int) -> int:
    """What a bid card bids."""
    return card + 1


# -- state ------------------------------------------------------------------------------------------


class Bids(State):
    """The position. Hands and the box are counted by card; only their sizes are public."""

    __slots__ = ("bag", "bank", "bids", "boxed", "discard", "goal", "goals", "hand", "lot", "lots", "money", "opened",
                 "sale", "won")  # fmt: skip
    COLUMNS: ClassVar[Columns] = Columns(
        1,
        (
            pile("bag", of="card"),
            pile("goals", of="goal"),
            pile("lots", of="lot"),
            grid("hand", by="seat"),
            grid("boxed", by="seat"),
            row("discard", by="card"),
            row("goal", of="goal", by="seat"),
            row("money", by="seat"),
            number("bank"),
            number("lot", of="lot"),
            row("bids", of="card", by="seat"),
            number("opened"),
            grid("won", of="lot", by="seat"),
            number("sale"),
        ),
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.bag = Pile(COPIES)
        self.goals = Pile([1] * len(GOALS))
        self.lots = Pile([2] * len(LOTS))
        self.hand = [[0] * len(CARDS) for _ in range(seats)]
        self.boxed = [[0] * len(CARDS) for _ in range(seats)]
        self.discard = [0] * len(CARDS)
        self.goal = [NONE] * seats
        self.money = [COINS] * seats
        self.bank = ALL_COINS - COINS * seats
        self.lot = NONE
        self.bids = [NONE] * seats
        """The card that each seat has bid, NONE if it passed; empty of meaning until they are opened."""
        self.opened = 0
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.sale = 0

    def clone(self) -> Bids:
        """A copy that shares nothing mutable."""
        other = Bids.__new__(Bids)
        State.__init__(other, self.seats, self.options)
        self.copy_flow(other)
        other.bag = self.bag.clone()
        other.goals = self.goals.clone()
        other.lots = self.lots.clone()
        other.hand = [line[:] for line in self.hand]
        other.boxed = [line[:] for line in self.boxed]
        other.discard = self.discard[:]
        other.goal = self.goal[:]
        other.money = self.money[:]
        other.bank = self.bank
        other.lot = self.lot
        other.bids = self.bids[:]
        other.opened = self.opened
        other.won = [line[:] for line in self.won]
        other.sale = self.sale
        return other


class SeatFrame(Frame):
    """A sequence about one seat: who won the lot, or who exchanges."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = NONE


# -- facts and judges -------------------------------------------------------------------------------


def list_best(s: Bids) -> list[int]:
    """SB-5  The seats that have bid the dearest card."""
    best = max(s.bids)
    return [] if best == NONE else [seat for seat, card in enumerate(s.bids) if card == best]


def refuse_bid(s: Bids, slot: Slot, path: Path) -> Because | None:
    """SB-3, SB-4  A card of the own hand, and not above the own coins."""
    card = path[1]
    if s.hand[slot.owner][card] == 0:
        return SB_3.because("card_not_in_hand", card=card)
    if value_of(card) > s.money[slot.owner]:
        return SB_4.because("not_enough_coins", card=card, coins=s.money[slot.owner])
    return None


def refuse_exchange(s: Bids, slot: Slot, path: Path) -> Because | None:
    """SB-7  Two cards to give, and one in the bag."""
    if sum(s.hand[slot.owner]) < 2:
        return SB_7.because("fewer_than_two_cards")
    if s.bag.left == 0:
        return SB_7.because("bag_is_empty")
    return None


def refuse_given(s: Bids, slot: Slot, path: Path) -> Because | None:
    """SB-7  Both cards are in the own hand; two equal ones only if it holds two."""
    card = path[-1]
    if path[1:].count(card) > s.hand[slot.owner][card]:
        return SB_7.because("card_not_in_hand", card=card)
    return None


def list_cards(s: Bids, slot: Slot, path: Path) -> Sequence[int]:
    """All cards: the judges know which are held."""
    return range(len(CARDS))


# -- moves ------------------------------------------------------------------------------------------


def do_exchange(s: Bids, slot: Slot, move: Move, out: Out) -> None:
    """SB-7  Two cards go face down into the box; chance draws the new one."""
    for card in move[1:]:
        s.hand[slot.owner][card] -= 1
        s.boxed[slot.owner][card] += 1
    if out.on:
        out.tell("exchanged", SB_7, seat=slot.owner)
    frame = EXCHANGE.begin()
    frame.seat = slot.owner
    s.push(frame)


GRAMMAR: Final = Grammar(
    kinds=(
        Kind("bid", None, Part("card", CARD, list_cards, refuse_bid, sure=True, secret=True), secret=True),
        Kind("pass", None, secret=True),
        Kind(
            "exchange",
            do_exchange,
            Part("first", CARD, list_cards, refuse_given, sure=True, secret=True),
            Part("second", CARD, list_cards, refuse_given, sure=True, secret=True),
            refuse=refuse_exchange,
            sure=True,
            side=OWN,
        ),
    ),
    # Who can only pass tells by an answer at once that he can afford nothing.
    questions=(Question("bid", "bid", "pass", tells_nothing=False),),
    domains=(CARD, LOT, GOAL, SEAT),
)

# -- steps ------------------------------------------------------------------------------------------


def deal_cards(s: Bids, f: Frame, out: Out) -> int:
    """SB-1  Five bid cards each."""
    for seat in range(s.seats):
        held = sum(s.hand[seat])
        if f.drawn != NONE and held < HAND:
            take_card(s, f, seat, out)
            held += 1
        if held < HAND:
            s.draw(f"bid_card/{seat}", s.bag.weights())
            return AGAIN
    return DONE


def take_card(s: Bids, f: Frame, seat: int, out: Out) -> None:
    """The card that was drawn goes to a hand."""
    card = f.take_drawn()
    s.bag.draw_out(card)
    s.hand[seat][card] += 1
    if out.on:
        out.tell("card_dealt", SB_1, mask_of(seat), reveals=True, seat=seat, card=card)


def deal_goals(s: Bids, f: Frame, out: Out) -> int:
    """SB-1  One secret goal each."""
    for seat in range(s.seats):
        if s.goal[seat] == NONE and f.drawn != NONE:
            goal = f.take_drawn()
            s.goal[seat] = goal
            s.goals.draw_out(goal)
            if out.on:
                out.tell("goal_dealt", SB_1, mask_of(seat), reveals=True, seat=seat, goal=goal)
        if s.goal[seat] == NONE:
            s.draw(f"goal/{seat}", s.goals.weights())
            return AGAIN
    return DONE


def sell_lots(s: Bids, f: Frame, out: Out) -> int:
    """SB-2  One sale after another."""
    if s.sale == s.options.number("sales"):
        return DONE
    s.push(SALE.begin())
    return AGAIN


def count_up(s: Bids, f: Frame, out: Out) -> int:
    """SB-8  Goals and coins are shown; most points win."""
    points = [sum(term.points for term in list_terms(s, seat)) for seat in range(s.seats)]
    best = max(points)
    s.end("sold_out", tuple(seat for seat in range(s.seats) if points[seat] == best), SB_8.because("all_lots_are_sold"))
    if out.on:
        for seat in range(s.seats):
            out.tell("goal_shown", SB_8, reveals=True, seat=seat, goal=s.goal[seat])
            # Who counted along knew it: nothing is revealed.
            out.tell("coins_shown", SB_8, seat=seat, coins=s.money[seat])
    return DONE


def draw_lot(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-2  The next lot comes up."""
    return s.draw(f"lot/{s.sale}", s.lots.weights())


def show_lot(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-2  Everybody sees it."""
    s.lot = f.take_drawn()
    s.lots.draw_out(s.lot)
    if out.on:
        out.tell("lot_shown", SB_2, lot=s.lot)
    return DONE


def take_bids(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-3  All bid at once."""
    return s.ask_sealed("bid", range(s.seats))


def open_bids(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-3  All cards are turned up, and are spent."""
    ask = s.take_answers()
    for slot, answer in zip(ask.slots, ask.answers, strict=True):
        assert answer is not None
        seat = slot.owner
        s.bids[seat] = answer[1] if len(answer) > 1 else NONE
        if s.bids[seat] != NONE:
            s.hand[seat][s.bids[seat]] -= 1
            s.discard[s.bids[seat]] += 1
        if out.on and s.bids[seat] != NONE:
            out.tell("bid_opened", SB_3, reveals=True, seat=seat, card=s.bids[seat])
        elif out.on:
            out.tell("pass_opened", SB_3, reveals=True, seat=seat)
    s.opened = 1
    return DONE


def break_tie(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-5  Chance decides between equal bids."""
    best = list_best(s)
    if len(best) > 1:
        return s.draw(f"tie/{s.sale}", [1] * len(best))
    f.seat = best[0] if best else NONE
    return DONE


def hand_over(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-5, SB-6  The winner pays and takes the lot; who passed gets a coin."""
    if f.drawn != NONE:
        f.seat = list_best(s)[f.take_drawn()]
        if out.on:
            out.tell("tie_broken", SB_5, seat=f.seat)
    for seat in range(s.seats):
        if s.bids[seat] == NONE:
            pay(s, seat, 1)
            if out.on:
                out.tell("coin_for_passing", SB_6, seat=seat)
    if f.seat == NONE:
        if out.on:
            out.tell("lot_unsold", SB_6, lot=s.lot)
    else:
        price = value_of(s.bids[f.seat])
        pay(s, f.seat, -price)
        s.won[f.seat].append(s.lot)
        if out.on:
            out.tell("lot_sold", SB_6, seat=f.seat, lot=s.lot, coins=price)
    s.lot = NONE
    s.bids = [NONE] * s.seats
    s.opened = 0
    s.sale += 1
    return DONE


def pay(s: Bids, seat: int, coins: int) -> None:
    """Coins from the bank to a seat, or back."""
    s.money[seat] += coins
    s.bank -= coins


def draw_new_card(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-7  One card out of the bag."""
    return s.draw(f"bid_card/{f.seat}", s.bag.weights())


def take_new_card(s: Bids, f: SeatFrame, out: Out) -> int:
    """SB-7  Only who drew it sees it."""
    take_card(s, f, f.seat, out)
    return DONE


GAME_FLOW: Final = Flow("game", Frame, deal_cards, deal_goals, sell_lots, count_up)
SALE: Final = Flow("sale", SeatFrame, draw_lot, show_lot, take_bids, open_bids, break_tie, hand_over)
EXCHANGE: Final = Flow("exchange", SeatFrame, draw_new_card, take_new_card)


def begin(s: Bids) -> None:
    """The game from its first step; for scenarios too: full hands are not dealt again."""
    s.push(GAME_FLOW.begin())


def begin_sale(s: Bids) -> None:
    """The next lot, with hands as they are."""
    frame = GAME_FLOW.begin()
    frame.jump("sell_lots")
    s.push(frame)


def begin_bids(s: Bids) -> None:
    """The lot lies open, everybody is about to be asked."""
    begin_sale(s)
    frame = SALE.begin()
    frame.jump("take_bids")
    s.push(frame)


# -- scores -----------------------------------------------------------------------------------------


def list_terms(s: Bids, seat: int) -> list[Term]:
    """SB-8  What the lots are worth, a point for two coins, and the goal."""
    won = s.won[seat]
    coins = s.money[seat]
    terms = [
        Term(sum(WORTH[lot % len(WORTH)] for lot in won), SB_8.because("lots_won", lots=len(won))),
        Term(coins // 2, SB_8.because("coins_left", coins=coins)),
    ]
    goal = s.goal[seat]
    if goal == NONE:
        return terms
    if goal < len(WARES):
        points = 3 * sum(1 for lot in won if lot // len(WORTH) == goal)
    else:
        points = coins // 3 if GOALS[goal] == "cash" else len(won)
    return [*terms, Term(points, SB_8.because("goal_reached", goal=goal))]
