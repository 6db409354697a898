"""What a viewer sees. The only place that redacts: the whole board is public, hands may be hidden (SW-18.1)."""

from __future__ import annotations

import msgspec

from roundhouse.games.switch_and_signal.content.ids import NONE, START
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.rules.ch11_drawing import hides_hands
from roundhouse.games.switch_and_signal.rules.ch12_helpers import card_frame, is_start_card, symbols_of
from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import clock_size
from roundhouse.games.switch_and_signal.rules.ch15_end import delivered_total, goods_needed
from roundhouse.games.switch_and_signal.state import SwitchState


class TrainView(msgspec.Struct, frozen=True):
    """One train: in the depot it has no place; in a city it faces nowhere."""

    train: str
    colour: str
    place: str | None
    facing: str | None
    """The node towards which it runs."""
    load: str | None


class HandView(msgspec.Struct, frozen=True):
    """One hand: how many cards, and how many of each kind if the viewer may know."""

    count: int
    cards: dict[str, int] | None


class CardView(msgspec.Struct, frozen=True):
    """The open departure card and how far it has been carried out."""

    card: str
    deploy: int
    deployed: int
    symbols: list[str]
    begun: int
    """Movement symbols begun, the last one may still be running."""
    held_colour: str | None
    held_train: str | None


class MoveView(msgspec.Struct, frozen=True):
    """The train that is moving and the points it has left."""

    train: str
    points: int


class SwitchView(msgspec.Struct, frozen=True):
    """A whole table as one viewer sees it, in the names of the notation."""

    map: str
    map_digest: str
    turn: int
    cards_left: int
    active: int
    tokens: int
    clock: int
    card: CardView | None
    moving: MoveView | None
    trains: list[TrainView]
    green: list[str]
    switches: dict[str, str]
    goods: dict[str, int]
    delivered: dict[str, dict[str, int]]
    needed: int
    delivered_total: int
    start_numbers: dict[str, list[int]]
    helpers: dict[str, bool]
    """The helpers of the map; true while they can still be asked."""
    passing: bool
    hands: list[HandView]
    action_pile: int
    action_discard: dict[str, int]
    departures_played: list[str]
    departures_possible: list[str]
    """Cards nobody has seen: in the pile or in the box."""
    departures_under: list[str]
    """Cards that everybody knows at the bottom of the pile."""
    departures_boxed: int
    departures_boxed_known: list[str]
    """Those of them that everybody knew before they left the pile."""
    tiles_left: int | None
    last_turn: bool


def view(s: SwitchState, who: int) -> SwitchView:
    """SW-18.1  The table as a seat, or a spectator, sees it."""
    m, e = s.map, s.edition
    number_of = {
        start: [n for i, n in enumerate(e.location_tiles) if s.number_start[i] == start] for start in range(m.n_starts)
    }
    unseen = [e.departure_tokens[kind] for kind, n in enumerate(s.timetable.deck.bag) for _ in range(n)]
    return SwitchView(
        map=m.id,
        map_digest=m.map_digest,
        turn=s.turn,
        cards_left=s.timetable.left,
        active=s.active,
        tokens=s.tokens,
        clock=clock_size(s),
        card=_card(s),
        moving=_moving(s),
        trains=[_train(s, train) for train in range(len(s.train_place))],
        green=[m.signal_tokens[i] for i, disc in enumerate(s.green) if disc],
        switches={m.junction_tokens[j]: m.setting_tokens[k] for j, k in enumerate(s.setting) if k != NONE},
        goods={m.city_tokens[c]: s.goods[c] for c in m.goods_cities},
        delivered={m.city_tokens[p]: {e.goods_colour_tokens[c]: s.delivered[p][c] for c in m.colours} for p in m.ports},
        needed=goods_needed(s),
        delivered_total=delivered_total(s),
        start_numbers={m.start_tokens[start]: numbers for start, numbers in number_of.items()},
        helpers={e.helper_tokens[h]: not s.used[h] for h in m.helpers},
        passing=s.passing == 1,
        hands=[_hand(s, hand, who) for hand in range(len(s.hands))],
        action_pile=s.action_pile.left,
        action_discard={e.action_tokens[k]: n for k, n in enumerate(s.discard)},
        departures_played=[_departure(s, kind) for kind in s.played],
        departures_possible=unseen,
        departures_under=[e.departure_tokens[s.timetable.kind(slot)] for slot in s.timetable.under],
        departures_boxed=s.timetable.aside + len(s.boxed),
        departures_boxed_known=[e.departure_tokens[kind] for kind in s.boxed],
        tiles_left=s.tiles.left if s.options["location_tiles"] == "instead_of_dice" else None,
        last_turn=s.turn > 0 and s.timetable.left == 0,
    )


def _departure(s: SwitchState, kind: int) -> str:
    tokens = s.edition.departure_tokens
    return tokens[kind] if kind < len(tokens) else s.edition.start_card_token


def _card(s: SwitchState) -> CardView | None:
    if s.card == NONE:
        return None
    e = s.edition
    frame = card_frame(s)
    deploy = len(e.start_card_colours) if is_start_card(s) else e.departure_deploys[s.card]
    symbols = ["multi" if c >= len(e.train_colour_tokens) else e.train_colour_tokens[c] for c in symbols_of(s)]
    return CardView(
        card=_departure(s, s.card),
        deploy=deploy,
        deployed=frame.deployments if frame is not None else deploy,
        symbols=symbols,
        begun=frame.symbol if frame is not None else len(symbols),
        held_colour=e.train_colour_tokens[s.still_colour] if s.still_colour != NONE else None,
        held_train=s.train_tokens[s.still_train] if s.still_train != NONE else None,
    )


def _moving(s: SwitchState) -> MoveView | None:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, MoveFrame):
        return None
    return MoveView(s.train_tokens[frame.train], frame.left)


def _train(s: SwitchState, train: int) -> TrainView:
    m, place = s.map, s.train_place[train]
    heading, load = s.train_heading[train], s.train_load[train]
    facing: str | None = None
    if heading != NONE:
        if m.place_kind[place] == START:
            facing = m.arm_neighbour(m.start_arm[m.start_of_place[place]])
        else:
            edge = m.piece_edge[place]
            facing = m.node_tokens[m.edge_b[edge] if heading % 2 == 0 else m.edge_a[edge]]
    return TrainView(
        train=s.train_tokens[train],
        colour=s.edition.train_colour_tokens[s.train_colour[train]],
        place=m.place_tokens[place] if place != NONE else None,
        facing=facing,
        load=s.edition.goods_colour_tokens[load] if load != NONE else None,
    )


def _hand(s: SwitchState, hand: int, who: int) -> HandView:
    cards = s.hands[hand]
    shown = {s.edition.action_tokens[k]: n for k, n in enumerate(cards)}
    return HandView(count=sum(cards), cards=None if hides_hands(s) and hand != who else shown)
