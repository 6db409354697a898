"""The title: the tables of Switch & Signal, put together."""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.loader import EDITIONS, MAPS, load_edition, load_map, parse_map
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.moves import GRAMMAR
from roundhouse.games.switch_and_signal.resample import HIDDEN, redeal
from roundhouse.games.switch_and_signal.rules.ch03_setup import LAY_NUMBERS, SET_UP
from roundhouse.games.switch_and_signal.rules.ch04_turn import GAME as WHOLE_GAME
from roundhouse.games.switch_and_signal.rules.ch04_turn import TAKE_TURN, do_begin
from roundhouse.games.switch_and_signal.rules.ch05_departure_card import CARRY_OUT_CARD, RUN_COLOUR
from roundhouse.games.switch_and_signal.rules.ch06_deploying import DEPLOY_TRAIN
from roundhouse.games.switch_and_signal.rules.ch07_moving import MOVE_TRAIN
from roundhouse.games.switch_and_signal.rules.ch10_action_cards import PAYMENTS
from roundhouse.games.switch_and_signal.rules.ch11_drawing import DRAW_CARDS
from roundhouse.games.switch_and_signal.rules.ch15_end import delivered_total
from roundhouse.games.switch_and_signal.rules.ch16_options import OPTIONS, refuse_combination
from roundhouse.games.switch_and_signal.rules.ids import SW_3_1, SW_15_5
from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.view import view
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.options import Options
from roundhouse.kernel.reasons import Because, Refused, Term

META: Final = Meta(
    id="switch_and_signal",
    name={"en": load_edition().name("game", 0, "en"), "de": load_edition().name("game", 0, "de")},
    seats=(load_edition().house_seats_min, load_edition().seats_max),
    authors=("David Thompson",),
    publisher="KOSMOS",
    year=2020,
    editions=EDITIONS,
    package="roundhouse.games.switch_and_signal",
    longest=2_000,
    cooperative=True,
)

_adopted: dict[str, tuple[Map, str]] = {}
"""Maps from anybody's files, by the word that stands for them in the option `map`."""


def adopt_map(option: str, text: str, source: str) -> str:
    """SW-3.1  Take in a map from a file's text; the word names it for the option `map`."""
    found = parse_map(text, source)
    word = f"{found.id}@{found.map_digest[:12]}"
    _adopted[word] = (found, text)
    return word


def carry_map(options: Options) -> dict[str, str]:
    """The text of the map, where it is none of ours: a journal carries it along."""
    word = options["map"]
    return {word: _adopted[word][1]} if word in _adopted else {}


def find_map(word: str) -> Map:
    """SW-3.1  The map that an option names."""
    if word in _adopted:
        return _adopted[word][0]
    if word not in MAPS:
        raise Refused(SW_3_1.because("no_such_map"))
    return load_map(word)


def refuse_options(seats: int, options: Options) -> Because | None:
    """SW-3.1, SW-16  What cannot be played together."""
    return refuse_combination(seats, options, find_map(options["map"]))


def make_blank(seats: int, options: Options) -> SwitchState:
    """A state without pieces, with its content."""
    e = load_edition()
    s = SwitchState(seats, options, find_map(options["map"]), e)
    s.train_colour, s.train_tokens = TRAINS
    return s


def _list_trains() -> tuple[list[int], list[str]]:
    e = load_edition()
    colours: list[int] = []
    tokens: list[str] = []
    for colour, count in enumerate(e.train_counts):
        for n in range(count):
            colours.append(colour)
            tokens.append(f"{e.train_colour_tokens[colour]}-{n + 1}")
    return colours, tokens


TRAINS: Final = _list_trains()


def score(s: SwitchState, seat: int) -> list[Term]:
    """SW-15.5  They are counted together: a point for each good delivered."""
    goods = delivered_total(s)
    return [Term(goods, SW_15_5.because("goods_delivered", goods=goods))]


def enter_cards(s: SwitchState) -> None:
    """A scenario begins in the second part of a turn: the active player plays cards."""
    s.push(WHOLE_GAME.begin())
    s.turn = max(s.turn, 1)
    turn = TAKE_TURN.begin()
    turn.jump("play_cards")
    s.push(turn)


def enter_turn(s: SwitchState) -> None:
    """A scenario begins with a new turn."""
    s.push(WHOLE_GAME.begin())


def enter_draw(s: SwitchState) -> None:
    """A scenario begins where the active player draws."""
    enter_cards(s)
    s.frames[-1].jump("end_of_pile")


def name(s: SwitchState, domain: str, n: int, lang: str) -> str:
    """What a thing is called: names stand in the content."""
    e = s.edition
    if n == NONE:
        return "–"
    if domain == "train":
        return f"{e.name('train_colour', s.train_colour[n], lang)} {s.train_tokens[n].rpartition('-')[2]}"
    if domain == "payment":
        one, other = PAYMENTS[n]
        first = e.name("action", one, lang)
        return first if other == NONE else f"{first} + {e.name('action', other, lang)}"
    if domain == "departure" and n == len(e.departure_tokens):
        return e.name("start_card", 0, lang)
    if domain in {"train_colour", "goods_colour", "helper", "action", "departure"}:
        return e.name(domain, n, lang)
    if domain == "seat":
        return str(n + 1)
    if domain == "start_number":
        return str(e.location_tiles[n])
    return s.map.name(domain, n, lang)


GAME: Final[Game[SwitchState]] = Game(
    Title(
        meta=META,
        grammar=GRAMMAR,
        sequences=(
            WHOLE_GAME, SET_UP, LAY_NUMBERS, TAKE_TURN, CARRY_OUT_CARD, RUN_COLOUR, DEPLOY_TRAIN, MOVE_TRAIN,
            DRAW_CARDS,
        ),
        blank=make_blank,
        set_up=do_begin,
        view=view,
        redeal=redeal,
        hidden=HIDDEN,
        options=OPTIONS,
        refuse_options=refuse_options,
        scores=score,
        entries={"cards": enter_cards, "turn": enter_turn, "draw": enter_draw},
        soundness=list_faults,
        adopt=adopt_map,
        carried=carry_map,
        names=name,
    )
)  # fmt: skip
