"""What the tests of the probes share: random play, twins, and all worlds with their odds, by brute force.

The worlds come from playing a script of moves with *every* result of every draw, and know nothing of `redeal`.
Those in which a viewer sees the same are the deals he holds possible, with the odds that chance gave them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import TypeVar

import msgspec

from roundhouse.kernel import codec, scenarios
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, Move
from roundhouse.kernel.questions import STANDING, Slot
from roundhouse.kernel.state import State

S = TypeVar("S", bound=State)
Script = Sequence[tuple[int, str]]


def viewers(s: State) -> range:
    """The spectator and all seats."""
    return range(SPECTATOR, s.seats)


def view_bytes(game: Game[S], s: S, who: int) -> bytes:
    """What a viewer sees, as bytes."""
    return msgspec.json.encode(game.view(s, who))


# -- playing ----------------------------------------------------------------------------------------


def draw_move(game: Game[S], s: S, slot: Slot, dice: Dice) -> Move | None:
    """A random move, uniform at each step; None where a standing question leaves a seat nothing to do."""
    path: Move = ()
    while not path or not game.grammar.is_complete(path):
        ids = game.next_ids(s, slot, path)
        if not ids:
            return None
        path = (*path, ids[dice.below(len(ids))])
    return path


def play_step(game: Game[S], s: S, dice: Dice, out: Out = SILENT) -> bool:
    """One random draw or answer, sometimes a side move before it. False when the game is over."""
    if s.over is not None:
        return False
    if s.chance is not None:
        game.settle(s, dice.settle(s.chance), out)
        return True
    seat = dice.below(s.seats)
    side = game.side_ids(s, seat)
    if side and dice.below(8) == 0:
        play_side(game, s, seat, side[dice.below(len(side))], dice, out)
        return True
    assert s.question is not None
    slots = s.question.open_slots()
    slot = slots[dice.below(len(slots))]
    move = draw_move(game, s, slot, dice)
    if move is None:
        assert s.question.kind == STANDING
        return True
    assert game.play(s, slot, move, out) is None
    return True


def play_side(game: Game[S], s: S, seat: int, kind: int, dice: Dice, out: Out) -> None:
    """A random side move of a kind."""
    slot = game.side_slot(s, seat)
    path: Move = (kind,)
    while not game.grammar.is_complete(path):
        ids = game.next_ids(s, slot, path)
        path = (*path, ids[dice.below(len(ids))])
    assert game.play(s, slot, path, out) is None


def random_states(
    game: Game[S], seats: int, options: Mapping[str, str], seed: int | str, most: int = 2000
) -> Iterator[S]:
    """Every state of a random game, its end included."""
    dice = Dice(seed)
    s = game.new(seats, options)
    for _ in range(most):
        yield s
        if not play_step(game, s, dice):
            return
    raise AssertionError(f"game {seed} does not end")


def play_text(game: Game[S], s: S, seat: int, text: str, out: Out = SILENT) -> None:
    """A move of a seat in its notation, accepted."""
    slot = game.side_slot(s, seat)
    why = game.play(s, slot, game.grammar.parse(s, text), out)
    assert why is None, (seat, text, why)


def refused(game: Game[S], s: S, seat: int, text: str) -> str:
    """The rule that refuses a move; a refusal changes nothing."""
    before = game.digest(s)
    why = game.play(s, game.side_slot(s, seat), game.grammar.parse(s, text), SILENT)
    assert why is not None, (seat, text)
    assert game.digest(s) == before
    return why.rule


def settle_all(game: Game[S], s: S, results: Sequence[int]) -> None:
    """Results for the next draws, one after another."""
    for result in results:
        assert s.chance is not None
        game.settle(s, result, SILENT)


# -- what holds at every state ----------------------------------------------------------------------


def assert_twins_stand(game: Game[S], s: S, dice: Dice) -> None:
    """Every viewer's twin looks the same to him, offers him the same, and gives the same world for the same dice."""
    for who in viewers(s):
        twin = game.resample(s, who, dice)
        assert view_bytes(game, twin, who) == view_bytes(game, s, who)
        assert game.title.soundness is None or game.title.soundness(twin) == []
        if who != SPECTATOR:
            mine, other = game.slot_of(s, who), game.slot_of(twin, who)
            assert repr(mine) == repr(other)
            if mine is not None and other is not None:
                assert offered(game, s, mine) == offered(game, twin, other)
            assert game.side_ids(s, who) == game.side_ids(twin, who)
        seed = dice.below(1_000_000)
        again = game.resample(twin, who, Dice(seed))
        assert game.digest(game.resample(s, who, Dice(seed))) == game.digest(again)


def offered(game: Game[S], s: S, slot: Slot) -> list[list[tuple[str, int]]]:
    """All choices of the first two levels."""
    steps = game.choices(s, slot)
    below = [game.choices(s, slot, (step.id,)) for step in steps]
    return [[(step.token, step.id) for step in level] for level in (steps, *below)]


def assert_kept(game: Game[S], s: S) -> None:
    """Bytes and scenario text give the same state again, and a copy is one."""
    digest = game.digest(s)
    assert game.digest(game.decode(game.encode(s))) == digest
    assert game.digest(scenarios.read(game, scenarios.write(game, s))) == digest
    assert game.digest(game.clone(s)) == digest
    assert codec.digest(s) == digest


# -- all worlds -------------------------------------------------------------------------------------


def all_worlds(game: Game[S], start: S, script: Script, until: str = "") -> list[tuple[S, Fraction]]:
    """All states after the script with their odds; `until` stops at a draw whose purpose begins so.

    Whatever is decided at the start has to be known to all.
    """
    worlds: list[tuple[S, Fraction]] = []
    waiting = [(game.clone(start), Fraction(1), 0)]
    while waiting:
        s, odds, at = waiting.pop()
        if s.chance is not None and not (at == len(script) and until and s.chance.purpose.startswith(until)):
            total = s.chance.total
            for result, weight in enumerate(s.chance.weights):
                if weight:
                    other = game.clone(s)
                    game.settle(other, result, SILENT)
                    waiting.append((other, odds * weight / total, at))
        elif at < len(script):
            play_text(game, s, *script[at])
            waiting.append((s, odds, at + 1))
        else:
            worlds.append((s, odds))
    assert sum(odds for _, odds in worlds) == 1
    return worlds


def possible(
    game: Game[S], worlds: Sequence[tuple[S, Fraction]], true: S, who: int, fingerprint: Callable[[S], object]
) -> dict[object, Fraction]:
    """What a viewer of the true state holds possible, with its odds."""
    seen = view_bytes(game, true, who)
    odds: dict[object, Fraction] = {}
    for s, chance in worlds:
        if view_bytes(game, s, who) == seen:
            key = fingerprint(s)
            odds[key] = odds.get(key, Fraction(0)) + chance
    total = sum(odds.values())
    return {key: chance / total for key, chance in odds.items()}


def assert_odds(
    game: Game[S], true: S, who: int, exact: Mapping[object, Fraction], fingerprint: Callable[[S], object], tries: int
) -> None:
    """`resample` gives each consistent deal as often as counting says (chi-square, four sigma), and no other."""
    dice = Dice(f"odds/{who}")
    found = Counter(fingerprint(game.resample(true, who, dice)) for _ in range(tries))
    assert set(found) <= set(exact), set(found) - set(exact)
    away = sum((found[key] - tries * float(p)) ** 2 / (tries * float(p)) for key, p in exact.items())
    free = len(exact) - 1
    assert away <= free + 4 * sqrt(2 * free), (away, free, found)
