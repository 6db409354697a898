"""Positions for the tests of the rules, in the names of the notation, and a few words to play them on.

`position(trains={"black-1": ("amiens__paris/1", "paris", "red")}, hand={"move": 3})` is a state at its first question
or draw. What goes onto the board is taken from where it lay, so that nothing is lost or doubled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from roundhouse.games.switch_and_signal.content import MAPS
from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME, adopt_map
from roundhouse.kernel.chance import Draw
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.ids import NONE
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because

SMALL_MAPS = Path(__file__).parent / "maps"

TrainAt = str | tuple[str, ...]
"""Where a train stands: `"paris"`, or (place, the node it faces or "" in a city, its load or nothing)."""


# -- positions --------------------------------------------------------------------------------------------


@cache
def map_word(name: str) -> str:
    """The word for a map in the option `map`; the small maps of the tests are adopted first.

    A word that `adopt_map` gave stands for itself.
    """
    if name in MAPS or "@" in name:
        return name
    return adopt_map("map", (SMALL_MAPS / f"{name}.toml").read_text(encoding="utf-8"), name)


def position(
    map: str = "europe",  # noqa: A002 - it is one
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    trains: Mapping[str, TrainAt] | None = None,
    hand: Mapping[str, int] | None = None,
    *,
    other_hand: Mapping[str, int] | None = None,
    tokens: int | None = None,
    green: Sequence[str] = (),
    red: Sequence[str] = (),
    switches: Mapping[str, str] | None = None,
    delivered: Mapping[str, Mapping[str, int]] | None = None,
    used: Sequence[str] = (),
    turn: int = 2,
    active: int = 0,
    cards_left: int | None = None,
    passing: bool = False,
    at: str = "cards",
) -> SwitchState:
    """A state at the first question or draw of an entry (`cards`, `turn`, `draw`).

    The discs lie as in a first game; `green` and `red` name the fields that are different, `switches` the junctions.
    `cards_left` departure cards lie in the pile, the others in the box, unseen. With `at="turn"` the turn that begins
    is `turn`; the first one reveals the start card.
    """
    s = GAME.set_up(seats, GAME.options({"map": map_word(map), **(options or {})}, seats))
    s.frames = []
    s.turn = turn - 1 if at == "turn" else turn
    s.active = active
    s.passing = int(passing)
    if tokens is not None:
        s.tokens = tokens
    for token in green:
        s.green[s.map.signal_by_token[token]] = 1
    for token in red:
        s.green[s.map.signal_by_token[token]] = 0
    for junction, setting in (switches or {}).items():
        set_switch(s, junction, setting)
    for train, where in (trains or {}).items():
        put_train(s, train, where)
    for port, goods in (delivered or {}).items():
        for colour, count in goods.items():
            deliver(s, port, colour, count)
    for helper in used:
        s.used[s.edition.helper_tokens.index(helper)] = 1
    deal(s, active, hand or {})
    if other_hand is not None:
        deal(s, (active + 1) % len(s.hands), other_hand)
    if cards_left is not None:
        s.timetable.aside += s.timetable.left - cards_left
    GAME.title.entries[at](s)
    GAME.advance(s, Out(on=False))
    return s


def set_switch(s: SwitchState, junction: str, setting: str) -> None:
    """The discs of a junction: `set_switch(s, "dijon", "lyon-paris")`."""
    at = s.map.junction_by_token[junction]
    found = s.map.setting_of_token(at, setting)
    assert found != NONE, f"{junction} has no setting {setting}"
    s.setting[at] = found


def put_train(s: SwitchState, name: str, where: TrainAt) -> None:
    """A train onto the board, with its good, which leaves its city."""
    at, facing, good = _parts(where)
    train = s.train_tokens.index(name)
    s.train_place[train] = s.map.place_by_token[at]
    if at not in s.map.city_by_token:
        wanted = f"{at}>{facing}"
        facings = [t for t in s.map.heading_by_token if (t == wanted if facing else t.startswith(wanted))]
        assert len(facings) == 1, f"{name} on {at} needs a node that it faces"
        s.train_heading[train] = s.map.heading_by_token[facings[0]]
    if good:
        colour = s.edition.goods_colour_tokens.index(good)
        s.train_load[train] = colour
        s.goods[s.map.city_of_colour[colour]] -= 1


def _parts(where: TrainAt) -> tuple[str, str, str]:
    parts = (where,) if isinstance(where, str) else where
    at, facing, good = (*parts, "", "")[:3]
    return at, facing, good


def deliver(s: SwitchState, port: str, colour: str, count: int) -> None:
    """Goods that a port has received already."""
    of = s.edition.goods_colour_tokens.index(colour)
    s.goods[s.map.city_of_colour[of]] -= count
    s.delivered[s.map.city_by_token[port]][of] += count


def deal(s: SwitchState, hand: int, cards: Mapping[str, int]) -> None:
    """A hand, out of the draw pile."""
    for action, count in cards.items():
        kind = s.edition.action_tokens.index(action)
        s.action_pile.deck.bag[kind] -= count
        s.hands[hand][kind] += count


def faults(s: SwitchState) -> list[str]:
    """What is unsound: pieces lost or doubled. Too many discs or cards in hand are there on purpose."""
    meant = ("signal discs lie on the board", "no hand can hold more than")
    return [fault for fault in list_faults(s) if not any(words in fault for words in meant)]


# -- playing ----------------------------------------------------------------------------------------------


def slot(s: SwitchState) -> Slot:
    """The open question."""
    assert s.question is not None, f"nobody is asked, pending is {GAME.pending(s)}"
    return s.question.slots[0]


def asked(s: SwitchState) -> str:
    """What is asked; a draw that is pending is told by its purpose, the end by its name."""
    if s.over is not None:
        return s.over.ending
    return s.chance.purpose if s.chance is not None else slot(s).what


def say(s: SwitchState, text: str) -> list[Event]:
    """Play a move given in notation; the events up to the next question or draw."""
    out = Out()
    why = GAME.play(s, slot(s), GAME.grammar.parse(s, text), out)
    assert why is None, f"{text} is refused: {why}"
    return out.take()


def refusal(s: SwitchState, text: str) -> Because:
    """Try a move that is refused: the reason. Nothing has changed."""
    before = GAME.digest(s)
    why = GAME.play(s, slot(s), GAME.grammar.parse(s, text), Out())
    assert why is not None, f"{text} is allowed"
    assert GAME.digest(s) == before, f"{text} is refused and yet changes something"
    return why


def choices(s: SwitchState, begun: str = "") -> list[str]:
    """The tokens that may follow the beginning of a move."""
    path = GAME.grammar.parse(s, begun) if begun else ()
    return [step.token for step in GAME.choices(s, slot(s), path)]


def pending(s: SwitchState) -> Draw:
    """The draw that is pending."""
    assert s.chance is not None, f"no draw is pending, asked is {asked(s)}"
    return s.chance


def settle(s: SwitchState, result: int) -> list[Event]:
    """Give the result of the pending draw by its index."""
    out = Out()
    GAME.settle(s, result, out)
    return out.take()


def roll(s: SwitchState, *points: int) -> list[Event]:
    """The pending dice show this: one number for a movement die, two for the deployment dice."""
    purpose = pending(s).purpose
    if purpose == "deployment_dice":
        faces = s.edition.deployment_faces
        one, other = points
        return settle(s, faces.index(one) * len(faces) + faces.index(other))
    die, _, train = purpose.partition("/")
    assert die == "movement_die", f"no die is rolled but {purpose}"
    (face,) = points
    return settle(s, s.edition.die_faces[s.train_colour[s.train_tokens.index(train)]].index(face))


def reveal(s: SwitchState, departure: str) -> list[Event]:
    """The departure card that is drawn is this one."""
    assert pending(s).purpose == "departure_card"
    return settle(s, s.edition.departure_tokens.index(departure))


def turn_tile(s: SwitchState, number: int) -> list[Event]:
    """The location tile that is drawn shows this number."""
    assert pending(s).purpose == "location_tile"
    return settle(s, s.edition.location_tiles.index(number))


def end_turn(s: SwitchState) -> None:
    """End the actions and draw, whatever comes, up to the next turn's departure card."""
    say(s, "end_actions")
    while s.chance is not None and s.chance.purpose.startswith("action_card/"):
        settle(s, next(kind for kind, n in enumerate(s.chance.weights) if n))


def move(s: SwitchState, train: str, points: int, pay: str = "move") -> list[Event]:
    """Play a move card for a train and roll: the events of both."""
    return [*say(s, f"move train:{train} pay:{pay}"), *roll(s, points)]


# -- looking ----------------------------------------------------------------------------------------------


def place(s: SwitchState, train: str) -> str:
    """Where a train stands, `depot` if it is not on the board."""
    at = s.train_place[s.train_tokens.index(train)]
    return "depot" if at == NONE else s.map.place_tokens[at]


def heading(s: SwitchState, train: str) -> str:
    """Place and facing of a train, empty in a city and in the depot."""
    at = s.train_heading[s.train_tokens.index(train)]
    return "" if at == NONE else s.map.heading_tokens[at]


def load(s: SwitchState, train: str) -> str:
    """The good on a train, empty if there is none."""
    colour = s.train_load[s.train_tokens.index(train)]
    return "" if colour == NONE else s.edition.goods_colour_tokens[colour]


def goods(s: SwitchState, city: str) -> int:
    """How many goods wait in a city."""
    return s.goods[s.map.city_by_token[city]]


def tray(s: SwitchState, port: str) -> dict[str, int]:
    """What a port has received, without colours it has none of."""
    counts = s.delivered[s.map.city_by_token[port]]
    return {s.edition.goods_colour_tokens[c]: n for c, n in enumerate(counts) if n}


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    found = told(events, kind)
    assert len(found) == 1, f"{len(found)} events {kind} among {kinds(events)}"
    return found[0]


def reason(events: Sequence[Event], kind: str) -> tuple[str, str]:
    """Rule and key of the reason that the one event of a kind gives."""
    because = only(events, kind).because
    assert because is not None, f"{kind} gives no reason"
    return because.rule, because.key


# -- whole games --------------------------------------------------------------------------------------------


def new_game(seats: int = 2, options: Mapping[str, str] | None = None, first: int = 0) -> SwitchState:
    """A new game, after the lot for the first player if there is one."""
    s = GAME.new(seats, {**(options or {}), "map": map_word((options or {}).get("map", "europe"))})
    if s.chance is not None and s.chance.purpose == "first_player":
        settle(s, first)
    return s


def draw_on(s: SwitchState, purpose: str = "action_card") -> list[Event]:
    """Settle draws of one kind, each with its first possible result, as long as they come."""
    events: list[Event] = []
    while s.chance is not None and s.chance.purpose.partition("/")[0] == purpose:
        events += settle(s, next(kind for kind, n in enumerate(s.chance.weights) if n))
    return events
