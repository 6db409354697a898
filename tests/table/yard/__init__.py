"""A small game that has one of everything a table must cope with: free and telling moves, draws, hidden hands,
sealed bids, a discussion, side moves and asides, and questions with only one answer.

Each round every seat loads wagons from its hand, or draws new ones, until it is done. Then all bid sealed, they talk,
and the bell rings. `yard` is played against each other, `shared_yard` together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.hidden import HiddenPlace, Pool, redeal_pile
from roundhouse.kernel.ids import SPECTATOR, Move, Path, mask_of
from roundhouse.kernel.moves import ASIDE, OWN, Amount, Domain, Grammar, Kind, Part, Question, Words
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Refused, Rule, Term
from roundhouse.kernel.sequences import AGAIN, DONE, Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Columns, State, grid, number, pile, row

WAGONS = ("coal", "milk", "post")
HAND = 2
Y1, Y2, Y3 = Rule("YD-1"), Rule("YD-2"), Rule("YD-3")

_signs: dict[str, str] = {"plain": "a plain yard"}


class Seats(Domain):
    """Seats by number."""

    def tokens(self, s: Any) -> Sequence[str]:  # Any: as in the kernel
        return [str(n) for n in range(s.seats)]


class Yard(State):
    """Hands, loaded wagons, bids won, claims, whose turn, which round."""

    __slots__ = ("claims", "hands", "loaded", "round", "stock", "swaps", "turn", "won")
    COLUMNS: ClassVar[Columns] = Columns(
        1,
        (
            number("turn"), number("round"), grid("hands", by="seat"), row("loaded", by="seat"),
            row("won", by="seat"), row("claims", by="seat", kept=True), row("swaps", by="seat"),
            pile("stock", of="wagon"),
        ),
    )  # fmt: skip

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.turn = 0
        self.round = 0
        self.hands = [[0] * len(WAGONS) for _ in range(seats)]
        self.loaded = [0] * seats
        self.won = [0] * seats
        self.claims = [0] * seats
        self.swaps = [0] * seats
        self.stock = Pile((20, 15, 10))

    def clone(self) -> Yard:
        other = Yard.__new__(Yard)
        other.seats, other.options = self.seats, self.options
        self.copy_flow(other)
        other.turn, other.round = self.turn, self.round
        other.hands = [hand[:] for hand in self.hands]
        other.loaded, other.won = self.loaded[:], self.won[:]
        other.claims, other.swaps = self.claims[:], self.swaps[:]
        other.stock = self.stock.clone()
        return other


class View(msgspec.Struct):
    """What a viewer sees."""

    turn: int
    round: int
    hands: list[list[int]]
    loaded: list[int]
    won: list[int]
    claims: list[int]
    swaps: list[int]
    left: int


def view(s: Yard, who: int) -> View:
    hands = [hand if seat == who else [sum(hand)] for seat, hand in enumerate(s.hands)]
    return View(s.turn, s.round, hands, s.loaded, s.won, s.claims, s.swaps, s.stock.left)


def redeal(s: Yard, who: int, dice: Dice) -> None:
    redeal_pile(s.stock, who, dice)
    pool = Pool((0, 0, 0))
    for seat, hand in enumerate(s.hands):
        if seat != who:
            pool.add(hand)
    pool.add(s.stock.deck.bag)
    for seat, hand in enumerate(s.hands):
        if seat != who:
            s.hands[seat] = pool.deal(sum(hand), dice)
    s.stock.deck.bag = pool.counts


# -- moves ------------------------------------------------------------------------------------------

WAGON = Words("wagon", WAGONS)
WORD = Words("word", ("yes", "no"))
COINS = Amount("coins", 0, 5)
SEAT = Seats("seat")


def in_hand(s: Yard, slot: Slot, path: Path) -> list[int]:
    return [n for n, have in enumerate(s.hands[slot.owner]) if have]


def refuse_load(s: Yard, slot: Slot, path: Path) -> Because | None:
    return None if s.hands[slot.owner][path[1]] else Y1.because("not_in_hand", wagon=path[1])


def do_load(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.hands[slot.owner][move[1]] -= 1
    s.loaded[slot.owner] += 1
    out.tell("loaded", Y1, seat=slot.owner, wagon=move[1], because=None, reveals=False)


def refuse_draw(s: Yard, slot: Slot, path: Path) -> Because | None:
    return Y2.because("hand_is_full") if sum(s.hands[slot.owner]) >= HAND else None


def do_draw(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.push(DRAWING.begin())


def do_done(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.turn += 1


def all_words(s: Yard, slot: Slot, path: Path) -> range:
    return range(2)


def all_coins(s: Yard, slot: Slot, path: Path) -> range:
    return range(6)


def refuse_coins(s: Yard, slot: Slot, path: Path) -> Because | None:
    most = s.loaded[slot.owner]
    return None if path[1] <= most else Y3.because("too_dear", coins=path[1], most=most)


def do_say(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    out.tell("said", Y3, seat=slot.owner, word=move[1])


def do_close(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.close()


def refuse_close(s: Yard, slot: Slot, path: Path) -> Because | None:
    return None if slot.owner == 0 else Y3.because("not_your_call", seat=slot.owner)


def do_ring(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    out.tell("rang", Y3, seat=slot.owner)


def do_swap(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.swaps[slot.owner] += 1


def refuse_swap(s: Yard, slot: Slot, path: Path) -> Because | None:
    return None if slot.what == "turn" else Y1.because("not_your_turn", seat=slot.owner)


def do_claim(s: Yard, slot: Slot, move: Move, out: Out) -> None:
    s.claims[slot.owner] += 1
    out.tell("claimed", Y1, seat=slot.owner, wagon=move[1])


def all_wagons(s: Yard, slot: Slot, path: Path) -> range:
    return range(len(WAGONS))


GRAMMAR = Grammar(
    (
        Kind("load", do_load, Part("wagon", WAGON, in_hand, refuse_load)),
        Kind("draw", do_draw, refuse=refuse_draw, sure=True),
        Kind("done", do_done, sure=True),
        Kind("bid", None, Part("coins", COINS, all_coins, refuse_coins, secret=True), sure=True),
        Kind("say", do_say, Part("word", WORD, all_words), sure=True),
        Kind("close", do_close, refuse=refuse_close, sure=True),
        Kind("ring", do_ring, sure=True),
        Kind("swap", do_swap, refuse=refuse_swap, side=OWN, sure=True),
        Kind("claim", do_claim, Part("wagon", WAGON, all_wagons), side=ASIDE, sure=True),
    ),
    (
        Question("turn", "load", "draw", "done"),
        Question("bid", "bid", tells_nothing=False),
        Question("talk", "say", "close", tells_nothing=False),
        Question("bell", "ring"),
        Question("nothing", "load"),
    ),
    (SEAT,),
)


# -- the flow ---------------------------------------------------------------------------------------


def deal(s: Yard, frame: Frame, out: Out) -> int:
    """One card after another, so that the very first entry of a journal has draws."""
    drawn = frame.take_drawn()
    if drawn >= 0:
        s.stock.draw_out(drawn)
        short = next(hand for hand in s.hands if sum(hand) < HAND)
        short[drawn] += 1
    if all(sum(hand) == HAND for hand in s.hands):
        return DONE
    s.draw("deal", s.stock.weights())
    return AGAIN


def turns(s: Yard, frame: Frame, out: Out) -> int:
    if s.turn == s.seats:
        return DONE
    s.ask("turn", s.turn)
    return AGAIN


def bids(s: Yard, frame: Frame, out: Out) -> int:
    return s.ask_sealed("bid", range(s.seats))


def open_bids(s: Yard, frame: Frame, out: Out) -> int:
    answers = s.take_answers().answers
    best = max(answer[1] for answer in answers if answer)
    for seat, answer in enumerate(answers):
        if answer and answer[1] == best:
            s.won[seat] += best
            out.tell("won_bid", Y3, seat=seat, coins=best, reveals=True)
    return s.ask_standing("talk", range(s.seats))


def bell(s: Yard, frame: Frame, out: Out) -> int:
    return s.ask("bell", s.round % s.seats)


def next_round(s: Yard, frame: Frame, out: Out) -> int:
    s.round += 1
    s.turn = 0
    if s.round < s.options.number("rounds"):
        frame.jump("turns")
        return DONE
    best = max(s.won)
    s.end("closed", tuple(seat for seat in range(s.seats) if s.won[seat] == best), Y3.because("last_bell"))
    return DONE


def ask_chance(s: Yard, frame: Frame, out: Out) -> int:
    return s.draw(f"card/{s.turn}", s.stock.weights())


def take_card(s: Yard, frame: Frame, out: Out) -> int:
    s.stock.draw_out(frame.drawn)
    s.hands[s.turn][frame.drawn] += 1
    out.tell("drew", Y2, audience=mask_of(s.turn), reveals=True, seat=s.turn, wagon=frame.drawn)
    return DONE


MAIN: Flow[Frame] = Flow("main", Frame, deal, turns, bids, open_bids, bell, next_round)
DRAWING: Flow[Frame] = Flow("drawing", Frame, ask_chance, take_card)


def set_up(s: Yard) -> None:
    s.push(MAIN.begin())


def at_turns(s: Yard) -> None:
    frame = MAIN.begin()
    frame.jump("turns")
    s.push(frame)


def scores(s: Yard, seat: int) -> list[Term]:
    return [Term(s.won[seat], Y3.because("bids_won", seat=seat)), Term(0, Y1.because("loaded", seat=seat))]


def adopt(option: str, text: str, name: str) -> str:
    if not text.startswith("sign "):
        raise Refused(Y1.because("not_a_sign"))
    word = text.removeprefix("sign ").strip()
    _signs[word] = text
    return word


def carried(options: Options) -> dict[str, str]:
    return {} if options["sign"] == "plain" else {options["sign"]: _signs[options["sign"]]}


def refuse_options(seats: int, options: Options) -> Because | None:
    return None if options["sign"] in _signs else Y1.because("no_such_sign")


def faults(s: Yard) -> list[str]:
    return [] if s.round >= 0 else ["round: not below 0"]


def a_yard(name: str, cooperative: bool = False, redeal: Callable[[Yard, int, Dice], None] = redeal) -> Game[Yard]:
    """The game, together or against each other, or with a fault planted where it re-deals."""
    meta = Meta(
        name, {"en": name, "de": name}, (2, 4), ["tests"], "", 2020, ["1"], __name__, 2_000, cooperative=cooperative
    )
    rule = Rule("YD-4")
    return Game(
        Title(
            meta, GRAMMAR, (MAIN, DRAWING), Yard, set_up, view, redeal,
            hidden=(HiddenPlace("hands", hidden_hands),),
            options=(
                Option("rounds", ("1", "2", "3"), "2", rule),
                Option("sign", ("plain",), "plain", rule, open_ended=True),
            ),
            refuse_options=refuse_options, scores=scores, entries={"turns": at_turns}, soundness=faults,
            adopt=adopt, carried=carried,
        )
    )  # fmt: skip


def hidden_hands(s: Yard, who: int) -> list[int]:
    return [n for seat, hand in enumerate(s.hands) if seat != who for n in hand] if who != SPECTATOR else []


GAME = a_yard("yard")
SHARED = a_yard("shared_yard", cooperative=True)
