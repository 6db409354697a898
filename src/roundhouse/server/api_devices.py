"""The HTTP part about one's devices: a link to another one, their list, signing out.

A token travels in bodies and in the part of an address that browsers keep to themselves, never in a path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from roundhouse.server import people
from roundhouse.server.api import faults
from roundhouse.server.devices import name_of_device
from roundhouse.server.faults import NO_SUCH_DEVICE, NO_SUCH_LINK, Trouble
from roundhouse.server.people import AnyRequest
from roundhouse.server.qr import qr_of
from roundhouse.server.service import TheService
from roundhouse.wire.requests import Device, Here, Me, MyLink

GOOD_FOR: Final = 10 * 60
"""Seconds that a link is good for."""

LONGEST_TOKEN: Final = 100

DeviceId = Annotated[str, PathParameter(max_length=64)]


@post("/api/me/link", responses=faults(400, 401, 403, 404, 413, 429, 503))
async def new_link(request: AnyRequest, service: TheService) -> MyLink:
    """A link that makes another device one's own, once."""
    person = await people.require(service.store, request)
    token = await service.storing(service.store.add_link(person.id, GOOD_FOR))
    path = f"/here#{token}"
    return MyLink(path=path, seconds=GOOD_FOR, qr=qr_of(f"{str(request.base_url).rstrip('/')}{path}"))


@post("/api/here", responses=faults(400, 403, 404, 413, 429, 503))
async def use_link(request: AnyRequest, service: TheService, data: JSONBody[Here]) -> Response[Me]:
    """This device becomes one of whoever made the link. Whom it belonged to before is no longer signed in here."""
    if not 0 < len(data.token) <= LONGEST_TOKEN:
        raise Trouble(404, NO_SUCH_LINK)
    name = name_of_device(request.headers.get("user-agent", ""))
    added = await service.storing(service.store.add_device(data.token, name))
    if added is None:
        raise Trouble(404, NO_SUCH_LINK)
    person, cookie = added
    before = await people.person_of(service.store, request)
    if before is not None and before.id == person.id:
        await service.storing(service.store.sign_out(person.id, people.device_of(request)))
    secure = request.url.scheme == "https"
    return Response(people.me_of(person), status_code=201, cookies=[people.cookie_for(cookie, secure=secure)])


@get("/api/me/devices", responses=faults(401))
async def get_devices(request: AnyRequest, service: TheService) -> list[Device]:
    """The devices by which one is known, the last seen first."""
    person = await people.require(service.store, request)
    return await _devices_of(service, person.id, people.device_of(request))


@delete("/api/me/devices/{device:str}", status_code=200, responses=faults(400, 401, 403, 404, 429, 503))
async def sign_out(request: AnyRequest, service: TheService, device: DeviceId) -> Response[list[Device]]:
    """A device is nobody's any more: of the others the list, for this one nothing but the end of its cookie."""
    person = await people.require(service.store, request)
    if not await service.storing(service.store.sign_out(person.id, device)):
        raise Trouble(404, NO_SUCH_DEVICE)
    service.hang_up(person.id)
    this = people.device_of(request)
    if device == this:
        secure = request.url.scheme == "https"
        return Response([], status_code=200, cookies=[people.no_cookie(secure=secure)])
    return Response(await _devices_of(service, person.id, this), status_code=200)


async def _devices_of(service: TheService, person: str, this: str) -> list[Device]:
    return [
        Device(id=one.id, name=one.name, created=one.created // 1_000, seen=one.seen // 1_000, this=one.id == this)
        for one in await service.store.list_devices(person)
    ]


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (new_link, use_link, get_devices, sign_out)
