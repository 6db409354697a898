"""`roundhouse play --at` and `--table`: the same game in the terminal, at a table of a running service."""

from __future__ import annotations

import sys
import urllib.parse
from typing import Any, Final  # Any: games of every state; JSON

from roundhouse.cli.far_home import Home, Json
from roundhouse.cli.far_link import Gone, Link
from roundhouse.cli.far_session import FarSession
from roundhouse.cli.far_table import FarTable
from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import the_game
from roundhouse.cli.play_show import Screen
from roundhouse.cli.seats import read_options, read_seats
from roundhouse.cli.voice import is_terminal, lang, say
from roundhouse.kernel.game import Game
from roundhouse.texts.render import texts_for

LONGEST_CODE: Final = 8
"""What is longer is no code but the id of a table."""


def play_far(
    game: str, at: str, table: str, name: str, seats: list[str], options: list[str], *, plain: bool, pace: str
) -> int:
    """Sit down at a table of a service, or make a new one, and play."""
    if table and (game or seats or options):
        raise BadInput(say("oops-far-both"))
    if not table and not game:
        raise BadInput(f"{say('oops-missing', word='GAME')} {say('see-help', command='roundhouse play')}")
    own = the_game(game) if game else None
    home = Home(at or _address_in(table), name)
    home.sign_in()
    facts = _come_to(home, table) if own is None else _make(home, own, seats, options, pace)
    played = own if own is not None else the_game(facts["game"])
    screen = Screen(played, texts_for(played, lang()), plain)
    try:
        with Link(home.socket, home.token, facts["id"]) as link:
            FarSession(FarTable(played, facts, link.ask), link, screen, home).run()
    except Gone:
        raise BadInput(say("oops-far-gone", address=home.address)) from None
    return OK


def _address_in(table: str) -> str:
    """Where a table is, if it is named by the address of its page."""
    return table if "://" in table else ""


def _come_to(home: Home, table: str) -> Json:
    """The table of a code, an invitation, or the address of its page."""
    word = urllib.parse.unquote(urllib.parse.urlsplit(table).path.rstrip("/").rpartition("/")[2])
    found: Json
    if len(word) <= LONGEST_CODE:
        found = home.call("POST", "/api/tables/join", {"code": word})
    else:
        found = home.get(f"/api/tables/{urllib.parse.quote(word)}")
    return found


def _make(home: Home, game: Game[Any], words: list[str], options: list[str], pace: str) -> Json:
    """A new table: the first person is you, the others are invited."""
    people = 0
    seats: list[Json] = []
    for seat in read_seats(game, words):
        if seat.is_human:
            seats.append({"kind": "open" if people else "you"})
            people += 1
        else:
            seats.append({"kind": "bot", "bot": seat.bot})
    if not people:
        raise BadInput(say("oops-far-nobody"))
    wanted = {
        "game": game.meta.id,
        "seats": seats,
        "options": read_options(game, options),
        "pace": pace or ("brisk" if is_terminal(sys.stdout) else "instant"),
    }
    found: Json = home.call("POST", "/api/tables", wanted)
    return found
