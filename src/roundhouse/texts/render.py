"""`Texts`: what a game says, in one language. A missing text shows as ‹key›; nothing here raises for one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import NONE, Path
from roundhouse.kernel.moves import HIDDEN, Amount, Part
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Refused
from roundhouse.kernel.state import State
from roundhouse.texts.catalogues import ENGINE, read_catalogues

SEAT_WORDS: Final = ("seat", "other_seat", "owner", "winner")
"""Arguments that name a seat, whether or not the game has a domain for seats."""

Args = Mapping[str, str | int]
AnyGame = Game[Any]  # Any: texts are rendered for games of every state


class Sentence(NamedTuple):
    """A sentence and the rule behind it, kept apart so that a screen may show the id smaller."""

    text: str
    rule: str


class RuleText(NamedTuple):
    """One rule: id, title, text."""

    id: str
    title: str
    text: str


@lru_cache(maxsize=16)
def _bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        for _, text in read_catalogues(package, lang):
            bundle.add_resource(FluentResource(text))
    return bundle


def key_of_rule(rule: str) -> str:
    """The key of a rule's text: `SW-7.5` is `rule-SW-7-5`."""
    return "rule-" + _as_key(rule)


def _as_key(word: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", word)


class Texts:
    """All texts of some packages in one language. Catalogues are read when the first text is wanted."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self.packages = (ENGINE, *packages)
        self.seat_names: Sequence[str] = ()
        """What the seats are called at this table; without names they are counted from one."""

    # -- keys --------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is a text under a key (`key` or `key.attribute`)."""
        return self._pattern(key) is not None

    def say(self, key: str, args: Args | None = None, /, **more: str | int) -> str:
        """The text under a key, with arguments."""
        pattern = self._pattern(key)
        if pattern is None:
            return f"‹{key}›"
        text, _ = _bundle(self.lang, self.packages).format_pattern(pattern, {**(args or {}), **more})
        return str(text)

    def say_or(self, key: str, otherwise: str, args: Args | None = None) -> str:
        """The text under a key, or something else where there is none."""
        return self.say(key, args) if self.has(key) else otherwise

    def _pattern(self, key: str) -> Pattern | None:
        name, dot, attribute = key.partition(".")
        bundle = _bundle(self.lang, self.packages)
        if not bundle.has_message(name):
            return None
        message: Message = bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    # -- rules -------------------------------------------------------------------------------------

    def rule(self, rule: str) -> RuleText | None:
        """Title and text of a rule, or None if there is none."""
        key = key_of_rule(rule)
        if not self.has(key):
            return None
        return RuleText(rule, self.say_or(f"{key}.title", rule), self.say(key))

    # -- names -------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.say("seat-nobody") if seat < 0 else self.say("seat-name", number=seat + 1)

    def name(self, game: AnyGame, s: State, domain: str, n: int) -> str:
        """What an id of a domain is called: a text of ours, else the content's name, else its token."""
        if domain == "seat":
            return self.seat(n)
        known = game.grammar.domains.get(domain)
        if known is None or isinstance(known, Amount):
            return str(n)
        token = known.token(s, n)
        key = f"word-{domain}-{_as_key(token)}"
        if self.has(key):
            return self.say(key)
        if n == NONE:
            return self.say("word-none")
        named = game.title.names(s, domain, n, self.lang) if game.title.names is not None else ""
        return named or token

    def args(self, game: AnyGame | None, s: State | None, args: Mapping[str, int]) -> dict[str, str | int]:
        """Arguments as they go into a text: names where the argument speaks of a domain, else numbers."""
        shown: dict[str, str | int] = {}
        for name, value in args.items():
            domain = game.grammar.domain_of(name) if game is not None else None
            if name in SEAT_WORDS:
                shown[name] = self.seat(value)
            elif domain is None or game is None or s is None:
                shown[name] = value
            else:
                shown[name] = self.name(game, s, domain.name, value)
        return shown

    # -- sentences ---------------------------------------------------------------------------------

    def why(self, game: AnyGame | None, s: State | None, because: Because) -> Sentence:
        """A reason as a sentence."""
        return Sentence(self.say(f"why-{because.key}", self.args(game, s, because.args)), because.rule)

    def refused(self, game: AnyGame | None, s: State | None, error: Refused) -> Sentence:
        """What an error that carries a reason says: what was given, and what could stand there."""
        because = error.because
        key = f"bad-{because.key}"
        if not self.has(key):
            return self.why(game, s, because)
        args = self.args(game, s, because.args)
        if isinstance(error, BadOption):
            args |= {"option": error.option, "given": error.given, "choices": ", ".join(error.choices)}
        else:
            args["word"] = str(getattr(error, "word", ""))
        text = self.say(key, args)
        expected: tuple[str, ...] = getattr(error, "expected", ())
        if expected:
            text += " " + self.say("bad-expected", expected=self.shortened(expected))
        return Sentence(text, because.rule)

    def shortened(self, words: Sequence[str], most: int = 12) -> str:
        """A list of words, cut where it would fill the screen."""
        shown = ", ".join(words[:most])
        return shown if len(words) <= most else f"{shown} {self.say('and-more', number=len(words) - most)}"

    def event(self, game: AnyGame, s: State, event: Event) -> Sentence:
        """An event as a line of the log; its reason, if any, is put in as `$because`."""
        args = self.args(game, s, event.args)
        args["because"] = self.why(game, s, event.because).text if event.because is not None else ""
        return Sentence(self.say(f"event-{event.kind}", args).strip(), event.rule)

    def ask(self, game: AnyGame, s: State, slot: Slot) -> str:
        """What a seat is asked."""
        return self.say(f"ask-{slot.what}", seat=self.seat(slot.owner))

    def kind(self, game: AnyGame, kind: str) -> str:
        """What a kind of move is called in a list of choices (`move-<kind>.name`, else its word)."""
        key = f"move-{kind}.name"
        if self.has(key):
            return self.say(key)
        whole = f"move-{kind}"
        if self.has(whole) and not game.grammar.by_name[kind].parts:
            return self.say(whole)
        return kind.replace("_", " ")

    def step(self, part: str) -> str:
        """What is chosen in a step of a move."""
        return self.say_or(f"step-{part}", part.replace("_", " "))

    def choice(self, game: AnyGame, s: State, part: Part, n: int) -> str:
        """One choice of a step, in words."""
        return self.name(game, s, part.domain.name, n)

    def move(self, game: AnyGame, s: State, path: Path, hide: bool = False) -> str:
        """A move in words, whole or begun; with `hide` as others see it."""
        if not path:
            return ""
        kind = game.grammar.kinds[path[0]]
        if hide and kind.secret:
            return self.say("move-hidden")
        args: dict[str, str | int] = {}
        for part, n in zip(kind.parts, path[1:], strict=False):
            args[part.name] = HIDDEN if hide and part.secret else self.choice(game, s, part, n)
        key = f"move-{kind.name}"
        if len(args) == len(kind.parts) and self.has(key):
            return self.say(key, args)
        return " · ".join([self.kind(game, kind.name), *(str(shown) for shown in args.values())])

    def draw(self, purpose: str) -> str:
        """What chance decides."""
        return self.say(f"draw-{purpose.partition('/')[0]}")

    def ending(self, game: AnyGame, s: State) -> Sentence:
        """How a game ended, and why."""
        over = s.over
        if over is None:
            return Sentence("", "")
        args = self.args(game, s, over.because.args)
        args["because"] = self.why(game, s, over.because).text
        args["winners"] = ", ".join(self.seat(seat) for seat in over.winners)
        return Sentence(self.say(f"ending-{over.ending}", args), over.because.rule)

    def ending_name(self, ending: str) -> str:
        """What an ending is called in a table of results (`ending-<ending>.name`, else its word)."""
        return self.say_or(f"ending-{ending}.name", ending)

    # -- options and bots --------------------------------------------------------------------------

    def option(self, name: str) -> str:
        """What an option decides."""
        return self.say(f"option-{name}")

    def option_choice(self, name: str, choice: str) -> str:
        """What a choice of an option means; numbers and yes or no need no text of their own."""
        key = f"option-{name}-{_as_key(choice)}"
        return self.say(key) if self.has(key) else self.say_or(f"word-{_as_key(choice)}", choice)

    def bot(self, name: str) -> str:
        """What a bot is like."""
        return self.say(f"bot-{name}")

    def reason(self, game: AnyGame, s: State, because: Because) -> Sentence:
        """Why a bot chose what it chose."""
        key = f"reason-{because.key}"
        if not self.has(key):
            return self.why(game, s, because)
        return Sentence(self.say(key, self.args(game, s, because.args)), because.rule)


def texts_for(game: AnyGame, lang: str) -> Texts:
    """The texts of a game and of the engine."""
    return Texts(lang, game.meta.package)
