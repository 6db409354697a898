"""The HTTP part for programs: somebody new who is known by a token instead of a cookie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import Response, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from roundhouse.server import people
from roundhouse.server.api import faults
from roundhouse.server.service import TheService
from roundhouse.wire.requests import NewGuest, Token

PROGRAM: Final = "API"
"""What the list of devices calls a program."""


@post("/api/tokens", responses=faults(400, 403, 404, 413, 429, 503))
async def new_token(service: TheService, data: JSONBody[NewGuest]) -> Response[Token]:
    """Somebody new for a program: a bot of a stranger, the terminal. The token is said once and never again."""
    name, lang = people.checked_name(data.name), people.checked_lang(data.lang)
    _, token = await service.storing(service.store.add_guest(name, lang, device=PROGRAM))
    return Response(Token(token=token), status_code=201)


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (new_token,)
