"""`roundhouse rules`: the rules in short, by id or by word, and which of them are tested."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any  # Any: games of every state

import typer
from rich.text import Text

from roundhouse.cli.coverage import Coverage, coverage_of
from roundhouse.cli.faults import OK, RED, BadInput
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.voice import console, lang, put, put_json, say, wrapped
from roundhouse.kernel.game import Game
from roundhouse.texts.index import RuleEntry, engine_rules, rule_index
from roundhouse.texts.render import RuleText, Texts, texts_for


def rules(
    game: Annotated[str, typer.Argument()],
    id: Annotated[str, typer.Argument()] = "",  # noqa: A002 - the word that everybody uses for it
    search: Annotated[str, typer.Option("--search", metavar="WORD")] = "",
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """The rules of a game in short: all, one, those with a word in them, or which are tested."""
    found = the_game(game)
    if coverage:
        return _coverage(found, json)
    texts = texts_for(found, lang())
    entries = list_rules(found)
    if id:
        entries = [rule_named(found, id)]
    elif search:
        entries = search_rules(texts, entries, search)
        if not entries and not json:
            put(say("rules-nothing", word=search))
            return RED
    if json:
        put_json([_json(texts, entry) for entry in entries])
    elif id:
        show_rule(texts, entries[0])
    else:
        _list(found, texts, entries, whole=bool(search))
    return OK


def list_rules(game: Game[Any]) -> list[RuleEntry]:
    """All rules of a game, the engine's own last."""
    own = [
        RuleEntry(rule, 0, 0, (), "", "enforced", "", "", "", ())  # those of the engine stand in no book
        for rule in engine_rules()
    ]
    return [*rule_index(game.meta.package), *own]


def rule_named(game: Game[Any], wanted: str) -> RuleEntry:
    """The rule with an id; the letters before its number may be left out."""
    entries = list_rules(game)
    word = wanted.strip().upper()
    for entry in entries:
        if entry.id.upper() == word:
            return entry
    for entry in entries:
        if entry.id.upper().endswith((f"-{word}", f" {word}")):
            return entry
    raise BadInput(say("oops-rule", word=wanted, game=name_of(game), example=entries[0].id))


def search_rules(texts: Texts, entries: list[RuleEntry], words: str) -> list[RuleEntry]:
    """The rules in whose title or text all these words stand."""
    wanted = words.casefold().split()
    found: list[RuleEntry] = []
    for entry in entries:
        said = texts.rule(entry.id)
        if said is not None and all(word in f"{said.id} {said.title} {said.text}".casefold() for word in wanted):
            found.append(entry)
    return found


def _said(texts: Texts, entry: RuleEntry) -> RuleText:
    return texts.rule(entry.id) or RuleText(entry.id, entry.id, entry.line)


def _json(texts: Texts, entry: RuleEntry) -> dict[str, object]:
    said = _said(texts, entry)
    return {
        "id": entry.id,
        "title": said.title,
        "text": said.text,
        "section": entry.section,
        "page": entry.page,
        "mark": list(entry.mark),
        "status": entry.status,
        "symbol": entry.symbol,
        "see": list(entry.see),
    }


def show_rule(texts: Texts, entry: RuleEntry) -> None:
    """One rule with all that is known about it."""
    said = _said(texts, entry)
    console().print(Text.assemble((said.id, "bold"), "  ", (said.title, "bold")))
    put(wrapped(said.text, 2))
    facts = [say(f"rules-mark-{mark}") for mark in entry.mark]
    if entry.page:
        facts.append(say("rules-page", page=entry.page))
    facts.append(say(f"rules-status-{entry.status}"))
    if entry.see:
        facts.append(say("rules-see", rules=", ".join(entry.see)))
    put(wrapped(" · ".join(facts), 2))


def _list(game: Game[Any], texts: Texts, entries: list[RuleEntry], whole: bool) -> None:
    put(say("rules-head", game=name_of(game), number=len(entries)))
    for section, some in groupby(entries, key=lambda entry: entry.section):
        own = say("rules-engine") if not section else texts.say_or(f"rules-section-{section}", "")
        put()
        console().print(Text(f"{section}  {own}" if section else own, "bold"))
        for entry in some:
            said = _said(texts, entry)
            if whole:
                put(f"  {said.id}  {said.title}")
                put(wrapped(said.text, 6))
            else:
                put(f"  {said.id:<9} {said.title}")
    if not whole:
        put()
        put(wrapped(say("rules-hint", game=game.meta.id, rule=entries[0].id if entries else "ID")))


def _coverage(game: Game[Any], json: bool) -> int:
    found = coverage_of(game)
    if json:
        put_json(found.json())
    else:
        _show_coverage(game, found)
    return OK if not found.missing and not found.open else RED


def _show_coverage(game: Game[Any], found: Coverage) -> None:
    put(say("coverage-head", game=name_of(game), total=found.total))
    for status, number in (
        ("enforced", found.enforced),
        ("by_construction", found.by_construction),
        ("table_talk", found.table_talk),
        ("open", found.open),
    ):
        put(f"  {say(f'rules-status-{status}'):<40} {number:>4}")
    put(f"  {say('coverage-accept'):<40} {found.tested_accept:>4}")
    put(f"  {say('coverage-refuse'):<40} {found.tested_refuse:>4}")
    if not found.missing:
        put(say("coverage-complete"))
        return
    put(say("coverage-missing", number=len(found.missing)))
    for rule in found.missing:
        sides = [say(f"coverage-{side}-side") for side in found.missing_sides(rule)]
        put(f"  {rule:<9} {', '.join(sides)}")
