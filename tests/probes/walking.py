"""What the tests of the probes share: random games with every kind of move, twins, counted deals."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from roundhouse.kernel import codec
from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, Path
from roundhouse.kernel.questions import Ask, Slot
from roundhouse.kernel.scenarios import ScenarioError, read, write
from roundhouse.kernel.state import State
from roundhouse.texts import texts_for

# Any: TOML values, of every shape, right and wrong.

S = TypeVar("S", bound=State)
Cell = TypeVar("Cell", bound=Hashable)

MOST_STEPS = 1000


def random_move(game: Game[S], s: S, slot: Slot, path: Path, dice: Dice) -> Path:
    """Complete a path, each next choice equally likely."""
    while not game.grammar.is_complete(path):
        ids = game.next_ids(s, slot, path)
        path = (*path, ids[dice.below(len(ids))])
    return path


def next_step(game: Game[S], s: S, dice: Dice, side: int = 4) -> tuple[Slot, Path] | None:
    """A random answer to an open slot, or, once in `side` times, a side move of any seat; None where chance is due."""
    pending = game.pending(s)
    if isinstance(pending, Draw):
        return None
    assert isinstance(pending, Ask)
    if side and dice.below(side) == 0:
        seat = dice.below(s.seats)
        kinds = game.side_ids(s, seat)
        if kinds:
            slot = game.side_slot(s, seat)
            return slot, random_move(game, s, slot, (kinds[dice.below(len(kinds))],), dice)
    slots = pending.open_slots()
    slot = slots[dice.below(len(slots))]
    return slot, random_move(game, s, slot, (), dice)


def walk(
    game: Game[S], seats: int, seed: str, options: Mapping[str, str] | None = None, out: Out | None = None
) -> Iterator[S]:
    """Every state of a random game, the last one over."""
    dice = Dice(seed)
    out = out or Out()
    s = game.new(seats, options, out)
    yield s
    for _ in range(MOST_STEPS):
        if s.over is not None:
            return
        step = next_step(game, s, dice)
        if step is None:
            assert s.chance is not None
            game.settle(s, dice.settle(s.chance), out)
        else:
            assert game.play(s, *step, out) is None
        yield s
    raise AssertionError("the game does not end")


def viewers(s: State) -> list[int]:
    """All who may look."""
    return [SPECTATOR, *range(s.seats)]


def sent(game: Game[S], s: S, who: int) -> bytes:
    """All that a viewer is shown: view, question, every legal move, side moves."""
    asked: list[object] = []
    slot = game.slot_of(s, who) if who >= 0 else None
    if slot is not None:
        asked = [slot.question, slot.what, [game.grammar.show(s, move) for move in game.legal(s, slot)]]
    if who >= 0:
        own = game.side_slot(s, who)
        asked.append([game.grammar.show(s, m) for kind in game.side_ids(s, who) for m in game.legal(s, own, (kind,))])
    return msgspec.json.encode([game.view(s, who), asked])


def assert_twins(game: Game[S], s: S, who: int, seed: str) -> S:
    """A twin looks the same to the viewer, is sound, and leads to the same worlds. Returns it."""
    before = game.digest(s)
    twin = game.resample(s, who, Dice(seed))
    assert sent(game, twin, who) == sent(game, s, who)
    assert game.title.soundness is not None
    assert game.title.soundness(twin) == []
    one, two = game.resample(s, who, Dice(seed + "'")), game.resample(twin, who, Dice(seed + "'"))
    assert game.digest(one) == game.digest(two)
    assert game.digest(s) == before
    return twin


def assert_stored(game: Game[S], s: S) -> None:
    """Bytes, scenario and copy give back the state."""
    digest = game.digest(s)
    assert game.digest(game.decode(game.encode(s))) == digest
    assert game.digest(game.clone(s)) == digest
    assert game.digest(read(game, write(game, s))) == digest


def assert_broken_bytes_are_refused(game: Game[S], s: S, dice: Dice) -> None:
    """A state with a wrong byte, or cut, is another state or a `CodecError`, nothing else."""
    whole = game.encode(s)
    for at in range(len(whole)):
        broken = bytearray(whole)
        broken[at] ^= 1 << dice.below(8)
        for attempt in (bytes(broken), whole[:at]):
            try:
                game.decode(attempt)
            except codec.CodecError:
                continue


def assert_broken_scenarios_are_refused(game: Game[S], table: dict[str, Any]) -> None:
    """A scenario with one wrong value anywhere is another position or a `ScenarioError`, nothing else."""
    for path in _leaves(table):
        for wrong in ("nonsense", -7, 1_000_000, True, [], {}, [[0]], {"nonsense": 1}):
            broken = copy.deepcopy(table)
            at: Any = broken
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = wrong
            try:
                read(game, broken)
            except ScenarioError:
                continue


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _leaves(inner, (*path, key))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            found += _leaves(inner, (*path, n))
    return found


def assert_told(game: Game[S], lang: str, options: Mapping[str, str]) -> None:
    """In some random games every event, choice, reason and rule has its text."""
    texts = texts_for(game, lang)
    said: list[str] = []
    rules: set[str] = set()
    for n in range(5):
        out = Out()
        for s in walk(game, game.meta.seats[1], f"told/{n}", options, out):
            for event in out.take():
                said.append(texts.event(game, s, event).text)
                rules.add(event.rule)
            for slot in s.question.slots if s.question is not None else ():
                said += [texts.ask(game, s, slot), *(texts.move(game, s, move) for move in game.legal(s, slot))]
            for term in game.scores(s, 0):
                said.append(texts.why(game, s, term.because).text)
            if s.chance is not None:
                said.append(texts.draw(s.chance.purpose))
            if s.over is not None:
                said.append(texts.ending(game, s).text)
    for option in game.title.options:
        rules.add(option.rule.id)
        said += [texts.option(option.name), *(texts.option_choice(option.name, choice) for choice in option.choices)]
    assert [rule for rule in rules if texts.rule(rule) is None] == []
    assert [text for text in said if "‹" in text or "{" in text] == []


def count_worlds(
    game: Game[S], s: S, who: int, tries: int, fingerprint: Callable[[S], Cell], seed: str = "worlds"
) -> Counter[Cell]:
    """How often each deal comes up."""
    dice = Dice(seed)
    return Counter(fingerprint(game.resample(s, who, dice)) for _ in range(tries))


def assert_odds(counted: Counter[Cell], exact: Mapping[Cell, Fraction]) -> None:
    """Chi-square: the deals that came up are those that can be, as often as they should (one in 10,000 errs)."""
    assert sum(exact.values()) == 1
    assert set(counted) <= set(exact), "a deal that cannot be"
    tries = counted.total()
    assert min(exact.values()) * tries >= 4, "too few tries for so many deals"
    distance = sum((counted[cell] - tries * float(odds)) ** 2 / (tries * float(odds)) for cell, odds in exact.items())
    free = len(exact) - 1
    # Wilson and Hilferty's approximation of the quantile at 0.9999.
    bound = free * (1 - 2 / (9 * free) + 3.719 * (2 / (9 * free)) ** 0.5) ** 3
    assert distance < bound, f"chi-square {distance:.1f} over {free}, at most {bound:.1f}"


def shares(cells: list[Cell]) -> dict[Cell, Fraction]:
    """The odds of each cell when all entries of a list are equally likely."""
    return {cell: Fraction(n, len(cells)) for cell, n in Counter(cells).items()}
