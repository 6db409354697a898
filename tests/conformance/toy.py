"""A toy game with one of everything the suite looks at: hidden hands, a sealed vote, draws, side moves.

`make(fault)` gives it one fault, to see which check notices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.hidden import HiddenPlace, Pool
from roundhouse.kernel.ids import SPECTATOR, Move, Path, mask_of
from roundhouse.kernel.moves import ASIDE, OWN, Amount, Domain, Grammar, Kind, Part, Question, Words
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import SEALED, Slot
from roundhouse.kernel.reasons import Because, Rule, Term
from roundhouse.kernel.sequences import AGAIN, DONE, Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Columns, State, grid, number, pile, row

TY_1: Final = Rule("TY-1")
TY_2: Final = Rule("TY-2")
TY_3: Final = Rule("TY-3")

CARDS: Final = ("amber", "birch", "cedar")
OF_EACH: Final = 4
HAND: Final = 2
CALLS: Final[list[int]] = []
"""Only with the fault `moody`: how often the judge was asked."""


class Toy(State):
    """The state of the toy."""

    COLUMNS: ClassVar[Columns] = Columns(
        1,
        (
            pile("bag", of="card"),
            grid("hands", of="card"),
            grid("buried", of="card"),
            row("shown"),
            row("coins"),
            row("boasts"),
            row("waves", kept=True),
            number("round"),
            number("yes"),
        ),
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.bag = Pile([])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.shown = [0] * len(CARDS)
        self.coins = [0] * seats
        self.boasts = [0] * seats
        self.waves = [0] * seats
        self.round = 0
        self.yes = 0
        self.fault = ""
        self.luck = 0
        """Only with the fault `lost`: a column that was not declared."""

    def clone(self) -> Toy:
        """A copy."""
        other = Toy(self.seats, self.options)
        self.copy_flow(other)
        other.bag = self.bag.clone()
        other.hands = self.hands if self.fault == "shared" else [hand[:] for hand in self.hands]
        other.buried = [cards[:] for cards in self.buried]
        other.shown = self.shown[:]
        other.coins = self.coins[:]
        other.boasts = self.boasts[:]
        other.waves = self.waves[:]
        other.round = self.round
        other.yes = self.yes
        other.fault = self.fault
        other.luck = self.luck
        return other


class TurnFrame(Frame):
    """Whose turn it is."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0


# -- judges ------------------------------------------------------------------------------------------


def refuse_card(s: Toy, slot: Slot, path: Path) -> Because | None:
    """TY-1  Only what one holds can be played."""
    if s.fault == "moody":
        CALLS.append(1)
        if len(CALLS) % 5 == 0:
            return TY_1.because("not_in_hand", card=path[-1])
    if s.fault == "clumsy" and path[-1] not in s.hands[slot.owner]:
        s.waves[slot.owner] += 1
    return None if path[-1] in s.hands[slot.owner] else TY_1.because("not_in_hand", card=path[-1])


def list_cards(s: Toy, slot: Slot, path: Path) -> Sequence[int]:
    """All kinds; the judge knows which are there."""
    return [0, 1, 2, 2] if s.fault == "twice" else range(len(CARDS))


def list_numbers(s: Toy, slot: Slot, path: Path) -> Sequence[int]:
    """One to three."""
    return range(1, 4)


# -- moves -------------------------------------------------------------------------------------------


def do_play(s: Toy, slot: Slot, move: Move, out: Out) -> None:
    """TY-1  A card is shown to everybody and earns a coin."""
    s.hands[slot.owner].remove(move[1])
    s.shown[move[1]] += 1
    if s.fault == "hashing":
        s.coins[slot.owner] += hash("toy") % 1_000_003
    s.coins[slot.owner] += 1 + s.luck
    if s.fault == "lost":
        s.luck = 1 - s.luck
    if s.fault == "listening" and out.on:
        s.coins[slot.owner] += 1
    out.tell("played", TY_1, reveals=s.fault != "unmarked", seat=slot.owner, card=move[1])


def do_bury(s: Toy, slot: Slot, move: Move, out: Out) -> None:
    """TY-1  A card is put down, face down."""
    s.hands[slot.owner].remove(move[1])
    s.buried[slot.owner].append(move[1])
    if s.fault == "talkative":
        out.tell("played", TY_1, seat=slot.owner, card=move[1])
    if s.fault == "mute":
        out.tell(f"{s.fault}_sneeze", TY_1, seat=slot.owner)
    out.tell("buried", TY_1, seat=slot.owner)


def do_nothing(s: Toy, slot: Slot, move: Move, out: Out) -> None:
    """TY-1  One may wait."""


def do_boast(s: Toy, slot: Slot, move: Move, out: Out) -> None:
    """TY-2  A boast is heard by all."""
    s.boasts[slot.owner] = move[1]
    out.tell("boasted", TY_2, seat=slot.owner, number=move[1])


def do_wave(s: Toy, slot: Slot, move: Move, out: Out) -> None:
    """TY-2  Anybody may wave at any time."""
    s.waves[slot.owner] += 1
    out.tell("waved", TY_2, seat=slot.owner)


# -- the sequence of play ----------------------------------------------------------------------------


def deal(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-1  Two cards for each seat."""
    if f.drawn >= 0:
        take_card(s, f, out)
    while f.seat < s.seats and len(s.hands[f.seat]) == HAND:
        f.seat += 1
    return DONE if f.seat == s.seats else draw_for(s, f.seat)


def draw_for(s: Toy, seat: int) -> int:
    """Ask chance for a card."""
    s.draw(f"card/seat {seat}" if s.fault == "unnamed" else f"card/{seat}", s.bag.deck.bag[:])
    return AGAIN


def take_card(s: Toy, f: TurnFrame, out: Out) -> None:
    """The drawn card goes to a hand; only its owner is told which it is."""
    card = f.take_drawn()
    s.bag.draw_out(card)
    s.hands[f.seat].append(card)
    out.tell("drew", TY_1, seat=f.seat)
    audience = -1 if s.fault == "overheard" else mask_of(f.seat)
    out.tell("drew_card", TY_1, audience=audience, reveals=True, card=card)
    if s.fault == "overheard_unmarked":
        out.tell("played", TY_1, seat=f.seat, card=card)


def begin_round(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-1  The next round."""
    f.seat = 0
    s.round += s.fault != "endless"
    out.tell("round_begins", TY_1, reveals=s.fault == "overmarked", number=s.round)
    return DONE


def take_turn(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-1  A seat is asked."""
    return s.ask("turn", f.seat)


def refill(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-1  Hands are filled up from the bag."""
    if f.drawn >= 0:
        take_card(s, f, out)
    if len(s.hands[f.seat]) < HAND and s.bag.left > 0 and s.fault not in {"stuck", "lying"}:
        return draw_for(s, f.seat)
    f.seat += 1
    if f.seat < s.seats:
        f.jump("take_turn")
    return DONE


def vote(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-3  All vote at once."""
    return s.ask_sealed("vote", range(s.seats))


def count_votes(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-3  With more ayes than noes everybody digs up what he buried."""
    ask = s.take_answers()
    s.yes = 0
    for slot, answer in zip(ask.slots, ask.answers, strict=True):
        assert answer is not None
        s.yes += answer[0] == KINDS["yes"]
        out.tell("voted", TY_3, reveals=True, seat=slot.owner, yes=int(answer[0] == KINDS["yes"]))
    if 2 * s.yes > s.seats:
        for seat in range(s.seats):
            for card in s.buried[seat]:
                out.tell("dug_up", TY_3, reveals=True, seat=seat, card=card)
                s.shown[card] += 1
                s.coins[seat] += 2
            s.buried[seat] = []
    return DONE


def end_round(s: Toy, f: TurnFrame, out: Out) -> int:
    """TY-1  After the last round whoever has most coins wins."""
    if s.round < s.options.number("rounds"):
        f.jump("begin_round")
        return DONE
    best = max(s.coins)
    winners = tuple(seat for seat in range(s.seats) if (s.coins[seat] == best) != (s.fault == "unfair"))
    s.end("sunset", winners or (0,), TY_1.because("last_round_is_over"))
    return DONE


GAME_FLOW: Final = Flow(
    "game", TurnFrame, deal, begin_round, take_turn, refill, vote, count_votes, end_round
)  # fmt: skip


# -- the tables --------------------------------------------------------------------------------------


class ToyView(msgspec.Struct):
    """What a viewer sees."""

    hand: list[str]
    own_buried: list[str]
    held: list[int]
    buried: list[int]
    shown: list[int]
    coins: list[int]
    boasts: list[int]
    waves: list[int]
    round: int
    yes: int
    bag: int
    extra: list[int] = []


def view(s: Toy, who: int) -> ToyView:
    """Own cards open, those of others counted."""
    shown = ToyView(
        hand=[] if who == SPECTATOR else sorted(CARDS[card] for card in s.hands[who]),
        own_buried=[] if who == SPECTATOR else sorted(CARDS[card] for card in s.buried[who]),
        held=[len(hand) for hand in s.hands],
        buried=[len(cards) for cards in s.buried],
        shown=s.shown,
        coins=s.coins,
        boasts=s.boasts,
        waves=s.waves,
        round=s.round,
        yes=s.yes,
        bag=s.bag.left,
    )
    if s.fault == "leaky" and who != SPECTATOR:
        shown.extra = sorted(s.hands[(who + 1) % s.seats])
    if s.fault == "gossip" and who == SPECTATOR:
        shown.extra = sorted(s.hands[0])
    if s.fault == "counting" and s.question is not None and s.question.kind == SEALED:
        shown.extra = [len(s.question.open_slots())]
    if s.fault == "raising" and s.round > 1:
        raise KeyError("view")
    return shown


def redeal(s: Toy, who: int, dice: Dice) -> None:
    """The bag, others' hands and what others buried are one pool for whoever looks."""
    if s.fault == "gossip" and who == SPECTATOR:
        return
    others = [seat for seat in range(s.seats) if seat != who]
    places = [*[s.hands[seat] for seat in others], *[s.buried[seat] for seat in others]]
    if s.fault == "shuffling":
        rest = [card for cards in places for card in cards]
        rest += [card for card, n in enumerate(s.bag.deck.bag) for _ in range(n)]
        for cards in places:
            for i in range(len(cards)):
                cards[i] = rest.pop(dice.below(len(rest)))
        s.bag.deck.bag = [rest.count(card) for card in range(len(CARDS))]
    else:
        pool = Pool(s.bag.deck.bag)
        for cards in places:
            for card in cards:
                pool.put(card)
        for cards in places:
            cards[:] = [pool.deal_one(dice) for _ in cards]
        s.bag.deck.bag = pool.counts
    if s.fault == "greedy" and places[0]:
        places[0][0] = (places[0][0] + 1) % len(CARDS)
    if s.chance is not None:
        s.reweigh(s.bag.deck.bag[:])


def set_up(s: Toy) -> None:
    """A full bag."""
    s.bag = Pile([OF_EACH] * len(CARDS))
    s.push(GAME_FLOW.begin())


def scores(s: Toy, seat: int) -> list[Term]:
    """Coins."""
    return [Term(s.coins[seat], TY_1.because("coins", number=s.coins[seat]))]


def soundness(s: Toy) -> list[str]:
    """Four of each card, always."""
    lying = [card for cards in (*s.hands, *s.buried) for card in cards]
    counts = [s.bag.deck.bag[card] + s.shown[card] + lying.count(card) for card in range(len(CARDS))]
    return [f"{n} of {CARDS[card]}" for card, n in enumerate(counts) if n != OF_EACH]


def others_of(s: Toy, who: int, cards: list[list[int]]) -> list[int]:
    """What others have, in order."""
    return [card for seat in range(s.seats) if seat != who for card in cards[seat]]


class Namesakes(Domain):
    """Reads every name as the first."""

    def tokens(self, s: object) -> Sequence[str]:
        """The words."""
        return CARDS

    def find(self, s: object, token: str) -> int:
        """The first."""
        return 0


def grammar_with(fault: str) -> Grammar:
    """The grammar, with the fault that lies in it."""
    card = Namesakes("card") if fault == "namesakes" else Words("card", CARDS)
    turn = ("play", "bury") if fault == "stuck" else ("play", "bury", "wait")
    return Grammar(
        kinds=(
            Kind("play", do_play, Part("card", card, list_cards, refuse_card), sure=fault == "lying"),
            Kind("bury", do_bury, Part("card", card, list_cards, refuse_card, secret=True)),
            Kind("wait", do_nothing),
            Kind("yes", None),
            Kind("no", None),
            Kind("boast", do_boast, Part("number", Amount("number", 1, 3), list_numbers), side=OWN),
            Kind("wave", do_wave, side=ASIDE),
        ),
        questions=(Question("turn", *turn), Question("vote", "yes", "no")),
        domains=(card,),
    )


KINDS: Final = {kind.name: kind.number for kind in grammar_with("").kinds}


def make(fault: str = "", package: str = "tests.conformance.toy") -> Game[Toy]:
    """The toy with a fault, or without one."""

    def blank(seats: int, options: Options) -> Toy:
        s = Toy(seats, options)
        s.fault = fault
        return s

    hidden = [
        HiddenPlace("hands", lambda s, who: others_of(s, who, s.hands)),
        HiddenPlace("buried", lambda s, who: others_of(s, who, s.buried)),
    ]
    if fault == "gossip":
        hidden = []
    if fault == "still":
        hidden.append(HiddenPlace("lamp", lambda s, who: [7]))
    title: Title[Toy] = Title(
        meta=Meta("toy", {"en": "Toy", "de": "Spielzeug"}, (2, 4), ["us"], "", 2026, ["1"], package, longest=120),
        grammar=grammar_with(fault),
        sequences=[GAME_FLOW],
        blank=blank,
        set_up=set_up,
        view=view,
        redeal=redeal,
        hidden=hidden,
        options=(Option("rounds", ("2", "3"), "3", TY_1),),
        scores=scores,
        soundness=soundness,
    )
    return Game(title)


GAME: Final = make()
