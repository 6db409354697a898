"""Scenarios: any position in readable terms, what differs from a set-up with given seats and options.

`read(write(state))` is the state. What nobody writes by hand (frames, question, counters, restore points) is
always written, and may be left out on reading: then play begins at the entry that `at` names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from roundhouse.kernel import records
from roundhouse.kernel.codec import CodecError, flow_of, rewind, set_flow
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY, NONE, sees
from roundhouse.kernel.moves import Grammar, Malformed
from roundhouse.kernel.piles import Deck, Pile
from roundhouse.kernel.reasons import Refused
from roundhouse.kernel.state import GRID, NUMBER, PILE, ROW, Column, State

Table = dict[str, Any]  # Any: TOML values, here and below
S = TypeVar("S", bound=State)

_SHAPES: Final[dict[int, Any]] = {
    NUMBER: records.Word,
    ROW: list[records.Word] | dict[str, records.Word],
    GRID: list[list[records.Word]] | dict[str, list[records.Word]],
    PILE: records.Pile,
}
_SAID: Final = {"`int`": "a whole number", "`str`": "a text", "`array`": "a list", "`object`": "a table"}


class ScenarioError(ValueError):
    """A scenario that cannot be. `key` says where, the message what was expected."""

    def __init__(self, key: str, expected: str) -> None:
        super().__init__(f"{key}: {expected}")
        self.key = key
        self.expected = expected


class Names:
    """The names of ids in one state; ids of no domain are plain numbers."""

    def __init__(self, grammar: Grammar, s: State) -> None:
        self.grammar = grammar
        self.s = s

    def show(self, domain: str, value: Any) -> Any:
        """The name of an id, or the names in a list, or in a list of lists."""
        if isinstance(value, list):
            return [self.show(domain, inner) for inner in value]
        known = self.grammar.domains.get(domain)
        return int(value) if known is None else known.token(self.s, value)

    def find(self, domain: str, value: Any, where: str) -> Any:
        """The other way round."""
        if isinstance(value, list):
            return [self.find(domain, inner, f"{where}[{i}]") for i, inner in enumerate(value)]
        known = self.grammar.domains.get(domain)
        try:
            if known is None:
                return int(value)
            return NONE if value == "none" else known.find(self.s, str(value))
        except ValueError as error:  # `Malformed` is one
            raise ScenarioError(where, str(error) if known is not None else "a whole number") from error

    def find_index(self, domain: str, value: str, where: str, size: int) -> int:
        """The index that a key stands for."""
        index: int = self.find(domain, value, where)
        if not 0 <= index < size:
            raise ScenarioError(f"{where}.{value}", "an index that exists")
        return index


# -- writing ----------------------------------------------------------------------------------------


def write(game: Game[S], s: S) -> Table:
    """A state as a table that TOML can hold."""
    base = game.set_up(s.seats, s.options)
    defaults = {option.name: option.default for option in game.title.options}
    scenario = records.Scenario(s.seats, game.meta.id)
    scenario.options = {name: value for name, value in s.options.items() if value != defaults.get(name)}
    names = Names(game.grammar, s)
    for column in s.COLUMNS.all:
        shown = _show_column(names, column, getattr(s, column.name), getattr(base, column.name))
        if shown is not None:
            scenario.position[column.name] = shown
    scenario.flow = flow_of(s)
    for _, slot in _list_slots(scenario.flow):
        if isinstance(slot.answer, list):
            slot.answer = game.grammar.show(s, tuple(slot.answer)) or []
    table: Table = msgspec.to_builtins(scenario)
    return table


def _list_slots(flow: records.Flow) -> list[tuple[str, records.Slot]]:
    """All slots of all questions, with their keys."""
    asks: list[tuple[str, records.Ask | None]] = [("question", flow.question), ("sealed", flow.sealed)]
    asks += [(f"held[{i}]", ask) for i, ask in enumerate(flow.held)]
    slots: list[tuple[str, records.Slot]] = []
    for where, ask in asks:
        if ask is not None:
            slots += [(f"flow.{where}.slots[{i}]", slot) for i, slot in enumerate(ask.slots)]
    return slots


def _show_column(names: Names, column: Column, value: Any, base: Any) -> Any:
    if column.shape == PILE:
        shown = _show_pile(names, column, value)
        return None if shown == _show_pile(names, column, base) else shown
    if value == base:
        return None
    listed = names.show(column.of, value)
    if column.shape == NUMBER or not column.by or len(value) != len(base):
        return listed
    return {str(names.show(column.by, i)): shown for i, shown in enumerate(listed) if value[i] != base[i]}


def _show_deck(names: Names, of: str, deck: Deck, shown: records.Deck) -> None:
    shown.bag = {str(names.show(of, kind)): n for kind, n in enumerate(deck.bag) if n}
    for kind, back, seen in zip(deck.kinds, deck.backs, deck.seen, strict=True):
        card = records.Card()
        if kind != NONE:
            card.kind = names.show(of, kind)
            card.seen = "all" if seen == EVERYBODY else [n for n in range(seen.bit_length()) if sees(seen, n)]
        if back or kind == NONE:
            card.back = back
        shown.cards.append(card)


def _show_pile(names: Names, column: Column, pile: Pile) -> records.Pile:
    shown = records.Pile(taken=pile.taken, aside=pile.aside, under=pile.under, epoch=pile.epoch)
    _show_deck(names, column.of, pile.deck, shown)
    for i, deck in enumerate(pile.decks):
        if i != pile.epoch:
            shown.other_epochs.append(records.Deck())
            _show_deck(names, column.of, deck, shown.other_epochs[-1])
    return shown


# -- reading ----------------------------------------------------------------------------------------


def read(game: Game[S], table: Mapping[str, Any]) -> S:
    """The state that a table describes; `ScenarioError` says what is wrong with it."""
    scenario: records.Scenario = _convert({"seats": None, **table}, records.Scenario, "")
    if scenario.game not in (None, game.meta.id):
        raise ScenarioError("game", f"this is not a scenario of {game.meta.id}")
    try:
        wanted = {name: str(value) for name, value in scenario.options.items()}
        s = game.set_up(scenario.seats, game.options(wanted, scenario.seats))
    except Refused as error:
        raise ScenarioError("options", str(error)) from error
    _read_position(Names(game.grammar, s), s, scenario.position)
    entries = game.title.entries
    at = next(iter(entries), "") if scenario.at is None else scenario.at
    if scenario.flow.frames or scenario.flow.over is not None:
        _read_flow(game, s, scenario.flow)
    elif at in entries:
        s.frames = []
        entries[at](s)
    else:
        raise ScenarioError("at", f"one of {', '.join(entries) or '(this game has no entries)'}")
    faults = game.title.soundness(s) if game.title.soundness is not None else []
    if faults:
        raise ScenarioError("position", "; ".join(faults))
    try:
        game.advance(s, Out(on=False))
    except (LookupError, RuntimeError) as error:
        raise ScenarioError("flow", "frames that lead to a question, a draw or an end") from error
    return s


def _convert(value: Any, record: Any, where: str) -> Any:
    """A table as a record. The library's complaint is put as key and expectation."""
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        expected = message.removeprefix("Expected ")
        for word, said in _SAID.items():
            expected = expected.replace(word, said)
        if "field `" in message:
            path = f"{path.rstrip('`')}.{message.split('`')[1]}"
            known = f" (known: {', '.join(record.__struct_fields__)})" if path.count(".") == 1 else ""
            expected = f"no such key{known}" if "unknown" in message else "a value for this key"
        raise ScenarioError(f"{where}{path}".strip(".`"), expected) from error


def _read_flow(game: Game[S], s: S, flow: records.Flow) -> None:
    for where, slot in _list_slots(flow):
        if slot.what not in game.grammar.questions:
            raise ScenarioError(f"{where}.what", "a question of this game")
        try:
            if slot.answer:
                slot.answer = list(game.grammar.parse(s, str(slot.answer)))
        except Malformed as error:
            raise ScenarioError(f"{where}.answer", str(error)) from error
    where = ""
    try:
        set_flow(s, flow)
        where = "restore_points"
        for point in s.points:
            rewind(game.clone(s), point)
    except CodecError as fault:
        raise ScenarioError(f"flow.{where or fault.key}", fault.expected) from fault


def _read_position(names: Names, s: State, position: Table) -> None:
    columns = {column.name: column for column in s.COLUMNS.all}
    for name, value in position.items():
        where = f"position.{name}"
        if name not in columns:
            raise ScenarioError(where, f"no such key (known: {', '.join(columns)})")
        column, base = columns[name], getattr(s, name)
        given = _convert(value, _SHAPES[column.shape], where)
        if column.shape == PILE:
            given = _read_pile(names, column.of, given, base, where)
        elif isinstance(given, dict):
            given = _read_lines(names, column, given, base, where)
        else:
            given = names.find(column.of, given, where)
        setattr(s, name, given)


def _read_lines(names: Names, column: Column, given: Table, base: list[Any], where: str) -> list[Any]:
    if not column.by:
        raise ScenarioError(where, "a list")
    lines = base[:]
    for key, line in given.items():
        lines[names.find_index(column.by, key, where, len(base))] = names.find(column.of, line, f"{where}.{key}")
    return lines


def _read_deck(names: Names, of: str, shown: records.Deck, base: Pile, where: str) -> Deck:
    bag = base.deck.bag[:] if shown.bag is None else [0] * len(base.deck.bag)
    for key, n in (shown.bag or {}).items():
        bag[names.find_index(of, key, f"{where}.bag", len(bag))] = n
    deck = Deck(bag)
    for i, card in enumerate(shown.cards):
        kind = NONE if card.kind is None else names.find(of, card.kind, f"{where}.cards[{i}].kind")
        own_back = base.back_of[kind] if base.back_of and kind != NONE else 0
        seen = card.seen if card.seen is not None else "all" if kind != NONE else []
        mask = EVERYBODY if isinstance(seen, str) else sum(1 << seat for seat in set(seen))
        deck.add(kind, own_back if card.back is None else card.back, mask)
    return deck


def _read_pile(names: Names, of: str, shown: records.Pile, base: Pile, where: str) -> Pile:
    pile = Pile(None, base.back_of)
    for i, other in enumerate(shown.other_epochs):
        pile.decks.append(_read_deck(names, of, other, base, f"{where}.other_epochs[{i}]"))
    if shown.epoch > len(pile.decks):
        raise ScenarioError(f"{where}.epoch", "an epoch that exists")
    pile.decks.insert(shown.epoch, _read_deck(names, of, shown, base, where))
    pile.epoch, pile.taken, pile.aside, pile.under = shown.epoch, shown.taken, shown.aside, shown.under
    cards = len(pile.deck.kinds)
    if pile.taken > cards or any(slot >= cards for slot in pile.under):
        raise ScenarioError(where, "taken and under that name decided cards")
    if pile.unseen < 0:
        raise ScenarioError(f"{where}.aside", "no more cards than the bag holds")
    return pile
