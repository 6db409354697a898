"""Chapter 5: the departure card. Its symbols are carried out from top to bottom: deploy first, then run.

Ids: SW-5.1 to SW-5.8, SW-4.3, SW-12.5, SW-16.5.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import MULTI, NONE, TRAIN_DISPATCHER
from roundhouse.games.switch_and_signal.frames import CardFrame, ColourFrame
from roundhouse.games.switch_and_signal.rules.ch02_board import is_on_network, list_network
from roundhouse.games.switch_and_signal.rules.ch06_deploying import DEPLOY_TRAIN, deploys_by_tiles, do_shuffle_tiles
from roundhouse.games.switch_and_signal.rules.ch07_moving import push_move
from roundhouse.games.switch_and_signal.rules.ch12_helpers import (
    can_use_conductor,
    card_frame,
    has_rolled,
    helper_gone,
    is_start_card,
    refuse_track_warden,
    symbols_of,
)
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_4_3,
    SW_5_2,
    SW_5_3,
    SW_5_4,
    SW_5_5,
    SW_5_6,
    SW_5_7,
    SW_5_8,
    SW_12_4,
    SW_12_7,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule
from roundhouse.kernel.sequences import AGAIN, DONE, Sequence

NOBODY: Final = Slot("", 0, 0, 0)

# -- facts -----------------------------------------------------------------------------------------------


def deployments_of(s: SwitchState) -> list[int]:
    """SW-5.1, SW-6.7  One entry a deployment symbol: the start card names the colours, others leave them open."""
    if is_start_card(s):
        return s.edition.start_card_colours
    return [NONE] * s.edition.departure_deploys[s.card]


def colours_open(s: SwitchState, card: CardFrame) -> list[int]:
    """SW-5.5 to SW-5.7  The colours that a multi-colour symbol may still become, those in the depot too."""
    return [c for c in range(len(s.edition.train_colour_tokens)) if not card.colours_run >> c & 1]


def rule_of_symbols(s: SwitchState) -> Rule:
    """SW-5.2, SW-5.5, SW-5.6, SW-5.7  What the open card's symbols say: printed colours, or one to three to name."""
    return (SW_5_2, SW_5_5, SW_5_6, SW_5_7)[symbols_of(s).count(MULTI)]


def list_waiting(s: SwitchState, colour: int) -> list[int]:
    """SW-5.2, SW-5.8  The trains of a colour that still have to run by this card."""
    if s.still_colour == colour:
        return []
    return [t for t in list_network(s, colour) if not s.rolled >> t & 1 and t != s.still_train]


# -- judges ------------------------------------------------------------------------------------------------


def refuse_multi_colour(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-5.6, SW-5.7, SW-A12  Each multi-colour symbol of a card is another colour, named when its turn has come."""
    card = card_frame(s)
    if card is not None and card.colours_run >> path[1] & 1:
        return rule_of_symbols(s).because("colour_already_run", train_colour=path[1])
    return None


def refuse_next_train(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-5.2, SW-5.3, SW-5.8  A train of the colour that runs now, once a card, unless a helper holds it."""
    train = path[1]
    frame = s.frames[-1]
    assert isinstance(frame, ColourFrame)
    if s.train_colour[train] != frame.colour:
        return SW_5_3.because("other_colour_runs", train=train, train_colour=frame.colour)
    if not is_on_network(s, train):
        return SW_5_2.because("train_in_depot", train=train)
    if s.rolled >> train & 1:
        return SW_5_8.because("train_ran_already", train=train)
    if s.still_train == train:
        return SW_12_7.because("train_is_held", train=train)
    if s.still_colour == frame.colour:
        return SW_12_4.because("colour_is_held", train_colour=frame.colour)
    return None


def list_trains_of_colour(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """The trains of the colour that runs now."""
    frame = s.frames[-1]
    assert isinstance(frame, ColourFrame)
    return list_network(s, frame.colour)


# -- what happens --------------------------------------------------------------------------------------------


def do_choose_multi_colour(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-5.5  All trains of the colour run."""
    s.frames[-1].repeat()
    do_run_colour(s, path[1], out)


def do_run_colour(s: SwitchState, colour: int, out: Out) -> None:
    """SW-5.2  The next symbol is this colour."""
    card = card_frame(s)
    assert card is not None
    card.symbol += 1
    card.colours_run |= 1 << colour
    if out.on:
        out.tell("colour_runs", rule_of_symbols(s), train_colour=colour)
    frame = RUN_COLOUR.begin()
    frame.colour = colour
    s.push(frame)


def do_run_train(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-5.3  This train runs next; the following one is chosen when it has finished."""
    s.frames[-1].repeat()
    push_move(s, path[1])


# -- the sequences -----------------------------------------------------------------------------------------------


def offer_track_warden(s: SwitchState, f: CardFrame, out: Out) -> int:
    """SW-12.5  Before anything of the card is carried out, the Track warden may take it away."""
    if refuse_track_warden(s, NOBODY, ()) is None:
        return s.ask("card_revealed", s.active_seat)
    return DONE


def deploy_trains(s: SwitchState, f: CardFrame, out: Out) -> int:
    """SW-5.1, SW-6.1  Deployment symbols come first, one after another."""
    colours = deployments_of(s)
    if f.deployments == len(colours):
        return DONE
    frame = DEPLOY_TRAIN.begin()
    frame.colour = colours[f.deployments]
    f.deployments += 1
    s.push(frame)
    return AGAIN


def run_colours(s: SwitchState, f: CardFrame, out: Out) -> int:
    """SW-5.1, SW-5.5 to SW-5.8  Then the colours, in printed order; a multi-colour symbol is asked for."""
    symbols = symbols_of(s)
    if f.symbol == len(symbols):
        return DONE
    colour = symbols[f.symbol]
    if colour == MULTI:
        colours = colours_open(s, f)
        if len(colours) > 1:
            return s.ask("choose_multi_colour", s.active_seat)
        colour = colours[0]
    do_run_colour(s, colour, out)
    return AGAIN


def gather_tiles(s: SwitchState, f: CardFrame, out: Out) -> int:
    """SW-16.5  When the start card has brought its trains, all location tiles make a new face-down stack."""
    if is_start_card(s) and deploys_by_tiles(s):
        do_shuffle_tiles(s, out)
    return DONE


def discard_card(s: SwitchState, f: CardFrame, out: Out) -> int:
    """SW-4.3  The card goes face up on the discard and never comes back."""
    s.played.append(s.card)
    if out.on:
        out.tell("card_discarded", SW_4_3, departure=s.card)
    s.card = NONE
    s.card_slot = NONE
    s.still_colour = NONE
    s.still_train = NONE
    s.rolled = 0
    return DONE


CARRY_OUT_CARD: Final = Sequence(
    "carry_out_card", CardFrame, offer_track_warden, deploy_trains, run_colours, gather_tiles, discard_card
)


def is_window_open(s: SwitchState, colour: int, waiting: list[int]) -> bool:
    """SW-12.4, SW-12.7  Whether a helper could hold back the colour, or one of its trains."""
    return can_use_conductor(s, NOBODY, colour) or (len(waiting) > 0 and helper_gone(s, TRAIN_DISPATCHER) is None)


def choose_train(s: SwitchState, f: ColourFrame, out: Out) -> int:
    """SW-5.3, SW-5.4  The active player orders the trains; asked as long as there is a choice or a helper."""
    waiting = list_waiting(s, f.colour)
    if not waiting:
        if out.on and not list_network(s, f.colour) and not has_rolled(s, f.colour):
            out.tell("colour_idle", SW_5_4, train_colour=f.colour)
        return DONE
    if len(waiting) > 1 or is_window_open(s, f.colour, waiting):
        return s.ask("choose_train_order", s.active_seat)
    push_move(s, waiting[0])
    return AGAIN


RUN_COLOUR: Final = Sequence("run_colour", ColourFrame, choose_train)
