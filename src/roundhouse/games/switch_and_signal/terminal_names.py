"""Names of the things in a view: the view speaks in the notation's words, people want names."""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.edition import Edition
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.loader import load_edition
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.title import META, find_map
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.reasons import Refused
from roundhouse.texts import Texts

MULTI_TOKEN: Final = "multi"


def texts_in(lang: str) -> Texts:
    """The texts of this game in a language."""
    return Texts(lang, META.package)


def map_of(view: SwitchView) -> Map:
    """The map of a view: one of ours, or one that was adopted from a file."""
    try:
        found = find_map(view.map)
        if found.map_digest == view.map_digest:
            return found
    except Refused:
        pass
    return find_map(f"{view.map}@{view.map_digest[:12]}")


class Names:
    """Names in one language, found by the words of the notation."""

    def __init__(self, texts: Texts, m: Map) -> None:
        self.texts = texts
        self.map = m
        self.edition: Edition = load_edition()

    def train(self, token: str) -> str:
        """A train."""
        return self.texts.say_or(f"word-train-{token}", token)

    def colour(self, token: str) -> str:
        """A train colour, or the free one of a card."""
        if token == MULTI_TOKEN:
            return self.texts.say("terminal-symbol-multi")
        return self.texts.say_or(f"word-train_colour-{token}", token)

    def good(self, token: str) -> str:
        """A good of a colour."""
        return self.texts.say_or(f"word-goods_colour-{token}", token)

    def seat(self, seat: int) -> str:
        """A seat, or a hand."""
        return self.texts.seat(seat)

    def node(self, node: int) -> str:
        """A city, a start place or a junction."""
        return self.map.name("node", node, self.texts.lang)

    def node_called(self, token: str) -> str:
        """The same, by its word."""
        return self.node(self.map.node_by_token[token])

    def place(self, place: int) -> str:
        """Where a train can stand."""
        return self.map.name("place", place, self.texts.lang)

    def signal(self, signal: int) -> str:
        """A signal field, without the word signal where the line says it already."""
        arm = self.map.signal_arm[signal]
        if arm != NONE:
            return self.map.name("arm", arm, self.texts.lang)
        edge = self.map.name("edge", self.map.signal_edge[signal], self.texts.lang)
        return f"{edge} {self.map.signal_gap[signal]}"

    def arm(self, arm: int) -> str:
        """An exit of a city, or an arm of a junction."""
        return self.map.name("arm", arm, self.texts.lang)

    def helper(self, token: str) -> str:
        """A helper."""
        return self.edition.name("helper", self.edition.helper_tokens.index(token), self.texts.lang)

    def action(self, token: str) -> str:
        """An action card."""
        return self.edition.name("action", self.edition.action_tokens.index(token), self.texts.lang)

    def departure(self, token: str) -> str:
        """A departure card, or the start card."""
        e = self.edition
        if token == e.start_card_token:
            return e.name("start_card", 0, self.texts.lang)
        return e.name("departure", e.departure_tokens.index(token), self.texts.lang)
