"""All faults of a position, in words for whoever wrote it (python-chess calls this `status`).

Scenarios are checked with it, and property tests: pieces, cards and discs are conserved (SW-1).
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import CITY, NONE
from roundhouse.games.switch_and_signal.rules.ch02_board import discs_of
from roundhouse.games.switch_and_signal.rules.ch03_setup import is_free_set_up
from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import clock_size
from roundhouse.games.switch_and_signal.state import SwitchState


def list_faults(s: SwitchState) -> list[str]:
    """Everything that cannot be; empty for a sound position."""
    faults = _wrong_lengths(s)
    if faults:
        return faults
    return [*_train_faults(s), *_board_faults(s), *_goods_faults(s), *_card_faults(s)]


def _wrong_lengths(s: SwitchState) -> list[str]:
    m, e = s.map, s.edition
    wanted = {
        "train_place": e.n_trains, "train_heading": e.n_trains, "train_load": e.n_trains, "green": m.n_signals,
        "setting": m.n_junctions, "goods": m.n_cities, "delivered": m.n_cities, "used": len(e.helper_tokens),
        "discard": len(e.action_tokens), "number_start": len(e.location_tiles),
    }  # fmt: skip
    faults = [f"{name} needs {n} entries" for name, n in wanted.items() if len(getattr(s, name)) != n]
    kinds = len(e.action_tokens)
    if not 1 <= len(s.hands) <= max(2, s.seats) or any(len(hand) != kinds for hand in s.hands):
        faults.append("hands needs a list of three counts for each hand")
    if len(s.held_over) != len(s.hands) or any(len(hand) != kinds for hand in s.held_over):
        faults.append("held_over needs a list of three counts for each hand")
    if any(len(tray) != len(e.goods_colour_tokens) for tray in s.delivered):
        faults.append("delivered needs a count for each colour")
    return faults


def _train_faults(s: SwitchState) -> list[str]:
    faults: list[str] = []
    m = s.map
    for train, place in enumerate(s.train_place):
        name, heading = s.train_tokens[train], s.train_heading[train]
        if place == NONE:
            if heading != NONE or s.train_load[train] != NONE:
                faults.append(f"{name} is in the depot and can have neither heading nor load")
        elif m.place_kind[place] == CITY:
            if heading != NONE:
                faults.append(f"{name} stands in a city and has no heading there")
        elif heading == NONE or m.heading_place[heading] != place:
            faults.append(f"{name} needs a heading on {m.place_tokens[place]}")
        if place != NONE and s.train_place.count(place) > 1:
            faults.append(f"{name} shares {m.place_tokens[place]} with another train")
    return faults


def _board_faults(s: SwitchState) -> list[str]:
    faults: list[str] = []
    m = s.map
    placing = is_free_set_up(s) and s.turn == 0
    for junction, setting in enumerate(s.setting):
        if setting == NONE:
            if not placing:
                faults.append(f"junction {m.junction_tokens[junction]} has no setting")
        elif m.setting_junction[setting] != junction:
            faults.append(f"junction {m.junction_tokens[junction]} has a setting of another one")
    discs = sum(s.green)
    most = m.signal_discs + s.options.number("extra_signal_disc")
    if any(disc not in {0, 1} for disc in s.green) or discs > most or (discs < m.signal_discs and not placing):
        faults.append(f"{discs} signal discs lie on the board, there should be {most}")
    if not placing:
        bare = [m.city_tokens[c] for c in range(m.n_cities) if discs_of(s, c) == 0]
        faults += [f"{city} has no signal disc" for city in bare]
    if not 0 <= s.tokens <= clock_size(s) or (s.tokens == 0 and s.over is None):
        faults.append(f"tokens must be from 1 to {clock_size(s)}")
    return faults


def _goods_faults(s: SwitchState) -> list[str]:
    faults: list[str] = []
    e, m = s.edition, s.map
    standard = s.options.number("goods") == e.goods_to_win
    each = e.goods_per_city if standard else e.challenge_goods_per_city
    for colour in m.colours:
        count = s.goods[m.city_of_colour[colour]] + s.train_load.count(colour)
        count += sum(tray[colour] for tray in s.delivered)
        if count != each:
            faults.append(f"there are {count} {e.goods_colour_tokens[colour]} goods, there should be {each}")
    if any(n < 0 for n in s.goods) or any(n < 0 for tray in s.delivered for n in tray):
        faults.append("no place can hold fewer than no goods")
    return faults


def _card_faults(s: SwitchState) -> list[str]:
    """SW-1.2, SW-1.3, SW-11.1  No card is lost or doubled, and no hand is over the limit."""
    faults: list[str] = []
    e = s.edition
    for kind, wanted in enumerate(e.action_counts):
        count = s.action_pile.deck.bag[kind] + s.discard[kind] + sum(hand[kind] for hand in s.hands)
        if count != wanted:
            faults.append(f"there are {count} action cards '{e.action_tokens[kind]}', there should be {wanted}")
    if any(n < 0 for hand in s.hands for n in hand):
        faults.append("no hand can hold fewer than no cards")
    if any(sum(hand) > e.hand_limit for hand in s.hands):
        faults.append(f"no hand can hold more than {e.hand_limit} cards")
    for hand, held in zip(s.hands, s.held_over, strict=True):
        if any(over > n for over, n in zip(held, hand, strict=True)):
            faults.append("no hand can hold over more cards than it holds")
    if not 0 <= s.active < len(s.hands):
        faults.append("active must be the number of a hand")
    deck = s.timetable.deck
    for kind, wanted in enumerate(e.departure_counts):
        if deck.bag[kind] + deck.kinds.count(kind) != wanted:
            faults.append(f"departure card {e.departure_tokens[kind]} must be there {wanted} time(s)")
    return faults
