"""The grammar: kinds of moves with their parts, questions with their kinds, domains with their names."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.moves import Grammar, Kind, Part, Question, Words

from .rules.ch02_turn import do_couple, do_send, list_wagons, refuse_send, refuse_wagon

WAGON: Final = Words("wagon", ("pumpkin", "milk", "timber", "coal", "iron", "engine"))
SEAT: Final = Words("seat", ("1", "2", "3", "4"))

GRAMMAR: Final = Grammar(
    kinds=(
        Kind("couple", do_couple, Part("wagon", WAGON, list_wagons, refuse_wagon)),
        Kind("send", do_send, refuse=refuse_send),
    ),
    questions=(Question("play_wagon", "couple", "send"),),
    domains=(WAGON, SEAT),
)
