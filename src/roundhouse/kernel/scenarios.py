"""Scenarios: any position in readable terms, what differs from a set-up with given seats and options.

`read(write(state))` is the state. What nobody writes by hand (frames, question, counters, restore points) is
always written, and may be left out on reading: then play begins at the entry that `at` names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.codec import rewind
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY, NONE
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.piles import Deck, Pile
from roundhouse.kernel.questions import KINDS, Ask, Slot
from roundhouse.kernel.reasons import Because, Refused
from roundhouse.kernel.sequences import Frame
from roundhouse.kernel.state import GRID, NUMBER, PILE, ROW, Column, Over, State

Table = dict[str, Any]  # Any: TOML values
S = TypeVar("S", bound=State)


class ScenarioError(ValueError):
    """A scenario that cannot be. `key` says where, the message what was expected."""

    def __init__(self, key: str, expected: str) -> None:
        super().__init__(f"{key}: {expected}")
        self.key = key
        self.expected = expected


# -- writing ----------------------------------------------------------------------------------------


def write(game: Game[S], s: S) -> Table:
    """A state as a table that TOML can hold."""
    base = game.set_up(s.seats, s.options)
    defaults = {option.name: option.default for option in game.title.options}
    position: Table = {}
    for column in s.COLUMNS.all:
        shown = _show_column(game, s, column, getattr(s, column.name), getattr(base, column.name))
        if shown is not None:
            position[column.name] = shown
    table: Table = {"game": game.meta.id, "seats": s.seats}
    chosen = {name: value for name, value in s.options.items() if value != defaults.get(name)}
    if chosen:
        table["options"] = chosen
    if position:
        table["position"] = position
    table["flow"] = _show_flow(game, s)
    return table


def _name(game: Game[Any], s: State, domain: str, value: int) -> int | str:
    known = game.grammar.domains.get(domain) if domain else None
    return value if known is None else known.token(s, value)


def _show_column(game: Game[S], s: S, column: Column, value: Any, base: Any) -> Any:
    if column.shape == PILE:
        shown = _show_pile(game, s, column, value)
        return None if shown == _show_pile(game, s, column, base) else shown
    if value == base:
        return None
    if column.shape == NUMBER:
        return _name(game, s, column.of, value)
    if column.shape == ROW:
        names: list[Any] = [_name(game, s, column.of, n) for n in value]
    else:
        names = [[_name(game, s, column.of, n) for n in line] for line in value]
    if not column.by or len(value) != len(base):
        return names
    return {str(_name(game, s, column.by, i)): shown for i, shown in enumerate(names) if value[i] != base[i]}


def _show_seen(seen: int) -> str | list[int]:
    return "all" if seen == EVERYBODY else [seat for seat in range(seen.bit_length()) if seen >> seat & 1]


def _show_deck(game: Game[Any], s: State, of: str, deck: Deck) -> Table:
    cards: list[Table] = []
    for slot, kind in enumerate(deck.kinds):
        card: Table = {"back": deck.backs[slot]} if deck.backs[slot] or kind == NONE else {}
        if kind != NONE:
            card |= {"kind": _name(game, s, of, kind), "seen": _show_seen(deck.seen[slot])}
        cards.append(card)
    shown: Table = {"bag": {str(_name(game, s, of, kind)): n for kind, n in enumerate(deck.bag) if n}}
    if cards:
        shown["cards"] = cards
    return shown


def _show_pile(game: Game[Any], s: State, column: Column, pile: Pile) -> Table:
    shown = _show_deck(game, s, column.of, pile.deck)
    for name, value in (("taken", pile.taken), ("aside", pile.aside), ("epoch", pile.epoch)):
        if value:
            shown[name] = value
    if pile.under:
        shown["under"] = pile.under[:]
    others = [_show_deck(game, s, column.of, deck) for i, deck in enumerate(pile.decks) if i != pile.epoch]
    if others:
        shown["other_epochs"] = others
    return shown


def _show_flow(game: Game[Any], s: State) -> Table:
    frames: list[Table] = []
    for frame in s.frames:
        shown: Table = {"sequence": frame.sequence.name, "step": frame.sequence.name_of(frame.step)}
        if frame.drawn != NONE:
            shown["drawn"] = frame.drawn
        frames.append(shown | {name: getattr(frame, name) for name in frame.FIELDS})
    flow: Table = {"frames": frames, "asked": s.asked[:]}
    if s.draws:
        flow["draws"] = dict(sorted(s.draws.items()))
    for name, ask in (("question", s.question), ("sealed", s.sealed)):
        if ask is not None:
            flow[name] = _show_ask(game, s, ask)
    if s.held:
        flow["held"] = [{"depth": ask.depth} | _show_ask(game, s, ask) for ask in s.held]
    if s.chance is not None:
        flow["draw"] = {
            "purpose": s.chance.purpose,
            "count": s.chance.count,
            "weights": list(s.chance.weights),
        }
    if s.over is not None:
        because = s.over.because
        flow["over"] = {
            "ending": s.over.ending, "winners": list(s.over.winners),
            "rule": because.rule, "key": because.key, "args": dict(because.args),
        }  # fmt: skip
    if any(s.side_moves):
        flow["side_moves"] = s.side_moves[:]
    if s.points:
        flow["restore_points"] = [point.hex() for point in s.points]
    return flow


def _show_ask(game: Game[Any], s: State, ask: Ask) -> Table:
    return {"kind": KINDS[ask.kind], "slots": [_show_slot(game, s, ask, i) for i in range(len(ask.slots))]}


def _show_slot(game: Game[Any], s: State, ask: Ask, i: int) -> Table:
    slot = ask.slots[i]
    shown: Table = {"what": slot.what, "owner": slot.owner, "number": slot.number}
    if slot.answerer != slot.owner:
        shown["answerer"] = slot.answerer
    answer = ask.answers[i]
    if answer is not None:
        shown["answer"] = game.grammar.show(s, answer)
    return shown


# -- reading ----------------------------------------------------------------------------------------


def read(game: Game[S], table: Mapping[str, Any]) -> S:
    """The state that a table describes; `ScenarioError` says what is wrong with it."""
    _only(table, "", ("game", "seats", "options", "position", "flow", "at", "title", "note"))
    if table.get("game", game.meta.id) != game.meta.id:
        raise ScenarioError("game", f"this is not a scenario of {game.meta.id}")
    options = _table(table, "options")
    try:
        seats = _number(table.get("seats"), "seats")
        s = game.set_up(seats, game.options({k: str(v) for k, v in options.items()}, seats))
    except Refused as error:
        raise ScenarioError("options", str(error)) from error
    position = _table(table, "position")
    columns = {column.name: column for column in s.COLUMNS.all}
    _only(position, "position.", tuple(columns))
    for name, value in position.items():
        column = columns[name]
        setattr(s, name, _read_column(game, s, column, value, getattr(s, name), f"position.{name}"))
    flow = _table(table, "flow")
    s.frames = []
    if "frames" in flow:
        _read_flow(game, s, flow)
    else:
        _begin_at(game, s, str(table.get("at", next(iter(game.title.entries), ""))))
    faults = game.title.soundness(s) if game.title.soundness is not None else []
    if faults:
        raise ScenarioError("position", "; ".join(faults))
    try:
        game.advance(s, Out(on=False))
    except (LookupError, RuntimeError) as error:
        raise ScenarioError("flow", "frames that lead to a question, a draw or an end") from error
    return s


def _begin_at(game: Game[S], s: S, at: str) -> None:
    if at not in game.title.entries:
        raise ScenarioError("at", f"one of {', '.join(game.title.entries) or '(this game has no entries)'}")
    game.title.entries[at](s)


def _only(table: Mapping[str, Any], where: str, known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise ScenarioError(f"{where}{key}", f"no such key (known: {', '.join(known)})")


def _table(table: Mapping[str, Any], key: str) -> Table:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise ScenarioError(key, "a table")
    return value


def _number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(where, "a whole number")
    return value


def _numbers(value: Any, where: str) -> list[int]:
    return [_number(n, where) for n in _list(value, where)]


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise ScenarioError(where, "a list")
    return value


def _id(game: Game[Any], s: State, domain: str, value: Any, where: str) -> int:
    known = game.grammar.domains.get(domain) if domain else None
    if known is None:
        return _number(value, where)
    if value == "none":
        return NONE
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str):
        raise ScenarioError(where, f"the name of a {domain}")
    try:
        return known.find(s, value)
    except Malformed as error:
        raise ScenarioError(where, str(error)) from error


def _read_column(game: Game[S], s: S, column: Column, value: Any, base: Any, where: str) -> Any:
    if column.shape == NUMBER:
        return _id(game, s, column.of, value, where)
    if column.shape == PILE:
        return _read_pile(game, s, column, value, base, where)
    if isinstance(value, dict):
        if not column.by:
            raise ScenarioError(where, "a list")
        whole = [line[:] for line in base] if column.shape == GRID else base[:]
        for key, given in value.items():
            index = _id(game, s, column.by, key, where)
            if not 0 <= index < len(whole):
                raise ScenarioError(f"{where}.{key}", "an index that exists")
            whole[index] = _read_value(game, s, column, given, f"{where}.{key}")
        return whole
    return [_read_value(game, s, column, given, f"{where}[{i}]") for i, given in enumerate(_list(value, where))]


def _read_value(game: Game[Any], s: State, column: Column, value: Any, where: str) -> Any:
    if column.shape == ROW:
        return _id(game, s, column.of, value, where)
    return [_id(game, s, column.of, n, where) for n in _list(value, where)]


def _read_seen(value: Any, where: str) -> int:
    if value == "all":
        return EVERYBODY
    return sum(1 << seat for seat in set(_numbers(value, where)))


def _read_deck(game: Game[Any], s: State, of: str, table: Any, base: Deck, pile: Pile, where: str) -> Deck:
    if not isinstance(table, dict):
        raise ScenarioError(where, "a table with bag and cards")
    bag = base.bag[:]
    if "bag" in table:
        bag = [0] * len(base.bag)
        for key, n in _table(table, "bag").items():
            bag[_id(game, s, of, key, f"{where}.bag")] = _number(n, f"{where}.bag.{key}")
    deck = Deck(bag)
    for i, card in enumerate(_list(table.get("cards", []), f"{where}.cards")):
        at = f"{where}.cards[{i}]"
        if not isinstance(card, dict):
            raise ScenarioError(at, "a table with kind, back, seen")
        _only(card, f"{at}.", ("kind", "back", "seen"))
        kind = _id(game, s, of, card["kind"], at) if "kind" in card else NONE
        deck.kinds.append(kind)
        own_back = pile.back_of[kind] if pile.back_of and kind != NONE else 0
        deck.backs.append(_number(card.get("back", own_back), at))
        deck.seen.append(_read_seen(card.get("seen", "all" if kind != NONE else []), at))
    return deck


def _read_pile(game: Game[S], s: S, column: Column, value: Any, base: Pile, where: str) -> Pile:
    if not isinstance(value, dict):
        raise ScenarioError(where, "a table with bag, cards, taken, aside, under")
    known = ("bag", "cards", "taken", "aside", "under", "epoch", "other_epochs")
    _only(value, f"{where}.", known)
    pile = Pile((), base.back_of)
    pile.epoch = _number(value.get("epoch", 0), f"{where}.epoch")
    others = _list(value.get("other_epochs", []), f"{where}.other_epochs")
    pile.decks = [
        _read_deck(game, s, column.of, other, base.deck, base, f"{where}.other_epochs[{i}]")
        for i, other in enumerate(others)
    ]
    pile.decks.insert(pile.epoch, _read_deck(game, s, column.of, value, base.deck, base, where))
    pile.taken = _number(value.get("taken", 0), f"{where}.taken")
    pile.aside = _number(value.get("aside", 0), f"{where}.aside")
    pile.under = _numbers(value.get("under", []), f"{where}.under")
    cards = len(pile.deck.kinds)
    if not 0 <= pile.taken <= cards or any(not 0 <= slot < cards for slot in pile.under) or min(pile.deck.bag) < 0:
        raise ScenarioError(where, "taken and under that name decided cards, and no negative counts")
    if pile.unseen < 0 or pile.aside < 0:
        raise ScenarioError(f"{where}.aside", "no more cards than the bag holds")
    return pile


def _read_flow(game: Game[S], s: S, flow: Table) -> None:
    known = ("frames", "asked", "draws", "question", "sealed", "held", "draw", "over", "side_moves", "restore_points")
    _only(flow, "flow.", known)
    for i, shown in enumerate(_list(flow["frames"], "flow.frames")):
        s.frames.append(_read_frame(game, shown, f"flow.frames[{i}]"))
    s.asked = _numbers(flow.get("asked", s.asked), "flow.asked")
    s.draws = {name: _number(n, f"flow.draws.{name}") for name, n in _table(flow, "draws").items()}
    s.question = _read_ask(game, s, _table(flow, "question"), "flow.question") if "question" in flow else None
    s.sealed = _read_ask(game, s, _table(flow, "sealed"), "flow.sealed") if "sealed" in flow else None
    s.held = [
        _read_ask(game, s, shown, f"flow.held[{i}]") for i, shown in enumerate(_list(flow.get("held", []), "flow.held"))
    ]
    if "draw" in flow:
        draw = _table(flow, "draw")
        weights = _numbers(draw.get("weights"), "flow.draw.weights")
        s.chance = Draw(str(draw.get("purpose")), _number(draw.get("count"), "flow.draw.count"), weights)
    if "over" in flow:
        over = _table(flow, "over")
        args = {name: _number(n, f"flow.over.args.{name}") for name, n in _table(over, "args").items()}
        because = Because(str(over.get("rule")), str(over.get("key")), args)
        s.over = Over(str(over.get("ending")), tuple(_numbers(over.get("winners"), "flow.over.winners")), because)
    s.side_moves = _numbers(flow.get("side_moves", s.side_moves), "flow.side_moves")
    if len(s.asked) != s.seats or len(s.side_moves) != s.seats:
        raise ScenarioError("flow.asked", "a number for each seat")
    try:
        s.points = [bytes.fromhex(point) for point in _list(flow.get("restore_points", []), "flow.restore_points")]
        for point in s.points:
            rewind(game.clone(s), point)
    except (TypeError, ValueError) as error:
        raise ScenarioError("flow.restore_points", "restore points of these columns, in hexadecimal") from error


def _read_frame(game: Game[Any], shown: Any, where: str) -> Frame:
    if not isinstance(shown, dict) or str(shown.get("sequence")) not in game.title.sequences:
        raise ScenarioError(where, f"a sequence out of {', '.join(game.title.sequences)}")
    frame: Frame = game.title.sequences[str(shown["sequence"])].begin()
    try:
        frame.step = frame.sequence.index_of(str(shown.get("step", "")))
    except KeyError:
        raise ScenarioError(f"{where}.step", f"one of {', '.join(frame.sequence.names)}") from None
    _only(shown, f"{where}.", ("sequence", "step", "drawn", *frame.FIELDS))
    frame.drawn = _number(shown.get("drawn", NONE), f"{where}.drawn")
    for name in frame.FIELDS:
        if name in shown:
            setattr(frame, name, _number(shown[name], f"{where}.{name}"))
    return frame


def _read_ask(game: Game[Any], s: State, shown: Any, at: str) -> Ask:
    if not isinstance(shown, dict) or shown.get("kind") not in KINDS:
        raise ScenarioError(f"{at}.kind", f"one of {', '.join(KINDS)}")
    ask = Ask(KINDS.index(shown["kind"]), [])
    ask.depth = _number(shown.get("depth", 0), f"{at}.depth")
    for i, slot in enumerate(_list(shown.get("slots"), f"{at}.slots")):
        where = f"{at}.slots[{i}]"
        if not isinstance(slot, dict) or str(slot.get("what")) not in game.grammar.questions:
            raise ScenarioError(where, "a slot whose `what` is a question of this game")
        owner = _number(slot.get("owner"), f"{where}.owner")
        answerer = _number(slot.get("answerer", owner), f"{where}.answerer")
        if not (0 <= owner < s.seats and 0 <= answerer < s.seats):
            raise ScenarioError(where, "an owner and an answerer who have seats")
        ask.slots.append(Slot(str(slot["what"]), owner, answerer, _number(slot.get("number"), f"{where}.number")))
        try:
            ask.answers.append(game.grammar.parse(s, slot["answer"]) if "answer" in slot else None)
        except Malformed as error:
            raise ScenarioError(f"{where}.answer", str(error)) from error
    return ask
