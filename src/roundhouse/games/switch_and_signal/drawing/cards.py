"""What is printed on cards and dice, for whoever shows them."""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.edition import Edition
from roundhouse.games.switch_and_signal.content.ids import MULTI
from roundhouse.games.switch_and_signal.drawing.plan import Departure

ANY = "multi"
"""The symbol of a colour that is chosen, as in the view."""


def list_departures(edition: Edition) -> list[Departure]:
    """All departure cards in the order of the edition, the start card last."""
    colours = edition.train_colour_tokens
    cards = [
        Departure(token, deploy, [ANY if symbol == MULTI else colours[symbol] for symbol in symbols])
        for token, deploy, symbols in zip(
            edition.departure_tokens, edition.departure_deploys, edition.departure_symbols, strict=True
        )
    ]
    return [*cards, Departure(edition.start_card_token, len(edition.start_card_colours), [])]


def dice_of(edition: Edition) -> dict[str, list[int]]:
    """The faces of every colour's die."""
    return dict(zip(edition.train_colour_tokens, edition.die_faces, strict=True))
