"""A running service, from the command line: who one is there, and its tables over HTTP."""

from __future__ import annotations

import getpass
import http.client
import json
import os
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any, Final  # Any: JSON

from roundhouse.cli.faults import BadInput
from roundhouse.cli.serve import HOST, PORT, folder_of
from roundhouse.cli.voice import lang, say, texts

KEYS: Final = "guests.json"
"""Where the tokens are kept by which services know this user; nobody else may read it."""

PATIENCE: Final = 30
UNKNOWN: Final = 401

Json = dict[str, Any]


class Home:
    """A service by its address, and who one is there."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address_in(address)
        self._name = name
        self.token = read_keys().get(self.address, "")

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return self.address.replace("http", "ws", 1) + "/ws"

    def page(self, table: str) -> str:
        """The address of a table's page."""
        return f"{self.address}/table/{urllib.parse.quote(table)}"

    def sign_in(self) -> None:
        """Be known there: as before, else as somebody new."""
        if self.token and self.get("/api/me") is not None:
            return
        name = self._name or user_name()
        self.token = self.call("POST", "/api/tokens", {"name": name, "lang": lang()})["token"]
        keep_key(self.address, self.token)

    def get(self, path: str) -> Any:
        """What there is at a path."""
        return self.call("GET", path)

    def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request; `BadInput` says what was wrong with it, or that nobody answers."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, content, headers, method=method)  # noqa: S310 - http only
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - same
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise BadInput(said_fault(fault_in(error))) from None
        except (OSError, http.client.HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise BadInput(say("oops-far", address=self.address, message=str(reason))) from None


def address_in(word: str) -> str:
    """An address as one writes it: `192.168.0.7:8470`, `http://...`; empty stands for this machine."""
    whole = word if "://" in word else f"http://{word or f'{HOST}:{PORT}'}"
    found = urllib.parse.urlsplit(whole)
    if found.scheme not in {"http", "https"} or not found.hostname:
        raise BadInput(say("oops-far-address", word=word))
    return f"{found.scheme}://{found.netloc}"


def fault_in(error: urllib.error.HTTPError) -> Json:
    """The fault that a refusal carries."""
    try:
        found = json.load(error)
    except ValueError:
        found = None
    return found if isinstance(found, dict) and "code" in found else {"code": "unreachable"}


def said_fault(fault: Json) -> str:
    """A fault of the service in words; those of a game's rules are said by who knows the game."""
    args = fault.get("args", {})
    for key in (f"bad-{fault.get('key', '')}", f"web-fault-{fault['code']}"):
        if texts().has(key):
            return texts().say(key, args)
    return texts().say("web-fault-other", code=fault["code"])


def user_name() -> str:
    """What this user is called here."""
    try:
        return getpass.getuser()[:40] or "Guest"
    except (KeyError, OSError, ImportError):
        return "Guest"


# -- keys --------------------------------------------------------------------------------------------


def read_keys() -> dict[str, str]:
    """The tokens by addresses; a file that is none counts as empty."""
    try:
        found = json.loads((folder_of("") / KEYS).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(token) for name, token in found.items()} if isinstance(found, dict) else {}


def keep_key(address: str, token: str) -> None:
    """Remember a token, in a file that only this user may read."""
    folder = folder_of("")
    keys = {**read_keys(), address: token}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        beside = folder / f".{KEYS}.{os.getpid()}"
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            json.dump(keys, file, indent=1)
        Path(beside).replace(folder / KEYS)
    except OSError as error:
        raise BadInput(say("oops-file", file=str(folder / KEYS), message=error.strerror or str(error))) from None
