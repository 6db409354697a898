"""Chapter 6: deploying trains, by dice or by location tiles.

Ids: SW-6.1 to SW-6.7, SW-16.4, SW-16.5, SW-12.6.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.frames import CardFrame, DeployFrame
from roundhouse.games.switch_and_signal.rules.ch02_board import list_depot, train_at
from roundhouse.games.switch_and_signal.rules.ch12_helpers import card_frame, is_start_card, refuse_shunter
from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import pay
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_6_1,
    SW_6_2,
    SW_6_3,
    SW_6_4,
    SW_6_5,
    SW_6_6,
    SW_6_7,
    SW_16_5,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import EVERYBODY, Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import DONE, Sequence

# -- facts -----------------------------------------------------------------------------------------------


def is_depot_empty(s: SwitchState) -> bool:
    """SW-6.4  Whether every train is on the network."""
    return NONE not in s.train_place


def list_colours_to_deploy(s: SwitchState, card: CardFrame) -> list[int]:
    """SW-6.5, SW-6.6  The colours with a train in the depot that this card has not tried yet."""
    colours: list[int] = []
    for colour in range(len(s.edition.train_colour_tokens)):
        if not card.colours_deployed >> colour & 1 and list_depot(s, colour):
            colours.append(colour)
    return colours


def deploys_by_tiles(s: SwitchState) -> bool:
    """SW-16.5  Whether location tiles replace the deployment dice."""
    return s.options["location_tiles"] == "instead_of_dice"


def start_of_number(s: SwitchState, number: int) -> int:
    """SW-2.10, SW-16.4  The start place with a number, printed or laid out."""
    return s.number_start[number - s.edition.location_tiles[0]]


def number_of_dice(s: SwitchState, result: int) -> tuple[int, int]:
    """SW-6.2  Two dice are one draw: the two faces."""
    faces = s.edition.deployment_faces
    return faces[result // len(faces)], faces[result % len(faces)]


# -- judges ------------------------------------------------------------------------------------------------


def refuse_deploy_colour(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-6.5, SW-6.6, SW-A13  A colour with trains in the depot, and another one than this card's first."""
    colour = path[1]
    card = card_frame(s)
    if card is not None and card.colours_deployed >> colour & 1:
        return SW_6_6.because("colour_already_tried", train_colour=colour)
    if not list_depot(s, colour):
        return SW_6_5.because("no_such_train_in_depot", train_colour=colour)
    return None


# -- what happens --------------------------------------------------------------------------------------------


def do_choose_deploy_colour(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-6.1  The colour is chosen before the roll."""
    frame = s.frames[-1]
    assert isinstance(frame, DeployFrame)
    frame.colour = path[1]


def do_place(s: SwitchState, colour: int, start: int, out: Out) -> None:
    """SW-6.2  A train from the depot stands on the start place, facing along its only arm."""
    train = list_depot(s, colour)[0]
    s.train_place[train] = s.map.place_of_start[start]
    s.train_heading[train] = s.map.start_heading[start]
    if out.on:
        out.tell("train_deployed", SW_6_2, train=train, start=start)


def do_fail(s: SwitchState, because: Because, out: Out) -> None:
    """SW-6.3, SW-6.4, SW-6.6  No train comes; that costs two tokens."""
    if out.on:
        out.tell("deployment_failed", SW_6_1, because=because)
    pay(s, s.edition.cost_deployment_failed, because, out)


# -- the sequence ----------------------------------------------------------------------------------------------


def choose_colour(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-6.1, SW-6.4, SW-6.6  Which colour comes; with none to choose the deployment fails before any roll."""
    if f.colour != NONE:
        return DONE
    card = card_frame(s)
    colours = list_colours_to_deploy(s, card) if card is not None else []
    if is_depot_empty(s):
        do_fail(s, SW_6_4.because("depot_is_empty"), out)
        f.leave()
    elif not colours:
        do_fail(s, SW_6_6.because("no_second_colour"), out)
        f.leave()
    elif len(colours) == 1:
        f.colour = colours[0]
    else:
        return s.ask("choose_deploy_colour", s.active_seat)
    return DONE


def announce_colour(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-6.6, SW-A21  From now on this card has tried the colour, whatever the dice say."""
    card = card_frame(s)
    if card is not None:
        card.colours_deployed |= 1 << f.colour
    if out.on:
        out.tell("deploy_colour_chosen", SW_6_1, train_colour=f.colour)
    return DONE


def offer_shunter(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-12.6  Instead of the roll the Shunter may choose; on the start card in place of a reroll too."""
    f.start = NONE
    if refuse_shunter(s, Slot("", 0, 0, 0), ()) is None:
        return s.ask("choose_start", s.active_seat)
    return DONE


def throw_dice(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-6.2, SW-16.5, SW-18.5  Two dice, or the next location tile; an exhausted stack is shuffled just now."""
    if deploys_by_tiles(s):
        if s.tiles.left == 0:
            do_shuffle_tiles(s, out)
        return s.draw("location_tile", s.tiles.weights())
    return s.draw("deployment_dice", [1] * len(s.edition.deployment_faces) ** s.edition.deployment_dice)


def do_shuffle_tiles(s: SwitchState, out: Out) -> None:
    """SW-16.5  All tiles go back into the stack."""
    s.tiles.shuffle([1] * len(s.edition.location_tiles))
    if out.on:
        out.tell("tiles_shuffled", SW_16_5)


def read_dice(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-6.2, SW-6.3, SW-6.7  The number names the start place. Occupied: two tokens, or a free reroll."""
    if deploys_by_tiles(s):
        s.tiles.decide(f.drawn, EVERYBODY)
        number = s.edition.location_tiles[s.tiles.kind(s.tiles.take())]
        if out.on:
            out.tell("tile_turned", SW_16_5, number=number)
    else:
        one, other = number_of_dice(s, f.drawn)
        number = one + other
        if out.on:
            out.tell("deployment_rolled", SW_6_2, one=one, two=other, number=number)
    f.start = start_of_number(s, number)
    other_train = train_at(s, s.map.place_of_start[f.start])
    if other_train == NONE:
        return DONE
    if is_start_card(s):
        if out.on:
            out.tell("rolled_again", SW_6_7, start=f.start, other_train=other_train)
        f.jump("offer_shunter")
    else:
        do_fail(s, SW_6_3.because("start_place_occupied", start=f.start, other_train=other_train), out)
        f.leave()
    return DONE


def place_train(s: SwitchState, f: DeployFrame, out: Out) -> int:
    """SW-6.2  The train comes onto the board."""
    do_place(s, f.colour, f.start, out)
    return DONE


DEPLOY_TRAIN: Final = Sequence(
    "deploy_train", DeployFrame, choose_colour, announce_colour, offer_shunter, throw_dice, read_dice, place_train
)
