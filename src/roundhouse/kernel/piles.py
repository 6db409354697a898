"""Piles: what nobody has seen is not decided yet.

A pile is a bag (how many of each kind), the cards already decided in the order they lie, each with the
seats that have seen its front, and a cursor. A card is decided when the first person sees it; where a
printed back shows, the back first and the front when it is turned up. Bag and decided cards are *kept*
when a game rewinds, the cursor is *position*: after a rewind the cards return in the order they had, and
who saw them still knows. A shuffle begins a new epoch, a `Deck` of its own.

A decided card is known by its slot, its number in the deck; where it lies now is the game's business.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.kernel.ids import EVERYBODY, NONE, sees


class Deck:
    """The cards of one epoch: the bag of the unseen, and the decided ones in their order."""

    __slots__ = ("backs", "bag", "kinds", "seen")

    def __init__(self, bag: list[int]) -> None:
        self.bag = bag
        """How many of each kind nobody has seen. Cards of which only the back shows are counted here too."""
        self.kinds: list[int] = []
        """The kind of each decided card, NONE where only its back is decided."""
        self.backs: list[int] = []
        self.seen: list[int] = []
        """The seats (a mask) that have seen the front."""

    def add(self, kind: int, back: int, audience: int) -> int:
        """One more card is decided, or its back. Returns its slot."""
        self.kinds.append(kind)
        self.backs.append(back)
        self.seen.append(audience)
        return len(self.kinds) - 1

    def clone(self) -> Deck:
        """A copy that shares nothing."""
        deck = Deck(self.bag[:])
        deck.kinds = self.kinds[:]
        deck.backs = self.backs[:]
        deck.seen = self.seen[:]
        return deck


class Pile:
    """A face-down pile. `back_of` maps kinds to printed backs; empty when all backs are alike."""

    __slots__ = ("aside", "back_of", "decks", "epoch", "taken", "under")

    def __init__(self, bag: Sequence[int] | None, back_of: Sequence[int] = ()) -> None:
        self.back_of = tuple(back_of)
        self.decks: list[Deck] = [] if bag is None else [Deck(list(bag))]
        self.epoch = 0
        self.taken = 0
        self.aside = 0
        """How many unseen cards of this epoch lie outside the pile (in the box)."""
        self.under: list[int] = []
        """Slots of decided cards that were put under the pile, uppermost first."""

    def clone(self) -> Pile:
        """A copy that shares nothing mutable."""
        pile = Pile(None, self.back_of)
        pile.decks = [deck.clone() for deck in self.decks]
        pile.epoch = self.epoch
        pile.taken = self.taken
        pile.aside = self.aside
        pile.under = self.under[:]
        return pile

    def cursor(self) -> list[int]:
        """Where the pile stands, as one row: the part of it that is position."""
        return [self.epoch, self.taken, self.aside, *self.under]

    def set_cursor(self, row: list[int]) -> None:
        """The other way round; `ValueError` if it is none."""
        self.epoch, self.taken, self.aside = row[:3]
        self.under = row[3:]

    def decided(self) -> list[Sequence[int]]:
        """Backs and decks as lines: the part that is kept."""
        lines: list[Sequence[int]] = [self.back_of]
        for deck in self.decks:
            lines += (deck.bag, deck.kinds, deck.backs, deck.seen)
        return lines

    def set_decided(self, lines: list[list[int]]) -> None:
        """The other way round."""
        self.back_of = tuple(lines[0])
        self.decks = []
        for at in range(1, len(lines), 4):
            deck = Deck(lines[at])
            deck.kinds, deck.backs, deck.seen = lines[at + 1 : at + 4]
            self.decks.append(deck)

    @property
    def deck(self) -> Deck:
        """The cards of the present epoch."""
        return self.decks[self.epoch]

    @property
    def unseen(self) -> int:
        """How many cards of the pile are not decided at all, not even their backs."""
        deck = self.decks[self.epoch]
        return sum(deck.bag) - self.aside - deck.kinds.count(NONE)

    @property
    def left(self) -> int:
        """How many cards lie in the pile."""
        return len(self.decks[self.epoch].kinds) - self.taken + self.unseen + len(self.under)

    def next_slot(self, depth: int = 0) -> int:
        """The slot of the card `depth` below the top if its front is decided, else NONE: then it has to be drawn."""
        deck = self.decks[self.epoch]
        slot = self.taken + depth
        if slot < len(deck.kinds):
            return slot if deck.kinds[slot] != NONE else NONE
        below = slot - len(deck.kinds) - self.unseen
        return self.under[below] if 0 <= below < len(self.under) else NONE

    def weights(self, depth: int = 0) -> list[int]:
        """The odds of the next front to be decided, `depth` cards down: the bag, or its share with that back."""
        deck = self.decks[self.epoch]
        slot = self.taken + depth
        if slot >= len(deck.kinds) or not self.back_of:
            return deck.bag[:]
        back = deck.backs[slot]
        return [n if self.back_of[kind] == back else 0 for kind, n in enumerate(deck.bag)]

    def back_weights(self) -> list[int]:
        """The odds of the next back to be decided."""
        deck = self.decks[self.epoch]
        odds = [0] * (max(self.back_of) + 1)
        for kind, n in enumerate(deck.bag):
            odds[self.back_of[kind]] += n
        for slot, kind in enumerate(deck.kinds):
            if kind == NONE:
                odds[deck.backs[slot]] -= 1
        return odds

    def decide_back(self, back: int) -> int:
        """The printed back of the next undecided card shows. Returns its slot."""
        return self.decks[self.epoch].add(NONE, back, 0)

    def decide(self, kind: int, audience: int, depth: int = 0) -> int:
        """Somebody sees the next undecided front, `depth` cards below the top. Returns its slot."""
        deck = self.decks[self.epoch]
        slot = self.taken + depth
        if slot < len(deck.kinds):
            deck.kinds[slot] = kind
            deck.seen[slot] = audience
        else:
            slot = deck.add(kind, self.back_of[kind] if self.back_of else 0, audience)
        deck.bag[kind] -= 1
        return slot

    def take(self) -> int:
        """Take the top card, whose front or at least back is decided. Returns its slot."""
        deck = self.decks[self.epoch]
        if self.taken < len(deck.kinds):
            self.taken += 1
            return self.taken - 1
        return self.under.pop(0)

    def draw_out(self, kind: int) -> None:
        """Take the top card without keeping its place: for piles that are never rewound and never looked into."""
        self.decks[self.epoch].bag[kind] -= 1

    def drop(self, keep_place: bool = False) -> int:
        """The top card leaves the pile unseen. Returns its slot if it was decided before, else NONE.

        A game that rewinds keeps its place, so that the cards come back in the order they had; then it always
        has a slot.
        """
        deck = self.decks[self.epoch]
        if self.taken < len(deck.kinds):
            return self.take()
        if self.unseen == 0:
            return self.under.pop(0)
        if not keep_place:
            self.aside += 1
            return NONE
        deck.add(NONE, 0, 0)
        return self.take()

    def put_under(self, slot: int) -> None:
        """A decided card goes face down under the pile; who saw it still knows."""
        self.under.append(slot)

    def kind(self, slot: int) -> int:
        """What a decided card is, NONE if only its back is decided."""
        return self.decks[self.epoch].kinds[slot]

    def back(self, slot: int) -> int:
        """The printed back of a decided card."""
        return self.decks[self.epoch].backs[slot]

    def show(self, slot: int, audience: int) -> None:
        """A decided card is shown to more seats."""
        deck = self.decks[self.epoch]
        deck.seen[slot] = EVERYBODY if audience == EVERYBODY else deck.seen[slot] | audience

    def knows(self, slot: int, who: int) -> bool:
        """Whether a viewer has seen the front of a decided card."""
        return sees(self.decks[self.epoch].seen[slot], who)

    def shuffle(self, bag: Sequence[int], keep_history: bool = False) -> None:
        """A new epoch: these kinds, none of them seen.

        Earlier epochs are kept only for games that rewind, or whose hands outlive a shuffle and name their cards
        by slot.
        """
        if not keep_history:
            self.decks = []
        self.decks.append(Deck(list(bag)))
        self.epoch = len(self.decks) - 1
        self.taken = 0
        self.aside = 0
        self.under = []
