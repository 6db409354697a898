"""Who knows what: the view, the hidden places, and worlds dealt anew for a viewer."""

from __future__ import annotations

from typing import Final

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import HiddenPlace, Pool, redeal_pile
from roundhouse.kernel.ids import EVERYBODY, NONE, sees
from roundhouse.kernel.reasons import Rule, Term
from tests.probes.hidden_roles_title.state import CREW, CrewState

HR_8_2 = Rule("HR-8.2")

UNKNOWN: Final = "?"


def count_undealt_roles(s: CrewState) -> list[int]:
    """How many of each role are still in the box."""
    return [n - s.roles.count(role) for role, n in enumerate(CREW.count_roles(s.seats))]


def knows_role(s: CrewState, who: int, seat: int) -> bool:
    """HR-1.1  One's own role, what one has inspected; a saboteur with partners knows all; after the end, everybody."""
    if s.over is not None or sees(s.role_seen[seat], who):
        return True
    return who >= 0 and s.options.on("partners") and s.roles[who] == CREW.saboteur and NONE not in s.roles


class CardSeen(msgspec.Struct):
    """A card that somebody has seen: who has is public, since looking is."""

    card: str
    seen: list[int] | str


class View(msgspec.Struct):
    """What a viewer sees, and everything that he has seen."""

    round: int
    track: int
    chair: int
    suspended: int
    lamps: list[int]
    stops: list[int]
    whistles: list[int]
    said: list[int]
    roles: list[str]
    inspected: list[int]
    claims: list[list[int]]
    cards: list[list[CardSeen]]
    """For each epoch the decided cards by their slots; a whistle does not make them unseen."""
    epoch: int
    taken: int
    under: list[int]
    used: list[int]
    left: int
    over: str


def view(s: CrewState, who: int) -> View:
    """Roles and cards are hidden from those who have not seen them."""
    roles: list[str] = []
    for seat, role in enumerate(s.roles):
        roles.append(CREW.roles[role] if role != NONE and knows_role(s, who, seat) else UNKNOWN)
    cards: list[list[CardSeen]] = []
    for deck in s.pile.decks:
        shown: list[CardSeen] = []
        for kind, seen in zip(deck.kinds, deck.seen, strict=True):
            seats = "all" if seen == EVERYBODY else [seat for seat in range(s.seats) if sees(seen, seat)]
            shown.append(CardSeen(CREW.cards[kind] if sees(seen, who) else UNKNOWN, seats))
        cards.append(shown)
    return View(
        s.round, s.track, s.chair, s.suspended, s.lamps[:], s.stops[:], s.whistles[:], s.said[:], roles,
        s.role_seen[:], [line[:] for line in s.claims], cards, s.pile.epoch, s.pile.taken, s.pile.under[:], s.used[:],
        s.pile.left, s.over.ending if s.over is not None else "",
    )  # fmt: skip


def redeal(s: CrewState, who: int, dice: Dice) -> None:
    """Roles and cards that the viewer has not seen, as chance dealt them; then the odds of a draw that is pending.

    Restore points stay as they are: they name slots, never cards or roles.
    """
    if s.over is None:
        redeal_roles(s, who, dice)
    redeal_pile(s.pile, who, dice)
    if s.chance is not None:
        s.reweigh(count_undealt_roles(s) if s.chance.purpose.startswith("role/") else s.pile.weights())


def redeal_roles(s: CrewState, who: int, dice: Dice) -> None:
    """One pool of what he does not know, the role in the box included. Who knows whom follows from the roles."""
    unknown = [seat for seat, role in enumerate(s.roles) if role != NONE and not knows_role(s, who, seat)]
    pool = Pool(count_undealt_roles(s))
    for seat in unknown:
        pool.put(s.roles[seat])
    for seat in unknown:
        s.roles[seat] = pool.deal_one(dice)


def read_roles(s: CrewState, who: int) -> list[int]:
    """The roles that a viewer does not know."""
    return [role for seat, role in enumerate(s.roles) if role != NONE and not knows_role(s, who, seat)]


def read_cards(s: CrewState, who: int) -> list[int]:
    """The cards that others have seen and he has not."""
    cards: list[int] = []
    for deck in s.pile.decks:
        cards += [kind for slot, kind in enumerate(deck.kinds) if not sees(deck.seen[slot], who)]
    return cards


HIDDEN: Final = (HiddenPlace("roles", read_roles), HiddenPlace("cards", read_cards))


def scores(s: CrewState, seat: int) -> list[Term]:
    """HR-8.2  A point for those whose side has won."""
    if s.over is None or seat not in s.over.winners:
        return []
    return [Term(1, HR_8_2.because("side_has_won", role=s.roles[seat]))]


def soundness(s: CrewState) -> list[str]:
    """All faults of a position."""
    faults: list[str] = []
    if min(count_undealt_roles(s)) < 0:
        faults.append("more roles than there are")
    if s.frames and s.frames[-1].sequence.name != "beginning" and NONE in s.roles:
        faults.append("somebody has no role")
    deck = s.pile.decks[0]
    if [n + deck.kinds.count(kind) for kind, n in enumerate(deck.bag)] != list(CREW.counts):
        faults.append("the first pile has other cards than the box")
    cards = len(s.pile.deck.kinds)
    if len(set(s.used)) != len(s.used) or any(not 0 <= slot < cards for slot in s.used):
        faults.append("used cards are slots of the pile, each once")
    if any(not 0 <= n <= 1 for row in (s.lamps, s.stops, s.whistles) for n in row):
        faults.append("each has at most one lamp, stop token and whistle")
    return faults
