"""`?`: what is asked, what can be typed, why something cannot be chosen, what a rule says."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from roundhouse.cli.faults import BadInput
from roundhouse.cli.play_choose import Choosing
from roundhouse.cli.play_show import Screen
from roundhouse.cli.rules import list_rules, rule_named, search_rules
from roundhouse.kernel.moves import Kind, Malformed
from roundhouse.texts.index import RuleEntry
from roundhouse.texts.render import Sentence

RULES: Final = re.compile(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?(?:, [A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)*")
"""The beginning of a rule function's docstring: the ids that it carries out."""
FEW: Final = 3


def explain(screen: Screen, choosing: Choosing, words: str) -> None:
    """Answer a question mark and the words after it."""
    if not words:
        explain_question(screen, choosing)
        return
    if not words.isdecimal():  # a number is a choice
        with suppress(BadInput):
            show_rule(screen, rule_named(choosing.game, words))
            return
    explain_choice(screen, choosing, words)


def explain_question(screen: Screen, choosing: Choosing) -> None:
    """The rules of the present question, and what can be typed."""
    slot = choosing.slot()
    if slot is not None:
        screen.prose(screen.texts.ask(choosing.game, choosing.table.state, slot))
    if choosing.path:
        screen.prose(choosing.words())
        show_rules(screen, rules_of_kind(choosing.game.grammar.kinds[choosing.path[0]]))
    else:
        kinds = [choosing.game.grammar.kinds[offer.id] for offer in choosing.offers()]
        show_rules(screen, [rule for kind in kinds for rule in rules_of_kind(kind)])
    for key in ("play-help-choose", "play-help-why", "play-help-words"):
        screen.say(key)


def rules_of_kind(kind: Kind) -> list[str]:
    """The rules behind a kind of move: the ids with which the docstrings of its functions begin."""
    found: list[str] = []
    for function in (kind.do, kind.refuse):
        said = RULES.match(docstring_of(function)) if function is not None else None
        found += said[0].split(", ") if said is not None else []
    return list(dict.fromkeys(found))


def docstring_of(function: Callable[..., object]) -> str:
    """What a rule function says of itself. Compiled functions carry no docstring: then the source beside them does."""
    return function.__doc__ or _docstrings(function.__module__).get(function.__name__, "")


@cache
def _docstrings(module: str) -> dict[str, str]:
    file = Path(getattr(sys.modules.get(module), "__file__", None) or "none")
    source = file.with_name(module.rpartition(".")[2] + ".py")
    if not source.is_file():
        return {}
    tree = ast.parse(source.read_text("utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.FunctionDef)}


def show_rules(screen: Screen, rules: Sequence[str]) -> None:
    """Rules: a few of them whole, many by their titles."""
    said = [rule for rule in map(screen.texts.rule, dict.fromkeys(rules)) if rule is not None]
    if len(said) > FEW:
        screen.say("play-rules-here", rules=", ".join(f"{rule.id} {rule.title}" for rule in said))
        return
    for rule in said:
        screen.with_rule(Sentence(f"{rule.title}: {rule.text}", rule.id))


def explain_choice(screen: Screen, choosing: Choosing, words: str) -> None:
    """Whether something can be chosen, and why not."""
    try:
        path, why = choosing.why_not(words)
    except Malformed as error:
        said = screen.texts.refused(choosing.game, choosing.table.state, error)
        screen.with_rule(Sentence(f"{said.text} {screen.texts.say('play-or-rule')}", ""), 0)
        return
    if why is None:
        screen.say("play-possible", move=choosing.words(path))
        show_rules(screen, rules_of_kind(choosing.game.grammar.kinds[path[0]]))
        return
    screen.with_rule(Sentence(f"{choosing.words(path)}: {why.text}", why.rule), 0)
    said_rule = screen.texts.rule(why.rule)
    if said_rule is not None:
        screen.with_rule(Sentence(f"{said_rule.title}: {said_rule.text}", said_rule.id))


def show_rule(screen: Screen, entry: RuleEntry) -> None:
    """One rule."""
    said = screen.texts.rule(entry.id)
    screen.strong(f"{entry.id}  {said.title if said is not None else ''}".strip())
    screen.prose(said.text if said is not None else entry.line, 2)


def search(screen: Screen, choosing: Choosing, words: str) -> None:
    """The rules with some words in them."""
    if not words:
        screen.say("play-rules-how", game=choosing.game.meta.id)
        return
    try:
        found = [rule_named(choosing.game, words)]
    except BadInput:
        found = search_rules(screen.texts, list_rules(choosing.game), words)
    if not found:
        screen.say("rules-nothing", word=words)
    for entry in found:
        show_rule(screen, entry)
