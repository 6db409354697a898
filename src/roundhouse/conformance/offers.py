"""Checks 3 and 14: what is offered can be done, what is refused has a rule, and every move can be written."""

from __future__ import annotations

import tomllib
from itertools import product
from typing import TYPE_CHECKING, Final

import tomli_w

from roundhouse.conformance.moment import Moment, shortened
from roundhouse.kernel import scenarios
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.ids import Move, Path
from roundhouse.kernel.moves import Kind
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

SMALL: Final = 400
"""Kinds of at most so many conceivable moves are tried move by move."""

REJECTED: Final = 2
"""So many candidates that are not offered are looked at in each step."""

RANDOM_TRIES: Final = 4


def check_offers(trial: Trial, moment: Moment) -> None:
    """3  Every step offered can be completed, every completed move is accepted, every refusal names a rule."""
    s: State = moment.s
    if s.question is None:
        return
    for slot in s.question.open_slots():
        _check_slot(trial, s, slot)
    for seat in range(s.seats):
        slot = trial.game.side_slot(s, seat)
        for number in trial.game.side_ids(s, seat):
            _descend(trial, s, slot, (number,))


def _check_slot(trial: Trial, s: State, slot: Slot) -> None:
    game = trial.game
    offered = game.next_ids(s, slot, ())
    for number in game.grammar.questions[slot.what].numbers:
        kind = game.grammar.kinds[number]
        if number not in offered:
            _check_refused(trial, s, slot, (number,))
        else:
            _descend(trial, s, slot, (number,))
        if kind.parts:
            _try_moves(trial, s, slot, kind, trial.sample)


def _descend(trial: Trial, s: State, slot: Slot, path: Path) -> None:
    """Walk on at random from a first step that was offered, and look around at each step."""
    game = trial.game
    trial.count(3)
    while True:
        why = game.refuse(s, slot, path)
        if why is not None:
            trial.find(3, f"'{game.grammar.show(s, path)}' is offered, and refused with {why}")
            return
        if game.grammar.is_complete(path):
            break
        ids = game.next_ids(s, slot, path)
        if not ids:
            trial.find(3, f"'{game.grammar.show(s, path)}' is offered and leads nowhere")
            return
        if len(set(ids)) != len(ids):
            trial.find(3, f"after '{game.grammar.show(s, path)}' a choice is offered twice")
        part = game.grammar.kinds[path[0]].parts[len(path) - 1]
        rejected = [n for n in part.candidates(s, slot, path) if n not in ids]
        for _ in range(min(REJECTED, len(rejected))):
            _check_refused(trial, s, slot, (*path, rejected.pop(trial.sample.below(len(rejected)))))
        path = (*path, ids[trial.sample.below(len(ids))])
    trial.attempt(14, check_notation, s, path)


def _check_refused(trial: Trial, s: State, slot: Slot, path: Path) -> None:
    why = trial.game.refuse(s, slot, path)
    if why is None:
        trial.find(3, f"'{trial.game.grammar.show(s, path)}' is legal, but not offered")
        return
    trial.hear(why)
    if not trial.rules.knows(why.rule):
        trial.find(3, f"a refusal names {why.rule or 'no rule'}, which is no rule of this game: {why}")


def _try_moves(trial: Trial, s: State, slot: Slot, kind: Kind, dice: Dice) -> None:
    """Walking equals trying everything, where that is little; else some conceivable moves are tried."""
    game = trial.game
    ranges = [range(part.domain.low, part.domain.low + part.domain.size(s)) for part in kind.parts]
    many = 1
    for ids in ranges:
        many *= len(ids)
    if many <= SMALL:
        walked = set(game.legal(s, slot, (kind.number,))) if (kind.number in game.next_ids(s, slot, ())) else set()
        tried = {
            (kind.number, *rest) for rest in product(*ranges) if game.refuse(s, slot, (kind.number, *rest)) is None
        }
        for move in sorted(walked ^ tried)[:1]:
            word = "offered, but refused" if move in walked else "legal, but not offered"
            trial.find(3, f"'{game.grammar.show(s, move)}' is {word}")
        return
    for _ in range(RANDOM_TRIES):
        move = (kind.number, *[ids[dice.below(len(ids))] for ids in ranges])
        why = game.refuse(s, slot, move)
        if why is None:
            for depth in range(len(move)):
                if move[depth] not in game.next_ids(s, slot, move[:depth]):
                    trial.find(3, f"'{game.grammar.show(s, move)}' is legal, but not offered")
                    break
        else:
            _check_refused(trial, s, slot, move)


def check_notation(trial: Trial, s: State, move: Move) -> None:
    """14  What is written can be read back, as words and as an object."""
    grammar = trial.game.grammar
    trial.count(14)
    text = grammar.show(s, move)
    if not text.isascii() or "," in text or any(word.count(":") != 1 for word in text.split(" ")[1:]):
        trial.find(14, f"'{text}' has names with spaces, colons or commas, or beyond ASCII")
    if grammar.parse(s, text) != move:
        trial.find(14, f"'{text}' is read as '{grammar.show(s, grammar.parse(s, text))}'")
    if grammar.parse_json(s, grammar.show_json(s, move)) != move:
        trial.find(14, f"'{text}' is read differently as an object")


def check_scenario(trial: Trial, moment: Moment) -> None:
    """14  State -> scenario -> state is the identity, through the text of a file."""
    trial.count(14)
    text = tomli_w.dumps(scenarios.write(trial.game, moment.s))
    again = scenarios.read(trial.game, tomllib.loads(text))
    if trial.game.encode(again) != moment.bytes:
        rewritten = tomli_w.dumps(scenarios.write(trial.game, again))
        lines = zip(text.splitlines(), rewritten.splitlines(), strict=False)
        first = next((f"{a} | {b}" for a, b in lines if a != b), "what a scenario does not show")
        trial.find(14, f"a scenario gives another state: {shortened(first)}")
