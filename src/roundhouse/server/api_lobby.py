"""The HTTP part around the tables: the lobby, invitations, who sits where, and once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from roundhouse.server import lobby, people
from roundhouse.server.api import TableId, faults
from roundhouse.server.faults import NO_SUCH_TABLE, Trouble
from roundhouse.server.people import AnyRequest
from roundhouse.server.qr import picture_of
from roundhouse.server.service import TheService
from roundhouse.wire.parts import TableInfo
from roundhouse.wire.requests import NewPace, Rematch, SeatChange

Code = Annotated[str, PathParameter(max_length=32)]
CHANGES: Final = faults(400, 401, 403, 404, 409, 413, 429, 503)
SeatNumber = Annotated[int, PathParameter(ge=0, le=63)]


@get("/api/lobby")
async def get_lobby(request: AnyRequest, service: TheService) -> list[TableInfo]:
    """The open tables: those that wait for company, then those that can be watched."""
    person = await people.person_of(service.store, request)
    return await lobby.list_open(service.hall, "" if person is None else person.id)


@get("/api/invitations/{code:str}", responses=faults(400, 404, 409, 429))
async def get_invitation(request: AnyRequest, service: TheService, code: Code) -> TableInfo:
    """The table that a code invites to."""
    client = people.address_of(request)
    service.guard.take(client)
    person = await people.person_of(service.store, request)
    with service.guard.guessing(client):
        live = await service.hall.invited(code)
    return live.facts("" if person is None else person.id)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", responses=faults(400, 401, 404, 409))
async def get_qr(request: AnyRequest, service: TheService, table: TableId) -> Response[str]:
    """The link that invites to a table as a QR code, for those who belong to it."""
    person = await people.require(service.store, request)
    code = (await service.hall.watched(table, person.id)).facts(person.id).code
    if not code:
        raise Trouble(404, NO_SUCH_TABLE)
    return Response(picture_of(f"{str(request.base_url).rstrip('/')}/join/{code}"), media_type="image/svg+xml")


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=faults(400, 401, 403, 404, 409, 413, 429, 503),
)
async def change_seat(
    request: AnyRequest, service: TheService, table: TableId, seat: SeatNumber, data: JSONBody[SeatChange]
) -> TableInfo:
    """Take, leave, share, give away or remove a seat."""
    person = await people.require(service.store, request)
    if not data.code:
        return await lobby.change_seat(service.hall, person, table, seat, data)
    with service.guard.guessing(people.address_of(request)):
        return await lobby.change_seat(service.hall, person, table, seat, data)


@post("/api/tables/{table:str}/start", status_code=200, responses=CHANGES)
async def start(request: AnyRequest, service: TheService, table: TableId) -> TableInfo:
    """Begin now: bots take the seats that are still open."""
    person = await people.require(service.store, request)
    return await lobby.start(service.hall, person, table)


@put("/api/tables/{table:str}/pace", responses=CHANGES)
async def set_pace(request: AnyRequest, service: TheService, table: TableId, data: JSONBody[NewPace]) -> TableInfo:
    """How fast the bots move, at a table of one person."""
    person = await people.require(service.store, request)
    return await lobby.set_pace(service.hall, person, table, data.pace)


@post("/api/tables/{table:str}/rematch", responses=CHANGES)
async def rematch(request: AnyRequest, service: TheService, table: TableId, data: JSONBody[Rematch]) -> TableInfo:
    """A new table for the same people; asked for twice it is the same."""
    person = await people.require(service.store, request)
    return await lobby.rematch(service.hall, person, table, other_side=data.other_side)


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    get_lobby, get_invitation, get_qr, change_seat, start, set_pace, rematch,
)  # fmt: skip
