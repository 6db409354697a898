"""`roundhouse serve`: the service, until it is told to stop; and the bare `roundhouse` at a terminal or a screen."""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import module_of_path
from roundhouse.cli.voice import is_terminal, put, say, whisper, wrapped

HOST: Final = "127.0.0.1"
PORT: Final = 8470
"""Where the service is found unless told otherwise."""

HIGHEST_PORT: Final = 65_535


def serve(
    host: Annotated[str, typer.Option("--host")] = HOST,
    port: Annotated[int, typer.Option("--port", min=0, max=HIGHEST_PORT)] = PORT,
    data: Annotated[str, typer.Option("--data", metavar="DIR")] = "",
    game: Annotated[list[str] | None, typer.Option("--game", metavar="FILE")] = None,
    behind_proxy: Annotated[list[str] | None, typer.Option("--behind-proxy", metavar="ADDRESS")] = None,
) -> int:
    """Serve until somebody stops it."""
    proxies = proxies_of(behind_proxy or [])
    modules = [module_of_path(Path(word)) for word in game or []]
    try:
        listening = listen(host, port)
    except OSError as error:
        raise BadInput(_why_not(error, host, port)) from None
    return run(listening, folder_of(data), modules, proxies)


def open_table_in_browser() -> int:
    """What the bare `roundhouse` does: the service for this machine alone, and the browser at its first page."""
    try:
        listening = listen(HOST, PORT)
    except OSError:
        listening = listen(HOST, 0)  # another one is running, or somebody else sits there
    return run(listening, folder_of(""), [], browser=True, quiet=True)


def run(
    listening: socket.socket,
    folder: Path,
    modules: list[str],
    proxies: tuple[str, ...] = (),
    *,
    browser: bool = False,
    quiet: bool = False,
) -> int:
    """Serve on a socket until SIGINT or SIGTERM, then end in order."""
    from roundhouse.server.run import prepare, speak_to_log
    from roundhouse.server.service import Settings
    from roundhouse.server.store import StoreError

    speak_to_log(quiet=quiet)
    with listening:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(say("oops-file", file=str(folder), message=error.strerror or str(error))) from None
        settings = Settings(folder=folder, games=tuple(modules), warm=True, proxies=proxies)
        server = prepare(settings, when_ready=lambda: _announce(listening, browser=browser))
        with contextlib.suppress(SystemExit):  # its way to say that it did not start; the reason is asked for below
            server.run(sockets=[listening])
    failure = server.service.failure
    if failure is not None:
        if isinstance(failure, StoreError):
            raise BadInput(say("serve-failed", folder=str(folder), message=str(failure)))
        raise failure
    put(say("serve-stopped"))
    return OK


def folder_of(word: str) -> Path:
    """Where tables and people are kept: the folder that was named, else the one this system has for such things."""
    if word or "ROUNDHOUSE_DATA" in os.environ:
        return Path(word or os.environ["ROUNDHOUSE_DATA"]).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Roundhouse"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Roundhouse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "roundhouse"


def proxies_of(words: list[str]) -> tuple[str, ...]:
    """Addresses and networks that were named as proxies; a name would have to be believed too, so it is refused."""
    for word in words:
        try:
            ipaddress.ip_network(word)
        except ValueError:
            raise BadInput(say("oops-proxy", word=word)) from None
    return tuple(words)


# -- where it listens --------------------------------------------------------------------------------


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any that is free."""
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, number)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
        listening.setblocking(False)
    except BaseException:
        listening.close()
        raise
    return listening


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return say("oops-port-taken", port=str(port))
    return say("oops-listen", host=host, port=str(port), message=error.strerror or str(error))


def address_of(listening: socket.socket) -> tuple[str, bool]:
    """The address to type into a browser, and whether others in the network can reach it."""
    name = listening.getsockname()
    here = ipaddress.ip_address(str(name[0]).partition("%")[0])
    if here.is_loopback:
        return _written(here, name[1]), False
    return _written(_own_address() if here.is_unspecified else here, name[1]), True


def _written(here: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int) -> str:
    return f"http://[{here}]:{port}/" if here.version == 6 else f"http://{here}:{port}/"


def _own_address() -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """How others in the network reach this machine. Nothing is sent: the system is only asked for the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))
        return ipaddress.ip_address(asking.getsockname()[0])
    return ipaddress.ip_address(HOST)


def _announce(listening: socket.socket, *, browser: bool) -> None:
    address, is_public = address_of(listening)
    put(say("serve-address", address=address))
    if is_public and is_terminal(sys.stdout):
        import segno

        picture = io.StringIO()
        segno.make(address, error="l").terminal(picture, compact=True)
        put(picture.getvalue())
    put(wrapped(say("serve-stop")))
    sys.stdout.flush()
    if browser and not webbrowser.open(address):
        whisper(say("serve-no-browser", address=address))
