"""Probe: a pile with printed backs, tiles hidden in hands, a board, and a pick of several as a series of decisions.

A village line of six fields. The active seat takes the tile whose back shows, builds one from its hand, or throws
one away. Whoever builds picks up the travellers who wait nearby, one after another. When the pile is used up, the
thrown tiles make a new one, once.

A tile is a physical thing that everybody can point at: its id is its epoch and its slot, known to all, and only its
front is hidden. So whoever builds "that one" says nothing about the one beside it.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from roundhouse.kernel import state
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.hidden import HiddenPlace, redeal_pile
from roundhouse.kernel.ids import EVERYBODY, NONE, Move, Path, mask_of, sees
from roundhouse.kernel.moves import Grammar, Kind, Named, Part, Question, Words
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule, Term
from roundhouse.kernel.sequences import AGAIN, ASK, DONE, Frame, Sequence

DP_1_1 = Rule("DP-1.1")  # options
DP_2_1 = Rule("DP-2.1")  # two tiles in hand at most
DP_3_1 = Rule("DP-3.1")  # only tiles of one's own hand
DP_3_2 = Rule("DP-3.2")  # the price
DP_3_3 = Rule("DP-3.3")  # one tile on a field
DP_3_4 = Rule("DP-3.4")  # beside another tile
DP_4_1 = Rule("DP-4.1")  # throwing away
DP_5_1 = Rule("DP-5.1")  # who waits nearby may travel
DP_6_1 = Rule("DP-6.1")  # the new pile
DP_7_1 = Rule("DP-7.1")  # end and scores

HAND: Final = 2
EPOCHS: Final = 2


class Village:
    """The content: kinds of tiles, fields, travellers."""

    kinds = ("halt", "market", "mill", "tower", "bridge")
    counts = (3, 2, 2, 2, 1)
    back_of = (0, 0, 1, 1, 1)
    backs = ("plain", "ornate")
    price = (1, 2, 1, 2, 3)
    room = (1, 2, 1, 2, 3)
    """How many travellers whoever builds the tile may pick up."""
    fields = ("a1", "b1", "c1", "a2", "b2", "c2")
    beside = ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))
    travellers = ("anna", "boris", "clara", "dora", "emil", "fritz")
    waits_at = (0, 1, 2, 3, 4, 4)
    worth = (1, 2, 3, 1, 2, 3)

    def __init__(self) -> None:
        self.size = sum(self.counts)
        """How many tiles one epoch can have at most: the step from one epoch's ids to the next's."""
        self.tiles = tuple(f"t{n + 1}" for n in range(EPOCHS * self.size))

    def near(self, field: int, traveller: int) -> bool:
        """Whether a traveller waits on a field or beside it."""
        at = self.waits_at[traveller]
        return at == field or at in self.beside[field]


VILLAGE: Final = Village()


class VillageState(state.State):
    """Who holds which tile, what stands where, who travels with whom."""

    __slots__ = ("active", "built", "carried", "coins", "holder", "pile", "thrown", "village")
    COLUMNS: ClassVar[state.Columns] = state.Columns(
        1,
        (
            state.number("active", of="seat"),
            state.pile("pile", of="front"),
            state.row("holder", of="seat", by="tile"),
            state.row("built", of="tile", by="field"),
            state.row("thrown", of="tile"),
            state.row("coins", by="seat"),
            state.row("carried", of="seat", by="traveller"),
        ),
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.village = VILLAGE
        self.active = 0
        self.pile = Pile(VILLAGE.counts, VILLAGE.back_of)
        self.holder = [NONE] * len(VILLAGE.tiles)
        self.built = [NONE] * len(VILLAGE.fields)
        self.thrown: list[int] = []
        self.coins = [options.number("coins")] * seats
        self.carried = [NONE] * len(VILLAGE.travellers)

    def clone(self) -> VillageState:
        other = VillageState(self.seats, self.options)
        self.copy_flow(other)
        other.active = self.active
        other.pile = self.pile.clone()
        other.holder = self.holder[:]
        other.built = self.built[:]
        other.thrown = self.thrown[:]
        other.coins = self.coins[:]
        other.carried = self.carried[:]
        return other


# -- facts ------------------------------------------------------------------------------------------


def kind_of(s: VillageState, tile: int) -> int:
    """What a tile is, of whatever epoch; NONE if nobody has seen it."""
    deck = s.pile.decks[tile // s.village.size]
    slot = tile % s.village.size
    return deck.kinds[slot] if slot < len(deck.kinds) else NONE


def list_hand(s: VillageState, seat: int) -> list[int]:
    """The tiles in a hand."""
    return [tile for tile, holder in enumerate(s.holder) if holder == seat]


def knows(s: VillageState, who: int, tile: int) -> bool:
    """Whether a viewer has seen the front of a tile; after the end all are turned up."""
    deck = s.pile.decks[tile // s.village.size]
    return s.over is not None or sees(deck.seen[tile % s.village.size], who)


def list_waiting(s: VillageState, field: int) -> list[int]:
    """Who still waits on a field or beside it."""
    return [t for t, by in enumerate(s.carried) if by == NONE and s.village.near(field, t)]


# -- judges -----------------------------------------------------------------------------------------


def refuse_take(s: VillageState, slot: Slot, path: Path) -> Because | None:
    """DP-2.1  A hand holds two tiles at most."""
    return None if len(list_hand(s, slot.owner)) < HAND else DP_2_1.because("hand_is_full", tiles=HAND)


def refuse_own_tile(s: VillageState, slot: Slot, path: Path) -> Because | None:
    """DP-3.1  Only tiles of one's own hand."""
    tile = path[-1]
    return None if s.holder[tile] == slot.owner else DP_3_1.because("not_your_tile", tile=tile)


def refuse_tile_to_build(s: VillageState, slot: Slot, path: Path) -> Because | None:
    """DP-3.1, DP-3.2  One's own tile, and its price in coins."""
    why = refuse_own_tile(s, slot, path)
    if why is not None:
        return why
    price = s.village.price[kind_of(s, path[-1])]
    coins = s.coins[slot.owner]
    return None if price <= coins else DP_3_2.because("too_expensive", tile=path[-1], price=price, coins=coins)


def refuse_field(s: VillageState, slot: Slot, path: Path) -> Because | None:
    """DP-3.3, DP-3.4  An empty field, beside a tile that stands, once there is one."""
    field = path[-1]
    if s.built[field] != NONE:
        return DP_3_3.because("field_is_taken", field=field)
    if all(tile == NONE for tile in s.built):
        return None
    if any(s.built[other] != NONE for other in s.village.beside[field]):
        return None
    return DP_3_4.because("field_stands_alone", field=field)


def refuse_traveller(s: VillageState, slot: Slot, path: Path) -> Because | None:
    """DP-5.1  Only who waits on the field just built, or beside it."""
    frame = s.frames[-1]
    traveller = path[-1]
    if s.carried[traveller] != NONE:
        return DP_5_1.because("traveller_has_left", traveller=traveller)
    if not isinstance(frame, BoardingFrame) or not s.village.near(frame.field, traveller):
        return DP_5_1.because("traveller_waits_elsewhere", traveller=traveller)
    return None


def list_own_tiles(s: VillageState, slot: Slot, path: Path) -> list[int]:
    return list_hand(s, slot.owner)


def list_fields(s: VillageState, slot: Slot, path: Path) -> range:
    return range(len(s.village.fields))


def list_travellers(s: VillageState, slot: Slot, path: Path) -> range:
    return range(len(s.village.travellers))


# -- what moves do ----------------------------------------------------------------------------------


def do_take(s: VillageState, slot: Slot, move: Move, out: Out) -> None:
    """DP-2.1  The tile whose back shows goes into the hand."""
    begin_taking(s, slot.owner)


def do_build(s: VillageState, slot: Slot, move: Move, out: Out) -> None:
    """DP-3.2, DP-5.1  Pay, place, then pick up travellers."""
    tile, field = move[1], move[2]
    kind = kind_of(s, tile)
    s.coins[slot.owner] -= s.village.price[kind]
    do_leave_hand(s, tile)
    s.built[field] = tile
    out.tell("built", DP_3_2, reveals=True, seat=slot.owner, tile=tile, front=kind, field=field)
    frame = BOARDING.begin()
    frame.field = field
    frame.room = s.village.room[kind]
    s.push(frame)


def do_throw(s: VillageState, slot: Slot, move: Move, out: Out) -> None:
    """DP-4.1  A tile is thrown away, for all to see, and brings a coin."""
    tile = move[1]
    do_leave_hand(s, tile)
    s.thrown.append(tile)
    s.coins[slot.owner] += 1
    out.tell("thrown", DP_4_1, reveals=True, seat=slot.owner, tile=tile, front=kind_of(s, tile))


def do_leave_hand(s: VillageState, tile: int) -> None:
    s.holder[tile] = NONE
    s.pile.decks[tile // s.village.size].seen[tile % s.village.size] = EVERYBODY


def do_board(s: VillageState, slot: Slot, move: Move, out: Out) -> None:
    """DP-5.1  One traveller more; then the same question again."""
    frame = s.frames[-1]
    assert isinstance(frame, BoardingFrame)
    s.carried[move[1]] = slot.owner
    frame.room -= 1
    frame.jump("ask_boarding")
    out.tell("boarded", DP_5_1, seat=slot.owner, traveller=move[1])


def do_stop(s: VillageState, slot: Slot, move: Move, out: Out) -> None:
    """DP-5.1  Nobody more."""
    s.frames[-1].leave()


# -- sequences --------------------------------------------------------------------------------------


class SeatFrame(Frame):
    """A seat that takes a tile, or how many have."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0


class BoardingFrame(Frame):
    """The field just built, and how many may still board."""

    __slots__ = ("field", "room")
    FIELDS: ClassVar[tuple[str, ...]] = ("field", "room")

    def __init__(self) -> None:
        super().__init__()
        self.field = NONE
        self.room = 0


def begin_taking(s: VillageState, seat: int) -> None:
    frame = TAKING.begin()
    frame.seat = seat
    s.push(frame)


def deal_tiles(s: VillageState, frame: SeatFrame, out: Out) -> int:
    """DP-1.1  Everybody begins with one tile."""
    if frame.seat == s.seats:
        return DONE
    begin_taking(s, frame.seat)
    frame.seat += 1
    return AGAIN


def play(s: VillageState, frame: SeatFrame, out: Out) -> int:
    """From here on it is turn after turn."""
    s.push(TURN.begin())
    return DONE


def show_back(s: VillageState, frame: Frame, out: Out) -> int:
    """DP-2.1  The back of the top tile shows: it is decided before the front."""
    if s.pile.taken < len(s.pile.deck.kinds):
        return DONE
    return s.draw(f"back/{s.pile.epoch}/{s.pile.taken}", s.pile.back_weights())


def turn_back(s: VillageState, frame: Frame, out: Out) -> int:
    """DP-2.1  What the back is."""
    back = frame.take_drawn()
    if back != NONE:
        s.pile.decide_back(back)
        out.tell("back_shown", DP_2_1, back=back)
    return DONE


def draw_front(s: VillageState, frame: SeatFrame, out: Out) -> int:
    """DP-2.1  The front is decided now that somebody looks."""
    return s.draw(f"tile/{s.pile.epoch}/{s.pile.taken}", s.pile.weights())


def see_front(s: VillageState, frame: SeatFrame, out: Out) -> int:
    """DP-2.1  Only its new holder sees it."""
    kind = frame.take_drawn()
    tile = s.pile.epoch * s.village.size + s.pile.decide(kind, mask_of(frame.seat))
    s.pile.take()
    s.holder[tile] = frame.seat
    out.tell("taken", DP_2_1, seat=frame.seat, tile=tile)
    out.tell("front_seen", DP_2_1, mask_of(frame.seat), reveals=True, tile=tile, front=kind)
    return DONE


def begin_turn(s: VillageState, frame: Frame, out: Out) -> int:
    """DP-6.1, DP-7.1  A full board ends the game; an empty pile is made anew, once."""
    if NONE not in s.built:
        do_end(s, "full_board", out)
    elif s.pile.left == 0:
        if not s.thrown or s.pile.epoch + 1 == EPOCHS:
            do_end(s, "no_more_tiles", out)
        else:
            do_renew(s, out)
    return DONE


def do_renew(s: VillageState, out: Out) -> None:
    """DP-6.1  The thrown tiles make the new pile."""
    bag = [0] * len(s.village.kinds)
    for tile in s.thrown:
        bag[kind_of(s, tile)] += 1
    s.thrown = []
    s.pile.shuffle(bag, keep_history=True)
    out.tell("pile_renewed", DP_6_1, tiles=s.pile.left)


def ask_turn(s: VillageState, frame: Frame, out: Out) -> int:
    """DP-2.1, DP-3.1, DP-4.1  Take, build or throw away."""
    return s.ask("turn", s.active)


def end_turn(s: VillageState, frame: Frame, out: Out) -> int:
    """DP-1.1  The next seat."""
    s.active = (s.active + 1) % s.seats
    frame.jump("begin_turn")
    return DONE


def ask_boarding(s: VillageState, frame: BoardingFrame, out: Out) -> int:
    """DP-5.1  Who of those waiting travels: one after another, or no more."""
    if frame.room == 0 or not list_waiting(s, frame.field):
        frame.leave()
        return DONE
    return s.ask("boarding", s.active)


def do_end(s: VillageState, ending: str, out: Out) -> None:
    """DP-7.1  Most points win; all hands are shown."""
    totals = [sum(term.points for term in scores(s, seat)) for seat in range(s.seats)]
    best = max(totals)
    why = DP_7_1.because(ending, points=best)
    s.end(ending, tuple(seat for seat, total in enumerate(totals) if total == best), why)
    out.tell("ended", DP_7_1, reveals=True, because=why)


START: Final = Sequence("start", SeatFrame, deal_tiles, play)
TAKING: Final = Sequence("taking", SeatFrame, show_back, turn_back, draw_front, see_front)
TURN: Final = Sequence("turn", Frame, begin_turn, show_back, turn_back, ask_turn, end_turn)
BOARDING: Final = Sequence("boarding", BoardingFrame, ask_boarding)


# -- knowledge --------------------------------------------------------------------------------------


class TileSeen(msgspec.Struct):
    """A tile that lies anywhere but in the pile."""

    tile: str
    where: str
    back: str
    kind: str


class View(msgspec.Struct):
    """What a viewer sees. All he ever knew about the tiles follows from it."""

    active: int
    coins: list[int]
    carried: list[int]
    board: list[str]
    tiles: list[TileSeen]
    piles: list[list[int]]
    """For each epoch the kinds that went into it, face up."""
    top: str
    left: int
    over: str


def place_of(s: VillageState, tile: int) -> str:
    if s.holder[tile] != NONE:
        return f"hand {s.holder[tile]}"
    if tile in s.built:
        return s.village.fields[s.built.index(tile)]
    return "thrown" if tile in s.thrown else "gone"


def list_tiles(s: VillageState) -> list[int]:
    """All tiles whose fronts are decided."""
    size = s.village.size
    return [e * size + n for e, deck in enumerate(s.pile.decks) for n, kind in enumerate(deck.kinds) if kind != NONE]


def view(s: VillageState, who: int) -> View:
    """Hands are hidden from others, their backs are not."""
    tiles: list[TileSeen] = []
    for tile in list_tiles(s):
        kind = kind_of(s, tile)
        shown = s.village.kinds[kind] if knows(s, who, tile) else "?"
        back = s.village.backs[s.village.back_of[kind]]
        tiles.append(TileSeen(s.village.tiles[tile], place_of(s, tile), back, shown))
    deck = s.pile.deck
    top = s.village.backs[s.pile.back(s.pile.taken)] if s.pile.taken < len(deck.kinds) else ""
    return View(
        s.active, s.coins[:], s.carried[:], [s.village.tiles[t] if t != NONE else "" for t in s.built], tiles,
        [count_all(s, epoch) for epoch in range(len(s.pile.decks))], top, s.pile.left,
        s.over.ending if s.over is not None else "",
    )  # fmt: skip


def count_all(s: VillageState, epoch: int) -> list[int]:
    """All tiles of an epoch by kind: everybody saw what went into it."""
    deck = s.pile.decks[epoch]
    return [n + deck.kinds.count(kind) for kind, n in enumerate(deck.bag)]


def redeal(s: VillageState, who: int, dice: Dice) -> None:
    """Tiles in other hands, each within its back and its epoch; then the odds of a front that is being drawn."""
    if s.over is not None:
        return
    redeal_pile(s.pile, who, dice)
    if s.chance is not None and s.chance.purpose.startswith("tile/"):
        s.reweigh(s.pile.weights())


def read_hands(s: VillageState, who: int) -> list[int]:
    """What lies in other hands, for the viewer who does not know it."""
    return [kind_of(s, t) for t in list_tiles(s) if s.holder[t] != NONE and not knows(s, who, t)]


def scores(s: VillageState, seat: int) -> list[Term]:
    """DP-7.1  Coins, travellers, minus what stayed in the hand."""
    terms = [Term(s.coins[seat], DP_7_1.because("coins_kept", coins=s.coins[seat]))]
    for traveller, by in enumerate(s.carried):
        if by == seat:
            terms.append(Term(s.village.worth[traveller], DP_7_1.because("traveller_brought", traveller=traveller)))
    for tile in list_hand(s, seat):
        kind = kind_of(s, tile)
        terms.append(Term(-s.village.price[kind], DP_7_1.because("tile_unbuilt", front=kind)))
    return terms


def soundness(s: VillageState) -> list[str]:
    """All faults of a position."""
    faults: list[str] = []
    if count_all(s, 0) != list(s.village.counts):
        faults.append("the first pile has other tiles than the box")
    if min(s.coins) < 0:
        faults.append("nobody owes coins")
    lying = [t for t in range(len(s.holder)) if s.holder[t] != NONE] + [t for t in s.built if t != NONE] + s.thrown
    if len(set(lying)) != len(lying):
        faults.append("a tile lies in two places")
    if any(tile not in list_tiles(s) for tile in lying):
        faults.append("a tile that nobody has taken lies outside the pile")
    if any(len(list_hand(s, seat)) > HAND for seat in range(s.seats)):
        faults.append("a hand is too large")
    return faults


# -- the title --------------------------------------------------------------------------------------


def list_seats(s: VillageState) -> list[str]:
    return [str(seat + 1) for seat in range(s.seats)]


TILE: Final = Words("tile", VILLAGE.tiles)
FIELD: Final = Words("field", VILLAGE.fields)
TRAVELLER: Final = Words("traveller", VILLAGE.travellers)

GRAMMAR: Final = Grammar(
    kinds=(
        Kind("take", do_take, refuse=refuse_take, sure=True),
        Kind(
            "build", do_build,
            Part("tile", TILE, list_own_tiles, refuse_tile_to_build),
            Part("field", FIELD, list_fields, refuse_field),
        ),
        Kind("throw", do_throw, Part("tile", TILE, list_own_tiles, refuse_own_tile, sure=True)),
        Kind("board", do_board, Part("traveller", TRAVELLER, list_travellers, refuse_traveller, sure=True)),
        Kind("stop", do_stop, sure=True),
    ),
    questions=(Question("turn", "take", "build", "throw"), Question("boarding", "board", "stop")),
    domains=(
        Named("seat", list_seats), TILE, FIELD, TRAVELLER,
        Words("front", VILLAGE.kinds), Words("back", VILLAGE.backs),
    ),
)  # fmt: skip


def set_up(s: VillageState) -> None:
    s.push(START.begin())


def enter_turn(s: VillageState) -> None:
    s.push(TURN.begin())


GAME: Final = Game(
    Title(
        meta=Meta(
            id="draw_and_place",
            name={"en": "Village Line", "de": "Dorflinie"},
            seats=(2, 4),
            authors=("The Roundhouse contributors",),
            publisher="",
            year=2026,
            editions=("1",),
            package="tests.probes.draw_and_place",
            longest=80,
        ),
        grammar=GRAMMAR,
        sequences=(START, TAKING, TURN, BOARDING),
        blank=VillageState,
        set_up=set_up,
        view=view,
        redeal=redeal,
        hidden=(HiddenPlace("hands", read_hands),),
        options=(Option("coins", ("3", "5"), "3", DP_1_1),),
        scores=scores,
        entries={"turn": enter_turn},
        soundness=soundness,
    )
)

__all__ = ["ASK", "GAME", "VILLAGE", "VillageState"]
