"""`roundhouse doctor`: whether everything that playing needs is there, each check with the next step."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, Final  # Any: games of every state

import typer
from rich.text import Text

import roundhouse
from roundhouse.cli.faults import OK, RED, complaint
from roundhouse.cli.voice import WIDEST, console, has_colour, is_terminal, put, put_json, say
from roundhouse.kernel import game as kernel_game
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import find_game, game_ids
from roundhouse.texts import ENGINE, LANGUAGES, faults, keys

FINE: Final = "fine"
WARNING: Final = "warning"
BROKEN: Final = "broken"
NARROW: Final = 80
PACKAGES: Final = ("roundhouse", "msgspec", "typer", "rich", "fluent.runtime", "tomli-w")


class Finding:
    """What one check found."""

    def __init__(self, check: str, status: str, text: str) -> None:
        self.check = check
        self.status = status
        self.text = text


def doctor(json: Annotated[bool, typer.Option("--json")] = False) -> int:
    """Look at everything that playing needs."""
    found: list[Finding] = []
    for check in (_python, _packages, _code, _terminal, _encoding, _games, _texts, _content, _folder):
        found += _guarded(check)
    healthy = all(finding.status != BROKEN for finding in found)
    if json:
        checks = [{"check": one.check, "status": one.status, "text": one.text} for one in found]
        put_json({"healthy": healthy, "version": roundhouse.__version__, "checks": checks})
    else:
        marks = {FINE: ("ok", "green"), WARNING: ("!", "yellow"), BROKEN: ("x", "red bold")}
        for one in found:
            mark, style = marks[one.status]
            console().print(Text.assemble((f"{mark:>3}", style), f"  {say(f'doctor-{one.check}'):<14}", one.text))
        put(say("doctor-healthy" if healthy else "doctor-ill"))
    return OK if healthy else RED


def _guarded(check: Callable[[], list[Finding]]) -> list[Finding]:
    """A check that breaks is a finding too."""
    try:
        return check()
    except Exception as error:  # noqa: BLE001 - the doctor survives every patient
        return [Finding(check.__name__.removeprefix("_"), BROKEN, complaint(error, "roundhouse doctor").line)]


def _python() -> list[Finding]:
    version = ".".join(str(part) for part in sys.version_info[:3])
    old = sys.version_info < (3, 11)
    said = say("doctor-python-old", version=version) if old else f"{sys.implementation.name} {version}"
    return [Finding("python", BROKEN if old else FINE, said)]


def _packages() -> list[Finding]:
    versions: list[str] = []
    missing: list[str] = []
    for name in PACKAGES:
        try:
            versions.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            missing.append(name)
    if missing:
        return [Finding("packages", BROKEN, say("doctor-packages-missing", names=", ".join(missing)))]
    return [Finding("packages", FINE, ", ".join(versions))]


def is_compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    return not str(kernel_game.__file__).endswith(".py")


def _code() -> list[Finding]:
    return [Finding("code", FINE, say("doctor-compiled" if is_compiled() else "doctor-pure"))]


def _terminal() -> list[Finding]:
    if not is_terminal(sys.stdout):
        return [Finding("terminal", FINE, say("doctor-no-terminal"))]
    size = os.get_terminal_size(sys.stdout.fileno())
    colour = say("doctor-colour" if has_colour() else "doctor-no-colour")
    said = say("doctor-size", columns=str(size.columns), lines=str(size.lines), colour=colour)
    if size.columns < NARROW:
        return [Finding("terminal", WARNING, f"{said} {say('doctor-narrow', wanted=str(WIDEST))}")]
    return [Finding("terminal", FINE, said)]


def _encoding() -> list[Finding]:
    encoding = sys.stdout.encoding
    try:
        "ä–●┃→‹".encode(encoding)
    except UnicodeEncodeError:
        return [Finding("encoding", WARNING, say("doctor-encoding-poor", encoding=encoding))]
    return [Finding("encoding", FINE, encoding)]


def _all_games() -> list[Game[Any]]:
    return [find_game(name) for name in game_ids()]


def _games() -> list[Finding]:
    found: list[Finding] = []
    for name in game_ids():
        try:
            found.append(Finding("games", FINE, find_game(name).meta.id))
        except Exception as error:  # noqa: BLE001 - a game that does not even load is what is looked for
            found.append(Finding("games", BROKEN, f"{name}: {complaint(error, 'roundhouse doctor').line}"))
    return found or [Finding("games", WARNING, say("games-none"))]


def _texts() -> list[Finding]:
    found: list[Finding] = []
    for package in (ENGINE, *(game.meta.package for game in _all_games())):
        wrong = [f"{package} ({lang}): {fault}" for lang in LANGUAGES for fault in faults(package, lang)]
        sets = [keys(package, lang) for lang in LANGUAGES]
        everything = frozenset[str]().union(*sets)
        lacking = {lang: sorted(everything - own) for lang, own in zip(LANGUAGES, sets, strict=True)}
        wrong += [f"{package} ({lang}): {', '.join(names[:5])}" for lang, names in lacking.items() if names]
        found += [Finding("texts", BROKEN, fault) for fault in wrong]
        if not wrong:
            said = say("doctor-texts-sound", package=package, number=len(everything), languages=", ".join(LANGUAGES))
            found.append(Finding("texts", FINE, said))
    return found


def _content() -> list[Finding]:
    """Every choice of every option is set up once: that loads and validates all content."""
    found: list[Finding] = []
    for game in _all_games():
        tried = 0
        for wanted in ({}, *({option.name: choice} for option in game.title.options for choice in option.choices)):
            seats = [n for n in range(game.meta.seats[0], game.meta.seats[1] + 1) if _fits(game, wanted, n)]
            for n in seats[:1]:
                game.set_up(n, game.options(wanted, n))
                tried += 1
        found.append(Finding("content", FINE, say("doctor-content-set-up", game=game.meta.id, number=tried)))
    return found


def _fits(game: Game[Any], wanted: dict[str, str], seats: int) -> bool:
    refuse = game.title.refuse_options
    return refuse is None or refuse(seats, game.options(wanted)) is None


def home() -> Path:
    """The folder for what is kept between games: `ROUNDHOUSE_DATA`, else where the system keeps such things."""
    wanted = os.environ.get("ROUNDHOUSE_DATA")
    if wanted:
        return Path(wanted)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "roundhouse"


def _folder() -> list[Finding]:
    folder = home()
    nearest = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    if nearest.is_dir() and os.access(nearest, os.W_OK):
        return [Finding("folder", FINE, str(folder))]
    return [Finding("folder", BROKEN, say("doctor-folder-closed", folder=str(nearest)))]
