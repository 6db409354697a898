"""Check 15: every event, prompt and refusal has a text in every language, and no text lacks a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from roundhouse.bots.find import bots_of
from roundhouse.bots.kit import RandomBot
from roundhouse.conformance.report import Tally
from roundhouse.conformance.rulebook import RuleBook
from roundhouse.conformance.sources import Source
from roundhouse.kernel.game import Game
from roundhouse.kernel.moves import Words
from roundhouse.texts import ENGINE, LANGUAGES, faults, keys, variables
from roundhouse.texts.index import engine_rules
from roundhouse.texts.render import key_of_rule

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

FAMILIES: Final = (
    "event", "ask", "move", "step", "word", "option", "ending", "draw", "why", "rule", "bot", "reason",
)  # fmt: skip
"""The first words of keys that the engine asks for; a title may have texts of its own beside them."""

GIVEN: Final = {"event": ("because",), "ending": ("because", "winners"), "ask": ("seat",), "move-hidden": ()}
"""Arguments that the engine adds itself."""

TOGETHER: Final = {"many": ("number", "list"), "news": ("number", "sum")}
"""What it adds where an aspect of a text speaks of several events at once."""


def token_key(token: str) -> str:
    """A token as the texts spell it in a key."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", token)


def check_texts(game: AnyGame, tally: Tally) -> list[str]:
    """15  All that is wrong with the texts of a game, after `tally` was collected from play."""
    tally.made[15] += 1
    package = game.meta.package
    source = Source.of(package, *_list_modules(game))
    needed = dict(source.words)
    for key, args in tally.words.items():
        needed[key] = needed.get(key, set()) | args
    for key, own in _list_fixed(game):
        needed.setdefault(key, set()).add(own)
    for rule in sorted((source.rules | tally.rules | RuleBook.of(game).listed) - set(engine_rules())):
        needed.setdefault(key_of_rule(rule), set()).add(())
    found = [f"{lang}: {fault}" for lang in LANGUAGES for fault in faults(package, lang)]
    for lang in LANGUAGES:
        known = keys(package, lang) | keys(ENGINE, lang)
        found += [f"{lang}: there is no text '{key}'" for key in sorted(needed) if not _has(game, key, known, lang)]
        found += _list_wrong_arguments(package, lang, needed, source.vague)
    found += _list_one_sided(package)
    found += _list_idle(game, needed, source)
    return found


def _list_modules(game: AnyGame) -> set[str]:
    """Where the functions of a title stand; for a small title that is not only its package."""
    title = game.title
    functions = (title.blank, title.set_up, title.view, title.redeal, title.refuse_options, title.scores)
    return {function.__module__ for function in functions if function is not None}


def _list_fixed(game: AnyGame) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The keys that follow from the title's tables, with the arguments of their texts."""
    grammar = game.grammar
    for kind in grammar.kinds:
        yield f"move-{kind.name}", tuple(part.name for part in kind.parts)
        for part in kind.parts:
            yield f"step-{part.name}", ()
    for question in grammar.questions:
        yield f"ask-{question}", ()
    for domain in grammar.domains.values():
        if isinstance(domain, Words) and domain.name != "seat":
            for token in domain.tokens(None):
                # What has a number in it (`b2`) is a name in every language.
                if not any(sign.isdecimal() for sign in token):
                    yield f"word-{domain.name}-{token_key(token)}", ()
    for option in game.title.options:
        yield f"option-{option.name}", ()
        for choice in option.choices:
            if not choice.isdecimal():
                yield f"option-{option.name}-{token_key(choice)}", ()
    for bot in bots_of(game):
        if bot != RandomBot.name:
            yield f"bot-{bot}", ()


def _has(game: AnyGame, key: str, known: frozenset[str], lang: str) -> bool:
    if key in known:
        return True
    family, _, rest = key.partition("-")
    if family == "option":
        return f"word-{rest.rpartition('-')[2]}" in known and "-" in rest
    if family == "reason":
        return f"why-{rest}" in known
    if family == "move" and f"{key}.name" in known:
        return True
    return family == "word" and _is_named(game, key, lang)


def _is_named(game: AnyGame, key: str, lang: str) -> bool:
    """Whether the content gives a name to a word that has no text."""
    if game.title.names is None:
        return False
    blank = game.blank(game.meta.seats[1], game.options())
    for domain in game.grammar.domains.values():
        if isinstance(domain, Words):
            for n, token in enumerate(domain.tokens(None)):
                if key == f"word-{domain.name}-{token_key(token)}":
                    return bool(game.title.names(blank, domain.name, n, lang))
    return False


def _list_wrong_arguments(
    package: str, lang: str, needed: dict[str, set[tuple[str, ...]]], vague: set[str]
) -> Iterator[str]:
    """Texts that speak of an argument which they are not given."""
    for key, used in sorted(variables(package, lang).items()):
        whole = key.partition(".")[0]
        sets = needed.get(whole)
        if not sets or whole in vague:
            continue
        given = {*GIVEN.get(whole.partition("-")[0], ()), *TOGETHER.get(key.partition(".")[2], ())}
        for args in sorted(sets):
            unknown = used - given - set(args)
            if unknown:
                yield f"{lang}: '{key}' speaks of ${', $'.join(sorted(unknown))}, which it is not always given"
                break


def _list_one_sided(package: str) -> Iterator[str]:
    """Texts that one language has and another has not."""
    everywhere = {key for lang in LANGUAGES for key in keys(package, lang)}
    for lang in LANGUAGES:
        for key in sorted(everywhere - keys(package, lang)):
            yield f"{lang}: '{key}' stands only in another language"


def _list_idle(game: AnyGame, needed: dict[str, set[tuple[str, ...]]], source: Source) -> Iterator[str]:
    """Texts that nothing asks for."""
    if not source.constants:
        return
    for key in sorted({key.partition(".")[0] for lang in LANGUAGES for key in keys(game.meta.package, lang)}):
        family, _, rest = key.partition("-")
        if key in needed or _is_composed(key, source):
            continue
        if family not in FAMILIES:
            continue
        if family == "option" and _is_choice(game, rest):
            continue
        if family == "word" and _is_token(game, rest):
            continue
        if family not in {"rule", "option", "word"} and rest in source.constants:
            continue
        yield f"nothing asks for the text '{key}'"


def _is_composed(key: str, source: Source) -> bool:
    """Whether the code names a key as it is, or puts it together from a beginning that ends in a hyphen or a bar."""
    rest = key.partition("-")[2]
    begun = [word for word in source.constants if len(word) > 4 and word[-1] in "-_"]
    return key in source.constants or any(key.startswith(word) or rest.startswith(word) for word in begun)


def _is_choice(game: AnyGame, rest: str) -> bool:
    """Whether `<option>-<choice>` is a choice that needs no text, and has one all the same."""
    return any(
        rest == f"{option.name}-{token_key(choice)}" for option in game.title.options for choice in option.choices
    )


def _is_token(game: AnyGame, rest: str) -> bool:
    """Whether `<domain>-<token>` speaks of a domain of the game; tokens of content may depend on its maps."""
    for name, domain in game.grammar.domains.items():
        if rest.startswith(f"{name}-"):
            token = rest.removeprefix(f"{name}-")
            return not isinstance(domain, Words) or token in map(token_key, domain.tokens(None))
    return False
