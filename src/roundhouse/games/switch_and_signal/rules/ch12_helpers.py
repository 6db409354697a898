"""Chapter 12: the helpers. Each is used once per game by whoever is active, in the windows given here.

Ids: SW-12.1 to SW-12.7; rulings A7, A15. A judge for each, and what each does to the flow.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import (
    CONDUCTOR,
    DISPATCHER,
    LOGISTICIAN,
    MULTI,
    NONE,
    SHUNTER,
    TRACK_WARDEN,
    TRAIN_DISPATCHER,
)
from roundhouse.games.switch_and_signal.frames import CardFrame, DeployFrame, MoveFrame
from roundhouse.games.switch_and_signal.rules.ch02_board import is_on_network, train_at
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_12_1,
    SW_12_2,
    SW_12_3,
    SW_12_4,
    SW_12_5,
    SW_12_6,
    SW_12_7,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule

# -- facts -----------------------------------------------------------------------------------------------


def helper_gone(s: SwitchState, helper: int) -> Because | None:
    """SW-12.1  A helper belongs to a map, and works once per game."""
    if helper not in s.map.helpers:
        return SW_12_1.because("helper_of_other_map", helper=helper)
    if s.used[helper]:
        return SW_12_1.because("helper_is_used", helper=helper)
    return None


def is_logistician_free(s: SwitchState) -> bool:
    """SW-12.2  Whether a roll could still be thrown away."""
    return helper_gone(s, LOGISTICIAN) is None


def card_frame(s: SwitchState) -> CardFrame | None:
    """The departure card that is being carried out, if any."""
    for frame in s.frames:
        if isinstance(frame, CardFrame):
            return frame
    return None


def is_start_card(s: SwitchState) -> bool:
    """SW-6.7  Whether the open card is the start card."""
    return s.card == len(s.edition.departure_tokens)


def symbols_of(s: SwitchState) -> list[int]:
    """SW-5.1  The movement symbols of the open card; the start card has none (SW-6.7, SW-A14)."""
    return [] if is_start_card(s) else s.edition.departure_symbols[s.card]


def shows(s: SwitchState, colour: int, rule: Rule) -> Because | None:
    """SW-12.4, SW-12.7  The open card must show the colour: printed, or named for a multi-colour symbol."""
    card = card_frame(s)
    if card is None:
        return rule.because("no_card_is_carried_out")
    symbols = symbols_of(s)
    if colour in symbols or card.colours_run >> colour & 1:
        return None
    if MULTI in symbols:
        return rule.because("colour_not_named", train_colour=colour)
    return rule.because("colour_not_shown", train_colour=colour)


def has_rolled(s: SwitchState, colour: int) -> bool:
    """SW-12.4  Whether a train of the colour has been rolled for by this card."""
    for train, own in enumerate(s.train_colour):
        if own == colour and s.rolled >> train & 1:
            return True
    return False


# -- judges ------------------------------------------------------------------------------------------------


def refuse_logistician(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.2  After a movement roll, before the train moves (only then it is asked)."""
    return helper_gone(s, LOGISTICIAN)


def refuse_dispatcher(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.3  At any time of the turn, once."""
    return helper_gone(s, DISPATCHER)


def refuse_conductor(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.1  The Conductor must be there."""
    return helper_gone(s, CONDUCTOR)


def refuse_conductor_colour(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.4  A colour that the card shows, before its first train is rolled for."""
    why = shows(s, path[1], SW_12_4)
    if why is not None:
        return why
    if has_rolled(s, path[1]):
        return SW_12_4.because("colour_has_rolled", train_colour=path[1])
    return None


def refuse_track_warden(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.5, SW-A15  Before anything of the card is carried out, not for the start card, not with an empty pile."""
    why = helper_gone(s, TRACK_WARDEN)
    if why is not None:
        return why
    if is_start_card(s):
        return SW_12_5.because("not_the_start_card")
    if s.timetable.left == 0:
        return SW_12_5.because("no_other_card")
    return None


def refuse_shunter(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.1  The Shunter must be there."""
    return helper_gone(s, SHUNTER)


def refuse_shunter_start(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.6  Only a free start place."""
    other = train_at(s, s.map.place_of_start[path[1]])
    if other != NONE:
        return SW_12_6.because("start_place_is_taken", start=path[1], other_train=other)
    return None


def refuse_train_dispatcher(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.1  The Train dispatcher must be there."""
    return helper_gone(s, TRAIN_DISPATCHER)


def refuse_held_train(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-12.7  One train that the card covers, before it is rolled for."""
    train = path[1]
    if not is_on_network(s, train):
        return SW_12_7.because("train_in_depot", train=train)
    if s.rolled >> train & 1:
        return SW_12_7.because("train_has_rolled", train=train)
    return shows(s, s.train_colour[train], SW_12_7)


def list_train_colours(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """All train colours."""
    return list(range(len(s.edition.train_colour_tokens)))


def list_trains(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """All trains."""
    return list(range(len(s.train_place)))


def list_starts(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """All start places."""
    return list(range(s.map.n_starts))


def can_use_conductor(s: SwitchState, slot: Slot, colour: int) -> bool:
    """Whether the Conductor could hold a colour back now."""
    return helper_gone(s, CONDUCTOR) is None and refuse_conductor_colour(s, slot, (0, colour)) is None


# -- what they do ------------------------------------------------------------------------------------------


def do_use(s: SwitchState, helper: int, out: Out) -> None:
    """SW-12.1  A cover tile goes on the helper."""
    s.used[helper] = 1
    if out.on:
        out.tell("helper_used", SW_12_1, helper=helper)


def do_logistician(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.2  The roll is thrown away; the new one stands."""
    frame = s.frames[-1]
    assert isinstance(frame, MoveFrame)
    do_use(s, LOGISTICIAN, out)
    if out.on:
        out.tell("roll_discarded", SW_12_2, train=frame.train, points=frame.left)
    frame.jump("roll")


def do_dispatcher(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.3, SW-A7  For the rest of this turn trains may run through cities. The same question follows."""
    do_use(s, DISPATCHER, out)
    s.passing = 1
    if out.on:
        out.tell("passing_allowed", SW_12_3)
    s.frames[-1].repeat()


def do_conductor(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.4  All trains of the colour stand still for this card, those deployed by it too."""
    do_use(s, CONDUCTOR, out)
    s.still_colour = path[1]
    if out.on:
        out.tell("colour_held", SW_12_4, train_colour=path[1])
    s.frames[-1].repeat()


def do_track_warden(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.5  The card goes face down under the pile, everybody knows it there; the next one is revealed."""
    do_use(s, TRACK_WARDEN, out)
    if out.on:
        out.tell("card_put_under", SW_12_5, departure=s.card)
    s.timetable.put_under(s.card_slot)
    s.card = NONE
    s.card_slot = NONE
    s.still_colour = NONE
    s.still_train = NONE
    s.frames.pop()
    s.frames[-1].jump("reveal_card")


def do_shunter(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.6  The start place is chosen instead of rolled."""
    frame = s.frames[-1]
    assert isinstance(frame, DeployFrame)
    do_use(s, SHUNTER, out)
    frame.start = path[1]
    frame.jump("place_train")


def do_train_dispatcher(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-12.7  That one train does not run by this card."""
    do_use(s, TRAIN_DISPATCHER, out)
    s.still_train = path[1]
    if out.on:
        out.tell("train_held", SW_12_7, train=path[1])
    s.frames[-1].repeat()


def do_go_on(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """The window is left unused."""
