"""The position in words, for screen readers and for whoever likes lists; and what a train's die would do."""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import CITY, NONE, START
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.forecast import Face, Outcome, cards_lost, forecast
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.terminal_names import Names, map_of, texts_in
from roundhouse.games.switch_and_signal.terminal_status import DONE, NOW, list_cards, list_held, symbols_of_card
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.games.switch_and_signal.view import SwitchView, TrainView


def describe(view: SwitchView, lang: str, m: Map | None = None) -> list[str]:
    """The whole position, one thought a line; of a map that is at hand, or of the one that the view names."""
    names = Names(texts_in(lang), m if m is not None else map_of(view))
    lines = _describe_game(view, names)
    lines += _part("trains", _describe_trains(view, names), names)
    lines += _part("goods", _describe_goods(view, names), names)
    return lines + _part("network", _describe_network(view, names), names)


def hand(view: SwitchView, lang: str) -> list[str]:
    """All hands, as far as the viewer may know them."""
    names = Names(texts_in(lang), map_of(view))
    return [f"{names.seat(n)}: {', '.join(list_cards(view, names, n))}" for n in range(len(view.hands))]


def _part(word: str, lines: list[str], names: Names) -> list[str]:
    return ["", names.texts.say(f"terminal-part-{word}") + ":", *(f"- {line}" for line in lines)]


# -- the game ----------------------------------------------------------------------------------------------


def _describe_game(view: SwitchView, names: Names) -> list[str]:
    texts = names.texts
    turn = texts.say("terminal-turn", turn=view.turn) if view.turn > 0 else texts.say("terminal-set-up")
    lines = [
        f"{turn}: {texts.say('terminal-active', seat=names.seat(view.active))}",
        texts.say("terminal-left", left=view.cards_left),
        texts.say("terminal-tokens", tokens=view.tokens, clock=view.clock),
        texts.say("terminal-goods", done=view.delivered_total, needed=view.needed),
        _describe_card(view, names),
    ]
    if view.moving is not None and view.moving.points > 0:
        train = names.train(view.moving.train)
        lines.append(texts.say("terminal-moving", train=train, points=view.moving.points))
    helpers = [
        texts.say("terminal-helper-free" if is_free else "terminal-helper-used", helper=names.helper(token))
        for token, is_free in view.helpers.items()
    ]
    if helpers:
        lines.append(f"{texts.say('terminal-helpers')}: {', '.join(helpers)}")
    if view.passing:
        lines.append(texts.say("terminal-passing"))
    for n in range(len(view.hands)):
        lines.append(f"{names.seat(n)}: {', '.join(list_cards(view, names, n))}")
    discard = sum(view.action_discard.values())
    lines.append(texts.say("terminal-piles", pile=view.action_pile, discard=discard))
    if view.tiles_left is not None:
        lines.append(texts.say("terminal-tiles", left=view.tiles_left))
    for key, cards in (("terminal-played", view.departures_played), ("terminal-under", view.departures_under)):
        if cards:
            lines.append(texts.say(key, cards=", ".join(names.departure(card) for card in cards)))
    return lines


def _describe_card(view: SwitchView, names: Names) -> str:
    texts = names.texts
    if view.card is None:
        return texts.say("terminal-no-card")
    symbols: list[str] = []
    for symbol, state in symbols_of_card(view.card):
        said = names.colour(symbol) if symbol else texts.say("terminal-symbol-deploy")
        if state == DONE:
            said = texts.say("terminal-symbol-done", symbol=said)
        elif state == NOW:
            said = texts.say("terminal-symbol-now", symbol=said)
        symbols.append(said)
    card = texts.say("terminal-card", departure=names.departure(view.card.card))
    return f"{card}: {'; '.join([*symbols, *list_held(view.card, names)])}"


# -- trains ------------------------------------------------------------------------------------------------


def _describe_trains(view: SwitchView, names: Names) -> list[str]:
    texts = names.texts
    lines: list[str] = []
    for train in view.trains:
        if train.place is not None:
            lines.append(f"{_where(train, names)}. {_what_next(view, train, names)}.")
    depot = [names.train(train.train) for train in view.trains if train.place is None]
    return [*lines, texts.say("terminal-in-depot", trains=", ".join(depot) or texts.say("terminal-empty"))]


def _where(train: TrainView, names: Names) -> str:
    texts, m = names.texts, names.map
    assert train.place is not None
    place = m.place_by_token[train.place]
    args = {"train": names.train(train.train), "place": names.place(place), "city": names.place(place)}
    args["load"] = texts.say("terminal-load", goods_colour=names.good(train.load)) if train.load is not None else ""
    if train.facing is None:
        return texts.say("terminal-in-city", args)
    args["facing"] = names.node_called(train.facing)
    return texts.say("terminal-on-start" if m.place_kind[place] == START else "terminal-on-piece", args)


def _what_next(view: SwitchView, train: TrainView, names: Names) -> str:
    m = names.map
    assert train.place is not None
    if train.facing is None:
        return _exits(view, train, names)
    heading = m.heading_by_token[f"{train.place}>{train.facing}"]
    return names.texts.say("terminal-ahead", steps=", ".join(_Look(view, names).ahead(heading)))


def _exits(view: SwitchView, train: TrainView, names: Names) -> str:
    m, texts = names.map, names.texts
    assert train.place is not None
    exits: list[str] = []
    for arm in m.city_arms[m.city_by_token[train.place]]:
        node = names.node(m.arm_node[m.arm_other_end[arm]])
        other = next((t for t in view.trains if t.place == m.place_tokens[m.arm_place[arm]]), None)
        if m.signal_tokens[m.arm_signal[arm]] not in view.green:
            exits.append(texts.say("terminal-exit-red", node=node))
        elif other is not None:
            exits.append(texts.say("terminal-exit-taken", node=node, train=names.train(other.train)))
        else:
            exits.append(texts.say("terminal-exit-green", node=node))
    return texts.say("terminal-exits", exits=", ".join(exits))


class _Look:
    """Looks along the track until a train would have to stop."""

    def __init__(self, view: SwitchView, names: Names) -> None:
        self.view = view
        self.names = names
        self.trains = {train.place: train for train in view.trains if train.place is not None}
        self.steps: list[str] = []
        self.pieces = 0

    def ahead(self, heading: int) -> list[str]:
        """What comes, in order: pieces, signals, junctions, up to a stop, a city or a start place."""
        m, start = self.names.map, heading
        while heading != NONE:
            heading = self._step(heading)
            if heading == start or len(self.steps) > m.n_places:
                break
        self._count_pieces()
        return self.steps

    def _step(self, heading: int) -> int:
        """Look at what lies before one heading; the next heading, or NONE where the look ends."""
        m = self.names.map
        signal, arm = m.ahead_signal[heading], m.ahead_arm[heading]
        if signal != NONE:
            is_green = m.signal_tokens[signal] in self.view.green
            self._say("terminal-step-green" if is_green else "terminal-step-red")
            if not is_green:
                return NONE
        place, onward = m.ahead_place[heading], m.ahead_heading[heading]
        if arm != NONE:
            out = self._way_through(arm)
            if out == NONE:
                return NONE
            place, onward = m.arm_place[out], m.arm_heading[out]
        train = self.trains.get(m.place_tokens[place])
        if train is not None:
            self._say("terminal-step-train", train=self.names.train(train.train))
            return NONE
        if m.place_kind[place] == CITY:
            self._say("terminal-step-city", city=self.names.place(place))
            return NONE
        if m.place_kind[place] == START:
            self._say("terminal-step-start", start=self.names.place(place))
            return NONE
        self.pieces += 1
        return onward

    def _way_through(self, arm: int) -> int:
        m = self.names.map
        junction = m.arm_junction[arm]
        name = self.names.node(m.arm_node[arm])
        setting = self.view.switches.get(m.junction_tokens[junction])
        for k in m.junction_settings[junction]:
            pair = (m.setting_x[k], m.setting_y[k])
            if m.setting_tokens[k] == setting and arm in pair:
                out = pair[1] if pair[0] == arm else pair[0]
                beyond = self.names.node(m.arm_node[m.arm_other_end[out]])
                self._say("terminal-step-junction", junction=name, node=beyond)
                return out
        self._say("terminal-step-closed", junction=name)
        return NONE

    def _say(self, key: str, **args: str) -> None:
        self._count_pieces()
        self.steps.append(self.names.texts.say(key, args))

    def _count_pieces(self) -> None:
        if self.pieces:
            self.steps.append(self.names.texts.say("terminal-step-piece", count=self.pieces))
            self.pieces = 0


# -- goods and network -------------------------------------------------------------------------------------


def _describe_goods(view: SwitchView, names: Names) -> list[str]:
    texts, m = names.texts, names.map
    lines: list[str] = []
    for token, count in view.goods.items():
        city = m.city_by_token[token]
        good = names.good(names.edition.goods_colour_tokens[m.city_colour[city]])
        lines.append(texts.say("terminal-waiting", city=names.node(city), count=count, goods_colour=good))
    for token, tray in view.delivered.items():
        goods = [
            texts.say("terminal-tray-one", count=count, goods_colour=names.good(colour))
            for colour, count in tray.items()
            if count > 0
        ]
        key = "terminal-tray" if goods else "terminal-tray-empty"
        lines.append(texts.say(key, city=names.node_called(token), goods=", ".join(goods)))
    return lines


def _describe_network(view: SwitchView, names: Names) -> list[str]:
    texts, m = names.texts, names.map
    green = [names.signal(n) for n, token in enumerate(m.signal_tokens) if token in view.green]
    red = [names.signal(n) for n, token in enumerate(m.signal_tokens) if token not in view.green]
    lines = [texts.say("terminal-greens", signals=", ".join(green)), texts.say("terminal-reds", signals=", ".join(red))]
    for n, token in enumerate(m.junction_tokens):
        junction = names.node(m.n_cities + m.n_starts + n)
        setting = view.switches.get(token)
        found = next((k for k in m.junction_settings[n] if m.setting_tokens[k] == setting), None)
        if found is None:
            lines.append(texts.say("terminal-switch-unset", junction=junction))
        else:
            said = m.name("setting", found, texts.lang)
            lines.append(texts.say("terminal-switch", junction=junction, setting=said))
    places = [
        f"{names.node_called(token)} {', '.join(str(n) for n in numbers)}"
        for token, numbers in view.start_numbers.items()
    ]
    return [*lines, texts.say("terminal-numbers", places="; ".join(places))]


# -- forecast ----------------------------------------------------------------------------------------------


def draw_forecast(s: SwitchState, train: int, lang: str) -> list[str]:
    """For each face of a train's die where the train would stop, what that costs, and why."""
    names = Names(texts_in(lang), s.map)
    faces = forecast(s, train)
    if not faces:
        return [names.texts.say("terminal-no-forecast", train=names.train(s.train_tokens[train]))]
    total = sum(face.weight for face in faces)
    return [line for face in faces for line in _describe_face(s, face, total, names)]


def _describe_face(s: SwitchState, face: Face, total: int, names: Names) -> list[str]:
    lines: list[str] = []
    for outcome in face.outcomes:
        ends = describe_outcome(s, outcome, names)
        lines.append(names.texts.say("terminal-face", points=face.points, count=face.weight, faces=total, ends=ends))
    return lines


def describe_outcome(s: SwitchState, outcome: Outcome, names: Names) -> str:
    """One way in which a move can end: by which exits, where, at what cost, and why."""
    texts = names.texts
    if outcome.delivers:
        ends = texts.say("terminal-outcome-deliver")
    elif outcome.returns:
        ends = texts.say("terminal-outcome-depot")
    else:
        ends = texts.say("terminal-outcome-place", place=names.place(outcome.place))
    said = texts.say("terminal-outcome-cost", cost=outcome.cost, ends=ends)
    cards = cards_lost(s, outcome.cost)
    if cards:
        said += texts.say("terminal-outcome-cards", cards=cards)
    for arm in reversed(outcome.exits):
        said = texts.say("terminal-outcome-by", arm=names.arm(arm), ends=said)
    return f"{said}. {texts.why(GAME, s, outcome.because).text}"
