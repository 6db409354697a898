"""Guests: somebody with a name, known by a cookie that nobody can guess. Only its hash is stored."""

from __future__ import annotations

import unicodedata
from typing import Any, Final, TypeAlias  # Any: Litestar leaves the user and the session of a connection open

from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import Cookie, State

from roundhouse.server.faults import BAD_NAME, MALFORMED_REQUEST, NO_SUCH_LANGUAGE, NOBODY, Trouble
from roundhouse.server.store import Person, Store
from roundhouse.texts.catalogues import LANGUAGES
from roundhouse.wire.requests import Me

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, State]
AnyRequest: TypeAlias = Request[Any, Any, State]
AnySocket: TypeAlias = WebSocket[Any, Any, State]

COOKIE: Final = "roundhouse"
BEARER: Final = "bearer"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep one."""

LONGEST_NAME: Final = 40
LONGEST_COOKIE: Final = 200
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, for Unicode, that nobody sees."""

THEMES: Final = ("auto", "day", "night")


def key_of(connection: AnyConnection) -> str:
    """What somebody is known by: a browser by its cookie, a program by the token it bears."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == BEARER else connection.cookies.get(COOKIE, "")


async def person_of(store: Store, connection: AnyConnection) -> Person | None:
    """Who the cookie, or the token of a program, says one is."""
    cookie = key_of(connection)
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return None
    return await store.find_guest(cookie)


def address_of(connection: AnyConnection) -> str:
    """Where somebody comes from, to count how often."""
    return connection.client.host if connection.client is not None else ""


def device_of(connection: AnyConnection) -> str:
    """The id of the device that a cookie names; it proves nothing without the rest."""
    return key_of(connection)[:LONGEST_COOKIE].partition(".")[0]


async def require(store: Store, connection: AnyConnection) -> Person:
    """The same, for what needs somebody."""
    person = await person_of(store, connection)
    if person is None:
        raise Trouble(401, NOBODY)
    return person


def cookie_for(value: str, *, secure: bool) -> Cookie:
    """The cookie of a guest; no script can read it, no page of others sends it along with changes."""
    return Cookie(
        key=COOKIE, value=value, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


def no_cookie(*, secure: bool) -> Cookie:
    """What takes the cookie away."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)


def me_of(person: Person) -> Me:
    """What a person is told of himself."""
    return Me(name=person.name, lang=person.lang, theme=person.theme)


def checked_name(name: str) -> str:
    """A name that can be shown: some letters, none of them invisible."""
    shown = " ".join(name.split())
    if not 0 < len(shown) <= LONGEST_NAME or not shown.isprintable() or all(is_unseen(letter) for letter in shown):
        raise Trouble(400, BAD_NAME, longest=LONGEST_NAME)
    return shown


def is_unseen(letter: str) -> bool:
    """Whether a letter alone shows nothing: marks above and below others, and what is blank."""
    return letter in BLANK or unicodedata.category(letter).startswith(("M", "Z"))


def checked_lang(lang: str) -> str:
    """A language that we speak."""
    if lang not in LANGUAGES:
        raise Trouble(404, NO_SUCH_LANGUAGE, known=", ".join(LANGUAGES))
    return lang


def checked_theme(theme: str) -> str:
    """A theme that there is."""
    if theme not in THEMES:
        raise Trouble(400, MALFORMED_REQUEST, field="theme")
    return theme
