"""The one shape of every error, and how reasons of a game become it."""

from __future__ import annotations

from typing import Any, Final  # Any: games of every state

from roundhouse.kernel.game import Game
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.reasons import Because, Refused
from roundhouse.kernel.state import State
from roundhouse.wire.parts import Args, Fault, Reason

MALFORMED_REQUEST: Final = "malformed_request"
NO_SUCH_PAGE: Final = "no_such_page"
NO_SUCH_TABLE: Final = "no_such_table"
NO_SUCH_GAME: Final = "no_such_game"
NO_SUCH_BOT: Final = "no_such_bot"
NO_SUCH_CODE: Final = "no_such_code"
NOTHING_AHEAD: Final = "nothing_ahead"
NO_SUCH_BOARD: Final = "no_such_board"
NO_SUCH_LANGUAGE: Final = "no_such_language"
NOBODY: Final = "nobody"
BAD_NAME: Final = "bad_name"
BAD_SEATS: Final = "bad_seats"
BAD_CLOCK: Final = "bad_clock"
BAD_HOLIDAYS: Final = "bad_holidays"
TABLE_FULL: Final = "table_full"
SEAT_TAKEN: Final = "seat_taken"
NOT_YOUR_SEAT: Final = "not_your_seat"
NOT_YOUR_TABLE: Final = "not_your_table"
ALREADY_SEATED: Final = "already_seated"
KNOWS_SECRETS: Final = "knows_secrets"
STILL_THERE: Final = "still_there"
ALREADY_BEGUN: Final = "already_begun"
TABLE_OVER: Final = "table_over"
NOT_OVER: Final = "not_over"
STILL_PLAYED: Final = "still_played"
UNREADABLE_TABLE: Final = "unreadable_table"
NO_SUCH_LINK: Final = "no_such_link"
NO_SUCH_DEVICE: Final = "no_such_device"
NOT_BEGUN: Final = "not_begun"
ROUND_OVER: Final = "round_over"
NOT_ALL_COMMITTED: Final = "not_all_committed"
NOT_WHAT_WAS_PLEDGED: Final = "not_what_was_pledged"
COMMITTED_ALREADY: Final = "committed_already"
FOREIGN_ORIGIN: Final = "foreign_origin"
TOO_FAST: Final = "too_fast"
TOO_LARGE: Final = "too_large"
MALFORMED_FRAME: Final = "malformed_frame"
HELLO_FIRST: Final = "hello_first"
HELLO_TWICE: Final = "hello_twice"
STORE_FULL: Final = "store_full"
BUSY: Final = "busy"
STOPPING: Final = "stopping"
BAD_TEXT: Final = "bad_text"
NOT_AT_TABLE: Final = "not_at_table"
NO_SUCH_LINE: Final = "no_such_line"
NO_SUCH_THING: Final = "no_such_thing"
NOT_ONESELF: Final = "not_oneself"
NOTHING_ASKED: Final = "nothing_asked"
ALREADY_ASKED: Final = "already_asked"
NOT_TOGETHER: Final = "not_together"
NOT_OPEN: Final = "not_open"
HANDS_HIDDEN: Final = "hands_hidden"
BEYOND_CHANCE: Final = "beyond_chance"
NOTHING_PROPOSED: Final = "nothing_proposed"
STOPPED: Final = "stopped_before"
OUR_FAULT: Final = "our_fault"

MOST_EXPECTED: Final = 12


class Trouble(Exception):
    """Something that is answered with a fault instead of a result."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.fault = Fault(code=code, args=args)


def reason_of(game: Game[Any], s: State, because: Because) -> Reason:
    """A reason with tokens for ids."""
    return Reason(rule=because.rule, key=because.key, args=game.name_args(s, because.args))


def fault_of(game: Game[Any], s: State, because: Because, malformed: Malformed | None = None) -> Fault:
    """A refusal; for a text that is no move, where reading stopped and what could stand there."""
    args: Args = game.name_args(s, because.args)
    if malformed is not None:
        args |= _reading(malformed)
    return Fault(code=because.fault, rule=because.rule, key=because.key, args=args)


def fault_of_refused(error: Refused) -> Fault:
    """A refusal before there is a table: seats and options."""
    args: Args = dict(error.because.args)
    if isinstance(error, BadOption):
        args |= {"option": error.option, "given": error.given, "choices": ", ".join(error.choices)}
    return Fault(code=error.because.fault, rule=error.because.rule, key=error.because.key, args=args)


def _reading(error: Malformed) -> Args:
    return {"word": error.word, "expected": ", ".join(error.expected[:MOST_EXPECTED])}
