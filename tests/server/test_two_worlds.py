"""Two worlds on the wire: what a viewer may not know changes no byte, no message and no moment of what he is sent.

The same scripted game is played at two tables whose hidden facts differ, in virtual time, with clocks, people and bots
whose thoughts take as long as what they know lets them. The two are compared up to the first thing that tells the
viewer something new; the moment of that is compared too.
"""

from __future__ import annotations

import base64
import importlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.questions import SEALED
from roundhouse.kernel.registry import find_game
from roundhouse.table import LocalTable, open_table, secret_of_seed
from tests.server.playing import PROBES, in_loop
from tests.server.rooms import a_room, make_probes_known
from tests.server.virtual import VirtualTime
from tests.server.worlds import World, pick, takes, tells

TITLES: dict[str, dict[str, str]] = {
    "sealed_bids": {}, "hidden_roles": {}, "dice_network": {}, "draw_and_place": {},
    "switch_and_signal": {"hidden_hands": "yes"},
}  # fmt: skip
SECRET_TITLES = {"sealed_bids", "hidden_roles", "switch_and_signal"}
GAMES = 10
STEPS = 12


@pytest.fixture(autouse=True)
def _probes(monkeypatch: pytest.MonkeyPatch) -> None:
    make_probes_known(monkeypatch)


def game_of(title: str) -> Game[Any]:
    own = [name for name in PROBES if name.endswith(title)]
    game: Game[Any] = importlib.import_module(own[0]).GAME if own else find_game(title)
    return game


def begun(game: Game[Any], options: dict[str, str], dice: Dice, secret: bytes) -> LocalTable:
    """A game at some moment."""
    low, high = game.meta.seats
    seats = min(high, max(low, 3))
    table = open_table(game, seats, options, secret=secret, answers_obvious=True)
    left, before = dice.below(40), table.state
    while left > 0 or has_answers(table):
        left -= 1
        asked = [seat for seat in table.asked_seats() if table.choices(seat)]
        if not asked or table.over is not None:
            break
        if not has_answers(table):
            before = game.clone(table.state)
        seat = asked[dice.below(len(asked))]
        slot = table.slot(seat)
        assert slot is not None
        move = RandomWalk(dice).move(game, table.state, slot)
        table.answer(seat, game.grammar.show(table.state, move))
        if table.end is not None:
            return open_table(game, secret=secret, start=before)
    return table


def has_answers(table: LocalTable) -> bool:
    """Whether somebody has given a sealed answer: a world dealt anew takes it back, so no script fits both."""
    ask = table.state.question
    return ask is not None and any(answer is not None for answer in ask.answers)


@asynccontextmanager
async def two_rooms(folder: Path) -> AsyncGenerator[tuple[World, World], None]:
    one, other = VirtualTime(), VirtualTime()
    (folder / "b").mkdir()
    async with a_room(folder, one, takes=takes) as here, a_room(folder / "b", other, takes=takes) as there:
        worlds = []
        for room in (here, there):
            cookies = {}
            for n, person in enumerate(list(room.people)):
                room.people[n], cookies[person.id] = await room.store.add_guest(person.name, "en")
                cookies[room.people[n].id] = cookies.pop(person.id)
            worlds.append(World(room, cookies))
        yield worlds[0], worlds[1]
        for world in worlds:
            await world.close()


class Script:
    """What is done in both worlds alike."""

    def __init__(self, worlds: tuple[World, World], who: int, dice: Dice) -> None:
        self.worlds = worlds
        self.who = who
        self.dice = dice
        self.entries = [len(world.live.playing().entries) for world in worlds]
        self.compared = 0
        self.secret_answers = 0
        self.commands = 0

    async def pass_(self, seconds: float) -> bool:
        """Let time pass, little by little; whether both worlds are still the same to the viewer."""
        for _ in range(round(seconds / 0.25)):
            for world in self.worlds:
                await world.room.time.pass_(0.25)
            if not self.same():
                return False
        return True

    def same(self) -> bool:
        """Compare. False where the viewer has been told something that may differ."""
        fresh = [world.live.playing().entries[known:] for world, known in zip(self.worlds, self.entries, strict=True)]
        self.entries = [len(world.live.playing().entries) for world in self.worlds]
        here, there = (world.told[self.compared :] for world in self.worlds)
        if any(tells(entry, self.who) for entries in fresh for entry in entries) or self._differ(fresh):
            assert [when for when, _ in here] == [when for when, _ in there]
            return False
        assert here == there
        self.compared += len(here)
        return True

    def _differ(self, fresh: list[list[Any]]) -> bool:
        """Whether a bot has decided something else, as it may: it knows what the viewer does not."""
        shown = [[(entry.seat, self._shown(entry.seat, entry.move)) for entry in entries] for entries in fresh]
        return shown[0] != shown[1]

    def _shown(self, seat: int, move: str) -> str:
        return move if seat == self.who or not move else self.worlds[0].public(move)

    async def act(self) -> bool:
        """One person answers; whether there was anything that both worlds allow."""
        asked = [world.asked() for world in self.worlds]
        assert asked[0] == asked[1], "who is asked is public"
        if not asked[0]:
            return False
        seat = asked[0][self.dice.below(len(asked[0]))]
        found = [world.moves(seat) for world in self.worlds]
        sealed = self.worlds[0].live.playing().state.question.kind == SEALED
        if seat == self.who:
            assert found[0] == found[1], "what one may do is no secret from oneself"
            moves = [pick(self.dice, found[0])] * 2
        elif sealed:
            self.secret_answers += 1
            moves = [pick(self.dice, one) for one in found]
        else:
            # The same as far as the viewer sees it; what he does not see may differ.
            here = pick(self.dice, found[0])
            there = [move for move in found[1] if self.worlds[1].public(move) == self.worlds[0].public(here)]
            if not there:
                return False
            moves = [here, pick(self.dice, there)]
        self.commands += 1
        for world, move in zip(self.worlds, moves, strict=True):
            await say(world, seat, move, f"c{self.commands}", by_socket=seat == self.who)
        return True

    async def ask(self) -> None:
        """The viewer asks whatever he can."""
        for world in self.worlds:
            move = pick(Dice(str(self.commands)), self.worlds[0].moves(self.who) or ["nothing"])
            seat = max(self.who, 0)
            world.socket.say(type="seen", number=10_000)
            world.socket.say(type="ask_choices", id="q1", seat=seat)
            world.socket.say(type="ask_why", id="q2", seat=seat, move="nothing")
            world.socket.say(type="ask_if", id="q3", seat=seat, moves=[move])
            world.socket.say(type="take_back", id=f"q4-{self.commands}", seat=seat, steps=30)
            await world.room.time.settle()
            await world.ask_http()


async def say(world: World, seat: int, move: str, command: str, *, by_socket: bool) -> None:
    question = world.live.playing().question(seat)
    if by_socket:
        world.socket.say(type="do", id=command, seat=seat, question=question, move=move)
    else:
        done = await world.room.do(world.live, seat, move, command)
        assert done.fault is None, (move, done)
    await world.room.time.settle()


async def one_game(worlds: tuple[World, World], title: str, number: int) -> tuple[int, int]:
    """Play one; how many messages were the same, and how many answers were given that the viewer must not notice."""
    game, dice = game_of(title), Dice(f"{title}/{number}")
    secret = secret_of_seed(f"{title}/{number}")
    table = begun(game, TITLES[title], dice, secret)
    who = number % (table.seats + 1) - 1
    twin = game.resample(table.state, who, dice)
    others = [seat for seat in range(table.seats) if seat != who]
    bots = {seat for seat in others if dice.below(3) == 0}
    for world, state in zip(worlds, (game.clone(table.state), twin), strict=True):
        await world.begin(game, state, secret, bots, who)
    script = Script(worlds, who, dice)
    if script.same():
        for _ in range(STEPS):
            await script.ask()
            if not script.same() or not await script.pass_(1.25):
                break
            if not await script.act() or not script.same() or not await script.pass_(0.75):
                break
    for world in worlds:
        sent = "".join(world.everything)
        for canary in canaries(secret, world):
            assert canary not in sent
        await world.end()
    return script.compared, script.secret_answers


async def many_games(worlds: tuple[World, World], title: str, games: int) -> None:
    for number in range(games):
        await one_game(worlds, title, number)


def canaries(secret: bytes, world: World) -> list[str]:
    """What must never be sent, in every way it could be written."""
    start = world.live.playing().header.start
    tokens = [cookie.partition(".")[2] for cookie in world._cookies.values()]
    return [secret.hex(), base64.b64encode(secret).decode(), repr(secret)[2:-1], start[40:120], *tokens]


async def play(tmp_path: Path, title: str, games: int) -> None:
    compared = noticed = 0
    with capture_logs() as logs:
        async with two_rooms(tmp_path) as worlds:
            for number in range(games):
                same, silent = await one_game(worlds, title, number)
                compared, noticed = compared + same, noticed + silent
            written = repr(logs)
            for number in range(games):
                for canary in canaries(secret_of_seed(f"{title}/{number}"), worlds[0]):
                    assert canary not in written
    assert compared > 8 * games, "there was nothing to compare"
    assert noticed or title not in SECRET_TITLES - {"switch_and_signal"}


@pytest.mark.parametrize("title", TITLES)
def test_two_worlds_send_a_viewer_the_same_bytes_at_the_same_moments(tmp_path: Path, title: str) -> None:
    in_loop(play)(tmp_path, title, GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_two_worlds_in_many_games(tmp_path: Path, title: str) -> None:
    in_loop(play, 3_600)(tmp_path, title, 200)


@in_loop
async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_rooms(tmp_path) as worlds:
        # Bots whose answers do not wait for the beat: the moment would tell what they think about.
        monkeypatch.setattr("roundhouse.server.driver.beats_left", lambda spent, beat: 0.0)
        with pytest.raises(AssertionError):
            await many_games(worlds, "hidden_roles", 40)


def test_the_viewers_of_ten_games_are_all_there_are() -> None:
    for title in TITLES:
        seats = min(game_of(title).meta.seats[1], max(game_of(title).meta.seats[0], 3))
        assert {number % (seats + 1) - 1 for number in range(GAMES)} == set(range(SPECTATOR, seats))
