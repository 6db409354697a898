"""The cards, dice, counts and costs of an edition, as the rules read them."""

from __future__ import annotations

from typing import Final

from .ids import MULTI
from .source import EditionRecord, NamedRecord


class Edition:
    """One edition's facts. Never changed after it has been built.

    Colours, action cards, departure cards and helpers are numbered in the order of the file;
    the constants in `ids` name the numbers that rules speak of.
    """

    def __init__(self, source: EditionRecord, digest: str) -> None:
        """Take over what `check.check_edition` has found to be sound."""
        self.id: Final[str] = source.edition
        self.digest: Final[str] = digest
        self._names: Final[dict[str, list[str]]] = {}
        self._take_components(source)
        self._take_cards(source)
        self._take_costs(source)
        self._take_options(source)
        self._take_names(source)

    def _take_components(self, source: EditionRecord) -> None:
        """SW-1: trains, dice, goods, tiles and how many discs and tokens the box holds."""
        self.train_colour_tokens: list[str] = [colour.id for colour in source.train_colours]
        self.train_counts: list[int] = [colour.count for colour in source.train_colours]
        self.n_trains: int = sum(self.train_counts)
        self.die_faces: list[list[int]] = [list(colour.die) for colour in source.train_colours]
        self.deployment_dice: int = source.deployment_dice.count
        self.deployment_faces: list[int] = list(source.deployment_dice.faces)
        self.goods_colour_tokens: list[str] = [colour.id for colour in source.goods_colours]
        self.goods_colour_shapes: list[str] = [colour.shape for colour in source.goods_colours]
        self.goods_colour_hex: list[str] = [colour.hex for colour in source.goods_colours]
        self.goods_per_colour: int = source.components.goods_per_colour
        self.signal_discs: int = source.components.signal_discs
        self.switch_discs: int = source.components.switch_discs
        self.cover_tiles: int = source.components.cover_tiles
        self.location_tiles: list[int] = list(source.location_tiles.numbers)

    def _take_cards(self, source: EditionRecord) -> None:
        """SW-1.2 to SW-1.4: action cards, departure cards and the start card."""
        self.action_tokens: list[str] = [card.id for card in source.action_cards]
        self.action_counts: list[int] = [card.count for card in source.action_cards]
        self.departure_tokens: list[str] = [card.id for card in source.departure_cards]
        self.departure_counts: list[int] = [card.count for card in source.departure_cards]
        self.departure_deploys: list[int] = [card.deploy for card in source.departure_cards]
        self.departure_symbols: list[list[int]] = []
        for card in source.departure_cards:
            self.departure_symbols.append([self._symbol(symbol) for symbol in card.symbols])
        self.start_card_token: str = source.start_card.id
        self.start_card_colours: list[int] = [self._symbol(colour) for colour in source.start_card.deploy_colours]

    def _symbol(self, token: str) -> int:
        return MULTI if token == "multi" else self.train_colour_tokens.index(token)

    def _take_costs(self, source: EditionRecord) -> None:
        """SW-3, SW-11, SW-14.1: the standard game's counts and what mishaps cost."""
        defaults = source.defaults
        self.removed_departure_cards: int = defaults.removed_departure_cards
        self.time_tokens: int = defaults.time_tokens
        self.goods_per_city: int = defaults.goods_per_city
        self.goods_to_win: int = defaults.goods_to_win
        self.starting_hand: int = defaults.starting_hand
        self.draw_per_turn: int = defaults.draw_per_turn
        self.hand_limit: int = defaults.hand_limit
        self.cost_lapsed_point: int = defaults.cost_lapsed_point
        self.cost_lapsed_point_head_on: int = defaults.cost_lapsed_point_head_on
        self.cost_deployment_failed: int = defaults.cost_deployment_failed
        self.cost_start_place_entered: int = defaults.cost_start_place_entered

    def _take_options(self, source: EditionRecord) -> None:
        """SW-16: the ranges of the options, and the helpers."""
        options = source.difficulty
        self.seats_min: int = source.meta.players_min
        self.seats_max: int = source.meta.players_max
        self.house_seats_min: int = source.meta.house_players_min
        self.extra_signal_disc_choices: list[int] = list(options.extra_signal_discs)
        self.time_token_choices: list[int] = list(options.time_tokens)
        self.removed_choices: list[int] = [
            *options.removed_departure_cards_easier,
            options.removed_departure_cards_standard,
            *range(
                options.removed_departure_cards_harder_from,
                options.removed_departure_cards_harder_max + 1,
            ),
        ]
        self.challenge_goods_per_city: int = options.challenge_goods_per_city
        self.challenge_goods_to_win: int = options.challenge_goods_to_win
        self.helper_tokens: list[str] = [helper.id for helper in source.helpers]
        self.helper_effects: list[str] = [helper.effect for helper in source.helpers]
        self.helper_timings: list[str] = [helper.timing for helper in source.helpers]
        self.variant_tokens: list[str] = list(source.variants)

    def _take_names(self, source: EditionRecord) -> None:
        """Names and the helpers' short texts, in both languages."""
        self._name_all("game", [source.meta.name_en], [source.meta.name_de])
        self._name_records("train_colour", list(source.train_colours))
        self._name_records("goods_colour", list(source.goods_colours))
        self._name_records("action", list(source.action_cards))
        self._name_records("departure", list(source.departure_cards))
        self._name_records("start_card", [source.start_card])
        self._name_records("helper", list(source.helpers))
        helpers = source.helpers
        self._name_all("helper_text", [h.text_en for h in helpers], [h.text_de for h in helpers])
        variants = list(source.variants.values())
        self._name_all("variant", [v.name_en for v in variants], [v.name_de for v in variants])
        tiles, dice = source.location_tiles, source.deployment_dice
        self._name_all("location_tile", [tiles.name_en], [tiles.name_de])
        self._name_all("deployment_dice", [dice.name_en], [dice.name_de])

    def _name_records(self, domain: str, records: list[NamedRecord]) -> None:
        english = [record.name_en for record in records]
        self._name_all(domain, english, [record.name_de for record in records])

    def _name_all(self, domain: str, english: list[str], german: list[str]) -> None:
        self._names["en." + domain] = english
        self._names["de." + domain] = german

    def name(self, domain: str, index: int, lang: str) -> str:
        """The name of one thing in a language ("en" or "de").

        Domains: game, train_colour, goods_colour, action, departure, start_card, helper,
        helper_text, variant, location_tile, deployment_dice.
        """
        return self._names[lang + "." + domain][index]
