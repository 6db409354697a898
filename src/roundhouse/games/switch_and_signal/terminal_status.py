"""Under the map: turn, clock, card, helpers, hands, piles, and what the signs mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from roundhouse.games.switch_and_signal.terminal_map import GREEN, NUMBER, OPEN_WAY, RED, Pen
from roundhouse.games.switch_and_signal.terminal_names import Names
from roundhouse.games.switch_and_signal.view import CardView, SwitchView

GAP: Final = "   "
HEADING: Final = "bold"
FAINT: Final = "dim"
ALARM: Final = "bold red"
LAST_TOKENS: Final = 2
"""From here on the clock is shown as an alarm."""

DONE, NOW, LATER = 0, 1, 2


def symbols_of_card(card: CardView) -> list[tuple[str, int]]:
    """The symbols of a card, deployments (as an empty word) first, each done, being carried out, or to come."""
    symbols: list[tuple[str, int]] = []
    for n in range(card.deploy):
        is_open = n == card.deployed - 1 and card.begun == 0
        symbols.append(("", NOW if is_open else DONE if n < card.deployed else LATER))
    for n, symbol in enumerate(card.symbols):
        symbols.append((symbol, NOW if n == card.begun - 1 else DONE if n < card.begun else LATER))
    return symbols


def list_status(view: SwitchView, names: Names, pen: Pen, width: int) -> list[Text]:
    """The lines under the map."""
    lines = [*_flow(_game(view, names, pen), width), *_flow(_card(view, names, pen), width)]
    lines += _flow(_helpers(view, names, pen), width)
    for hand in range(len(view.hands)):
        lines += _flow(_hand(view, names, pen, hand), width)
    lines += _flow(_piles(view, names, pen), width)
    return lines


def list_legend(view: SwitchView, names: Names, pen: Pen, width: int) -> list[Text]:
    """What the signs mean."""
    texts, glyphs = names.texts, pen.glyphs
    parts = [Text(texts.say("terminal-legend-trains"), HEADING)]
    for colour in dict.fromkeys(train.colour for train in view.trains):
        letter = (pen.letter(colour) + glyphs.arrows[0], pen.train_style(colour))
        parts.append(Text.assemble(letter, (f" {names.colour(colour)}", FAINT)))
    parts.append(Text(texts.say("terminal-legend-goods"), HEADING))
    for n, good in enumerate(pen.edition.goods_colour_tokens):
        name = pen.edition.name("goods_colour", n, texts.lang)
        parts.append(Text.assemble((pen.good(good), pen.good_style(n)), (f" {name}", FAINT)))
    signs = (
        (glyphs.pieces[0], "", "piece"),
        (glyphs.green, GREEN, "green"),
        (glyphs.red, RED, "red"),
        (glyphs.heavy[0] * 2, OPEN_WAY, "open"),
        (glyphs.closed, RED, "closed"),
        (glyphs.number(4), NUMBER, "start"),
    )
    for sign, style, word in signs:
        parts.append(Text.assemble((sign, style), (" " + texts.say(f"terminal-legend-{word}"), FAINT)))
    return _flow(parts, width)


def _flow(parts: list[Text], width: int) -> list[Text]:
    """Parts side by side, on as many lines as they need; lines after the first are set in."""
    lines: list[Text] = []
    line = Text(" ", no_wrap=True)
    for part in parts:
        room = width - line.cell_len - len(GAP)
        if line.cell_len > 3 and part.cell_len > room:
            lines.append(line)
            line = Text("   ", no_wrap=True)
        elif line.cell_len > 1:
            line.append(GAP)
        part.truncate(width - line.cell_len)
        line.append_text(part)
    return [*lines, line]


def _game(view: SwitchView, names: Names, pen: Pen) -> list[Text]:
    texts, glyphs = names.texts, pen.glyphs
    turn = texts.say("terminal-turn", turn=view.turn) if view.turn > 0 else texts.say("terminal-set-up")
    is_low = view.tokens <= LAST_TOKENS
    clock = Text.assemble(
        texts.say("terminal-clock", shown=""),
        (glyphs.token * view.tokens, ALARM if is_low else OPEN_WAY),
        (glyphs.spent * (view.clock - view.tokens), FAINT),
    )
    return [
        Text(turn, HEADING),
        Text(texts.say("terminal-active", seat=names.seat(view.active))),
        Text(texts.say("terminal-left", left=view.cards_left), ALARM if view.last_turn else ""),
        clock,
        Text(texts.say("terminal-goods", done=view.delivered_total, needed=view.needed)),
    ]


def _card(view: SwitchView, names: Names, pen: Pen) -> list[Text]:
    texts = names.texts
    if view.card is None:
        parts = [Text(texts.say("terminal-no-card"), FAINT)]
    else:
        parts = [Text(texts.say("terminal-card", departure=names.departure(view.card.card)), HEADING)]
        parts += [_symbol(symbol, state, names, pen) for symbol, state in symbols_of_card(view.card)]
        parts += [Text(held, RED) for held in list_held(view.card, names)]
    if view.moving is not None and view.moving.points > 0:
        train = names.train(view.moving.train)
        parts.append(Text(texts.say("terminal-moving", train=train, points=view.moving.points), OPEN_WAY))
    if view.passing:
        parts.append(Text(texts.say("terminal-passing"), GREEN))
    return parts


def list_held(card: CardView, names: Names) -> list[str]:
    """What stands still for a card."""
    held: list[str] = []
    if card.held_colour is not None:
        held.append(names.texts.say("terminal-held", what=names.colour(card.held_colour)))
    if card.held_train is not None:
        held.append(names.texts.say("terminal-held", what=names.train(card.held_train)))
    return held


def _symbol(symbol: str, state: int, names: Names, pen: Pen) -> Text:
    glyphs = pen.glyphs
    said = names.colour(symbol) if symbol else names.texts.say("terminal-symbol-deploy")
    mark = (glyphs.done, glyphs.now, glyphs.later)[state]
    return Text(f"{mark} {said}", (FAINT, OPEN_WAY, "")[state])


def _helpers(view: SwitchView, names: Names, pen: Pen) -> list[Text]:
    texts, glyphs = names.texts, pen.glyphs
    parts: list[Text] = []
    for token, is_free in view.helpers.items():
        key = "terminal-helper-free" if is_free else "terminal-helper-used"
        mark, style = (glyphs.green, GREEN) if is_free else (glyphs.closed, FAINT)
        said = texts.say(key, helper=names.helper(token))
        parts.append(Text.assemble((mark, style), (f" {said}", "" if is_free else FAINT)))
    return [Text(texts.say("terminal-helpers"), HEADING), *parts] if parts else []


def _hand(view: SwitchView, names: Names, pen: Pen, hand: int) -> list[Text]:
    texts = names.texts
    mark = pen.glyphs.now if hand == view.active else " "
    parts = [Text(f"{mark} {texts.say('terminal-hand', seat=names.seat(hand))}", HEADING)]
    return [*parts, *(Text(said) for said in list_cards(view, names, hand))]


def list_cards(view: SwitchView, names: Names, hand: int) -> list[str]:
    """The cards of a hand, kind by kind; only their number where they are hidden."""
    texts, shown = names.texts, view.hands[hand]
    if shown.count == 0:
        return [texts.say("terminal-no-cards")]
    if shown.cards is None:
        return [texts.say("terminal-hidden", count=shown.count)]
    return [
        texts.say("terminal-cards", count=count, action=names.action(token))
        for token, count in shown.cards.items()
        if count > 0
    ]


def _piles(view: SwitchView, names: Names, pen: Pen) -> list[Text]:
    texts = names.texts
    discard = sum(view.action_discard.values())
    depot = Text(texts.say("terminal-depot") + " ")
    waiting = [train for train in view.trains if train.place is None]
    for train in waiting:
        depot.append(pen.train(train), pen.train_style(train.colour))
        depot.append(" ")
    if not waiting:
        depot.append(texts.say("terminal-empty"), FAINT)
    parts = [depot, Text(texts.say("terminal-piles", pile=view.action_pile, discard=discard), FAINT)]
    if view.tiles_left is not None:
        parts.append(Text(texts.say("terminal-tiles", left=view.tiles_left), FAINT))
    return parts
