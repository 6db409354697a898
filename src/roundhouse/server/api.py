"""The HTTP part: who one is, what can be played, tables, texts. Every error has the one shape of `Fault`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final  # Any: a plan is the title's own struct

from litestar import MediaType, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from roundhouse.server import people, wording
from roundhouse.server.devices import name_of_device
from roundhouse.server.export import MEDIA_TYPE, export_of
from roundhouse.server.hall import game_of
from roundhouse.server.holidays import holidays_of, set_holidays
from roundhouse.server.live import LiveTable
from roundhouse.server.people import AnyRequest
from roundhouse.server.service import TheService
from roundhouse.wire.parts import Fault, GameInfo, Names, TableInfo
from roundhouse.wire.requests import Holidays, Join, Me, NewGuest, NewTable

TableId = Annotated[str, PathParameter(max_length=64)]
Code = Annotated[str, QueryParameter(max_length=32)]
Word = Annotated[str, PathParameter(max_length=64)]


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """What the document says about refusals."""
    return {status: ResponseSpec(data_container=Fault, description="What was wrong") for status in statuses}


@get("/api/me")
async def get_me(request: AnyRequest, service: TheService) -> Me | None:
    """Who the cookie says one is; null for somebody unknown, which is no error: everybody begins so."""
    person = await people.person_of(service.store, request)
    return None if person is None else people.me_of(person)


@put("/api/me", responses=faults(400, 401, 403, 404, 413, 429, 503))
async def change_me(request: AnyRequest, service: TheService, data: JSONBody[Me]) -> Me:
    """Another name, language or theme."""
    person = await people.require(service.store, request)
    changed = await service.storing(
        service.store.change_guest(
            person.id,
            name=people.checked_name(data.name),
            lang=people.checked_lang(data.lang),
            theme=people.checked_theme(data.theme),
        )
    )
    return people.me_of(changed)


@get("/api/me/holidays", responses=faults(401))
async def get_holidays(request: AnyRequest, service: TheService) -> Holidays:
    """The days on which one's clocks by the day stand."""
    person = await people.require(service.store, request)
    return await holidays_of(service.store, person.id, service.time)


@put("/api/me/holidays", responses=faults(400, 401, 403, 404, 413, 429, 503))
async def put_holidays(request: AnyRequest, service: TheService, data: JSONBody[Holidays]) -> Holidays:
    """Other days."""
    person = await people.require(service.store, request)
    changed = await service.storing(set_holidays(service.store, person.id, data, service.time))
    service.hall.look_at_holidays(person.id)
    return changed


@post("/api/guests", responses=faults(400, 403, 404, 413, 429, 503))
async def new_guest(request: AnyRequest, service: TheService, data: JSONBody[NewGuest]) -> Response[Me]:
    """Somebody new, known from now on by a cookie."""
    name, lang = people.checked_name(data.name), people.checked_lang(data.lang)
    device = name_of_device(request.headers.get("user-agent", ""))
    person, cookie = await service.storing(service.store.add_guest(name, lang, device=device))
    secure = request.url.scheme == "https"
    return Response(people.me_of(person), status_code=201, cookies=[people.cookie_for(cookie, secure=secure)])


@get("/api/games")
async def get_games(service: TheService) -> list[GameInfo]:
    """What can be played here."""
    return service.games()


@get("/api/tables", responses=faults(401))
async def get_tables(request: AnyRequest, service: TheService) -> list[TableInfo]:
    """One's own tables, the last touched first."""
    person = await people.require(service.store, request)
    return await service.hall.list_for(person)


@post("/api/tables", responses=faults(400, 401, 403, 404, 413, 429, 503))
async def new_table(request: AnyRequest, service: TheService, data: JSONBody[NewTable]) -> TableInfo:
    """A new table. Without open seats it begins at once."""
    return await service.hall.make(await people.require(service.store, request), data)


@post("/api/tables/join", status_code=200, responses=faults(400, 401, 403, 404, 409, 413, 429, 503))
async def join_table(request: AnyRequest, service: TheService, data: JSONBody[Join]) -> TableInfo:
    """Sit down at the table that a code invites to."""
    person = await people.require(service.store, request)
    with service.guard.guessing(people.address_of(request)):
        return await service.hall.join(person, data)


@get("/api/tables/{table:str}", responses=faults(400, 404, 409, 429))
async def get_table(request: AnyRequest, service: TheService, table: TableId, code: Code = "") -> TableInfo:
    """One table: an open one for everybody, else for those who belong to it or know its code."""
    person = await people.person_of(service.store, request)
    live = await _watched(request, service, table, code)
    return live.facts(person.id if person is not None else "")


async def _watched(request: AnyRequest, service: TheService, table: str, code: str) -> LiveTable:
    """The table, if whoever asks may look at it."""
    person = await people.person_of(service.store, request)
    viewer = person.id if person is not None else ""
    if not code:
        return await service.hall.watched(table, viewer)
    client = people.address_of(request)
    service.guard.take(client)
    with service.guard.guessing(client):
        return await service.hall.watched(table, viewer, code)


@get("/api/tables/{table:str}/names/{lang:str}", responses=faults(400, 404, 409, 429))
async def get_names(request: AnyRequest, service: TheService, table: TableId, lang: Word, code: Code = "") -> Names:
    """What the words of a table's notation are called, for those who may look at it."""
    people.checked_lang(lang)
    return service.names(await _watched(request, service, table, code), lang)


@get("/api/tables/{table:str}/board/{lang:str}", responses=faults(400, 404, 409, 429))
async def get_board(
    request: AnyRequest, service: TheService, table: TableId, lang: Word, code: Code = ""
) -> dict[str, Any]:
    """Where everything on a table's board lies, for those who may look at it: the title's own plan."""
    people.checked_lang(lang)
    live = await _watched(request, service, table, code)
    return await asyncio.to_thread(wording.board_of, live.game, len(live.seats), live.options, lang)


@get("/api/tables/{table:str}/export", media_type=MEDIA_TYPE, responses=faults(400, 404, 409))
async def get_export(request: AnyRequest, service: TheService, table: TableId, code: Code = "") -> Response[bytes]:
    """The whole game as a journal, once it is over, for all who may look on: every draw can be computed from it."""
    return await export_of(await _watched(request, service, table, code))


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, responses=faults(400, 404))
async def get_texts(lang: Word) -> str:
    """The engine's texts as a Fluent catalogue."""
    return wording.catalogue(people.checked_lang(lang))


@get("/api/texts/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=faults(400, 404))
async def get_game_texts(lang: Word, game: Word) -> str:
    """A game's texts as a Fluent catalogue."""
    return wording.catalogue(people.checked_lang(lang), game_of(game).meta.package)


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    get_holidays, put_holidays,
    get_me, change_me, new_guest, get_games, get_tables, new_table, join_table, get_table, get_names, get_board,
    get_export, get_texts, get_game_texts,
)  # fmt: skip
