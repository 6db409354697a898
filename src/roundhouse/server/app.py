"""The application: handlers, guards, errors, documents, and the life of the service around them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final  # Any: the OpenAPI document is JSON of every kind

import structlog
from litestar import Litestar, MediaType, Response, get, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import roundhouse
from roundhouse.server import people
from roundhouse.server.api import HANDLERS
from roundhouse.server.api_devices import HANDLERS as DEVICES
from roundhouse.server.api_lobby import HANDLERS as LOBBY
from roundhouse.server.api_tokens import HANDLERS as TOKENS
from roundhouse.server.faults import MALFORMED_REQUEST, NO_SUCH_PAGE, OUR_FAULT, TOO_LARGE, Trouble
from roundhouse.server.guards import is_own_page, with_headers
from roundhouse.server.pages import File
from roundhouse.server.people import AnyRequest, AnySocket
from roundhouse.server.service import Service, TheService
from roundhouse.server.sockets import Talk
from roundhouse.texts.language import language_of
from roundhouse.texts.render import Texts
from roundhouse.wire.parts import Fault

LARGEST_BODY: Final = 64 * 1024

_CODES: Final = {404: NO_SUCH_PAGE, 405: NO_SUCH_PAGE, 413: TOO_LARGE}
_events = structlog.get_logger("roundhouse.app")


def make_app(service: Service) -> Litestar:
    """The ASGI application. Its service opens and closes with it."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncGenerator[None, None]:
        try:
            await service.open()
        except Exception as error:
            service.failure = error
            raise
        try:
            yield
        finally:
            await service.close()

    async def the_service() -> Service:
        return service

    def check(request: AnyRequest) -> None:
        client = request.client.host if request.client is not None else ""
        service.guard.check(request.method, request.headers, client)

    return Litestar(
        route_handlers=[*HANDLERS, *LOBBY, *DEVICES, *TOKENS, get_page, talk],
        lifespan=[life],
        dependencies={"service": Provide(the_service)},
        before_request=check,
        middleware=[with_headers],
        exception_handlers={Trouble: say_trouble, HTTPException: say_http, Exception: say_our_fault},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Roundhouse",
            version=roundhouse.__version__,
            description="One home for railway board games. Playing goes over the socket at /ws.",
            path="/schema",
            render_plugins=[ClosedDocument(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


class ClosedDocument(JsonRenderPlugin):
    """The document, made when somebody asks for it; it says what is true: a field that nobody knows is refused."""

    # Any: see above.
    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        for schema in openapi_schema["components"]["schemas"].values():
            if schema.get("properties"):
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


# -- errors ------------------------------------------------------------------------------------------


def say_trouble(_: AnyRequest, trouble: Trouble) -> Response[Fault]:
    """A fault of ours as an answer."""
    return Response(trouble.fault, status_code=trouble.status, media_type=MediaType.JSON)


def say_http(_: AnyRequest, error: HTTPException) -> Response[Fault]:
    """What Litestar refuses: nothing there, a body that is none, too much of it."""
    code = _CODES.get(error.status_code, MALFORMED_REQUEST if error.status_code < 500 else OUR_FAULT)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Fault(code=code), status_code=error.status_code, media_type=MediaType.JSON, headers=headers)


def say_our_fault(request: AnyRequest, error: Exception) -> Response[Fault]:
    """Anything else is our fault: it goes into the log, never to the reader."""
    # The path as it is declared, never as it was asked for: there stand codes that invite.
    _events.error("our_fault", path=sorted(request.route_handler.paths), kind=type(error).__name__, exc_info=error)
    return Response(Fault(code=OUR_FAULT), status_code=500, media_type=MediaType.JSON)


# -- pages and sockets -------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def get_page(request: AnyRequest, service: TheService, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the web client; anything that looks like no file is a page of it."""
    name = path.strip("/")
    if name.startswith(("api/", "schema/")):
        raise Trouble(404, NO_SUCH_PAGE)
    file = service.pages.file(name)
    if file is not None:
        return _send_file(request, file)
    if "." in name.rpartition("/")[2]:
        raise Trouble(404, NO_SUCH_PAGE)
    person = await people.person_of(service.store, request)
    lang = person.lang if person is not None else _accepted(request.headers.get("accept-language", ""))
    if not service.pages.is_built:
        said = Texts(lang).say("service-not-built")
        return Response(said.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    page = service.pages.page(lang, person.theme if person is not None else "auto")
    headers = {"cache-control": "no-store", "vary": "cookie, accept-language"}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


def _send_file(request: AnyRequest, file: File) -> Response[bytes]:
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.media_type, headers=headers)


def _accepted(wish: str) -> str:
    """The first language of a browser's list that we speak."""
    for word in wish.split(","):
        found = language_of(word.partition(";")[0])
        if found is not None:
            return found
    return "en"


@websocket("/ws")
async def talk(socket: AnySocket, service: TheService) -> None:
    """A socket at a table."""
    if not is_own_page(socket.headers):
        await socket.close(4403)
        return
    person = await people.person_of(service.store, socket)
    await socket.accept()
    guessing = partial(service.guard.guessing, people.address_of(socket))
    conversation = Talk(socket, service.hall, person.id if person is not None else "", guessing)
    service.talks.add(conversation)
    try:
        await conversation.run()
    finally:
        service.talks.discard(conversation)
