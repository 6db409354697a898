"""`?`: what is asked, what can be typed, why something cannot be chosen, what a rule says."""

from __future__ import annotations

from contextlib import suppress

from roundhouse.cli.faults import BadInput
from roundhouse.cli.play_choose import Choosing
from roundhouse.cli.play_show import Screen
from roundhouse.cli.rules import list_rules, rule_named, search_rules
from roundhouse.kernel.moves import Malformed
from roundhouse.texts.index import RuleEntry
from roundhouse.texts.render import Sentence


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
    """The rules of the present question, and what can be typed.

    Which rules those are stands beside the texts: `ask-<question>.rules` and `move-<kind>.rules`, ids with spaces.
    """
    slot = choosing.slot()
    if slot is not None:
        screen.prose(screen.texts.ask(choosing.game, choosing.table.state, slot))
        show_rules_of(screen, f"ask-{slot.what}")
    if choosing.path:
        screen.prose(choosing.words())
        show_rules_of(screen, f"move-{choosing.game.grammar.kinds[choosing.path[0]].name}")
    for key in ("play-help-choose", "play-help-why", "play-help-words"):
        screen.say(key)


def show_rules_of(screen: Screen, key: str) -> None:
    """The rules that a text names in its attribute `rules`."""
    for rule in screen.texts.say_or(f"{key}.rules", "").split():
        said = screen.texts.rule(rule)
        if said is not None:
            screen.with_rule(Sentence(f"{said.title}: {said.text}", rule))


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
        show_rules_of(screen, f"move-{choosing.game.grammar.kinds[path[0]].name}")
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
