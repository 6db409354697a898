"""Everything that is decided while a departure card is carried out or a train runs, and the helpers."""

from __future__ import annotations

from math import fsum

from roundhouse.bots.kit import Answer, Thought
from roundhouse.games.switch_and_signal.bots.chances import start_odds
from roundhouse.games.switch_and_signal.bots.routes import rate_fields
from roundhouse.games.switch_and_signal.bots.sight import NEXT, Look, Sight
from roundhouse.games.switch_and_signal.content.ids import MULTI, NONE
from roundhouse.games.switch_and_signal.frames import ColourFrame
from roundhouse.games.switch_and_signal.moves import GRAMMAR
from roundhouse.games.switch_and_signal.rules.ch02_board import city_of, list_depot
from roundhouse.games.switch_and_signal.rules.ch05_departure_card import list_waiting
from roundhouse.games.switch_and_signal.rules.ch06_deploying import (
    list_colours_to_deploy,
)
from roundhouse.games.switch_and_signal.rules.ch07_moving import moving_frame
from roundhouse.games.switch_and_signal.rules.ch09_cities import list_exits, may_pass
from roundhouse.games.switch_and_signal.rules.ch12_helpers import can_use_conductor, card_frame, symbols_of
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_3_3,
    SW_5_3,
    SW_5_5,
    SW_6_1,
    SW_7_12,
    SW_12_1,
    SW_13_2,
    SW_16_1,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.ids import Move


class Windows:
    """One question during a departure card or a run."""

    def __init__(self, thought: Thought, sight: Sight) -> None:
        self.thought = thought
        self.s: SwitchState = thought.world
        self.sight = sight
        self.kinds = thought.game.next_ids(self.s, thought.slot, ())

    def has(self, kind: str) -> bool:
        """Whether a kind of move is possible now."""
        return GRAMMAR.by_name[kind].number in self.kinds

    def move(self, kind: str, *ids: int) -> Move:
        """A move of the grammar."""
        return (GRAMMAR.by_name[kind].number, *ids)

    def answer(self) -> Answer:
        """The answer."""
        what = self.thought.slot.what
        if what == "card_revealed":
            return self.card_revealed()
        if what == "choose_deploy_colour":
            return self.choose_deploy_colour()
        if what == "choose_start":
            return self.choose_start()
        if what == "choose_multi_colour":
            return self.choose_multi_colour()
        if what == "choose_train_order":
            return self.choose_train_order()
        if what == "rolled":
            return self.rolled()
        if what == "choose_city_exit":
            return self.choose_exit()
        if what == "choose_pass_or_stop":
            return self.choose_pass()
        return self.place_extra_disc()

    @property
    def least(self) -> float:
        """The least gain for which a helper is called now."""
        w = self.sight.w
        return w.held_back + w.first * self.s.timetable.left

    # -- set-up --------------------------------------------------------------------------

    def place_extra_disc(self) -> Answer:
        """SW-16.1  On the field that most routes ask for."""
        kind = self.kinds[0]
        best = busiest_field(self.sight, self.thought.game.next_ids(self.s, self.thought.slot, (kind,)))
        return Answer((kind, best), SW_16_1.because("disc_for_routes", signal=best))

    # -- the card -------------------------------------------------------------------------------

    def gains(self) -> list[float]:
        """What running each colour would bring."""
        s = self.s
        gains = [0.0] * len(s.edition.die_faces)
        for train, place in enumerate(s.train_place):
            if place != NONE:
                gains[s.train_colour[train]] += self.sight.gain_of_roll(train)
        return gains

    def card_revealed(self) -> Answer:
        """SW-12.5  Carry the card out, or put it under the pile."""
        s = self.s
        gains = self.gains()
        symbols = symbols_of(s)
        ranked = sorted(gains, reverse=True)
        value = fsum(gains[c] for c in symbols if c != MULTI) + fsum(ranked[: symbols.count(MULTI)])
        value += self.fails(s.edition.departure_deploys[s.card])
        other = self.sight.chances.expected(gains)
        if self.has("use_track_warden") and other - value > self.least:
            return Answer(self.move("use_track_warden"), SW_12_1.because("helper_track_warden"))
        return Answer(self.move("carry_out"), SW_12_1.because("carry_on"))

    def fails(self, deploys: int) -> float:
        """What failing deployments will cost."""
        depot = self.s.train_place.count(NONE)
        return -self.sight.chances.price(self.s.edition.cost_deployment_failed) * max(0, deploys - depot)

    def starts(self, colour: int) -> list[float]:
        """What a new train of a colour would be worth on each start place."""
        s, sight = self.s, self.sight
        train = list_depot(s, colour)[0]
        sight.errands[train] = sight.free_errands(train)
        card = card_frame(s)
        coming = symbols_of(s)[card.symbol :] if card is not None else []
        runs = 1.0 if colour in coming else 0.0
        values: list[float] = []
        for start in range(s.map.n_starts):
            place = int(s.map.place_of_start[start])
            if place in s.train_place:
                values.append(-sight.chances.price(s.edition.cost_deployment_failed))
                continue
            s.train_place[train] = place
            s.train_heading[train] = int(s.map.start_heading[start])
            value = sight.worth(train, sight.key_of(train))
            value += (runs + sight.chances.of_colour(colour)) * sight.gain_of_roll(train)
            values.append(value)
            s.train_place[train] = NONE
            s.train_heading[train] = NONE
        return values

    def choose_deploy_colour(self) -> Answer:
        """SW-6.1  The colour that is worth most on average over the start places."""
        s = self.s
        card = card_frame(s)
        assert card is not None
        odds = start_odds(s)
        best = NONE
        most = -1e9
        for colour in list_colours_to_deploy(s, card):
            values = self.starts(colour)
            value = 0.0
            for i, share in enumerate(odds):
                value += share * values[i]
            if value > most:
                most = value
                best = colour
        return Answer(self.move("deploy", best), SW_6_1.because("deploys", train_colour=best))

    def choose_start(self) -> Answer:
        """SW-12.6  Roll, or let the Shunter choose."""
        frame = self.s.frames[-1]
        colour = frame.colour  # type: ignore[attr-defined]
        values = self.starts(colour)
        mean = 0.0
        for i, share in enumerate(start_odds(self.s)):
            mean += share * values[i]
        best = max(range(len(values)), key=values.__getitem__)
        if self.has("use_shunter") and values[best] - mean > self.least + self.sight.w.first * 4:
            return Answer(self.move("use_shunter", best), SW_12_1.because("helper_shunter", start=best))
        return Answer(self.move("roll_dice"), SW_12_1.because("carry_on"))

    def choose_multi_colour(self) -> Answer:
        """SW-5.5  The colour that brings most."""
        gains = self.gains()
        ids = self.thought.game.next_ids(self.s, self.thought.slot, self.move("run_colour"))
        best = max(ids, key=gains.__getitem__)
        return Answer(self.move("run_colour", best), SW_5_5.because("runs_colour", train_colour=best))

    def choose_train_order(self) -> Answer:
        """SW-5.3, SW-12.4, SW-12.7  The train that gains most runs first; a helper may spare what would go wrong."""
        s = self.s
        frame = s.frames[-1]
        assert isinstance(frame, ColourFrame)
        waiting = list_waiting(s, frame.colour)
        gains = [self.sight.gain_of_roll(train) for train in waiting]
        if can_use_conductor(s, self.thought.slot, frame.colour) and -fsum(gains) > self.least:
            move = self.move("use_conductor", frame.colour)
            return Answer(move, SW_12_1.because("helper_conductor", train_colour=frame.colour))
        worst = min(range(len(waiting)), key=gains.__getitem__)
        if self.has("use_train_dispatcher") and -gains[worst] > self.least:
            move = self.move("use_train_dispatcher", waiting[worst])
            return Answer(move, SW_12_1.because("helper_train_dispatcher", train=waiting[worst]))
        best = max(range(len(waiting)), key=gains.__getitem__)
        return Answer(self.move("run_train", waiting[best]), SW_5_3.because("runs_first", train=waiting[best]))

    # -- running ----------------------------------------------------------------------------------------

    def rolled(self) -> Answer:
        """SW-12.2  Keep the roll, or roll again."""
        s = self.s
        frame = moving_frame(s)
        faces = s.edition.die_faces[s.train_colour[frame.train]]
        values = self.sight.values_by_points(frame.train, max(faces), may_pass(s), NEXT)
        mean = fsum(values[face] for face in faces) / len(faces)
        if self.has("use_logistician") and mean - values[frame.left] > self.least:
            return Answer(self.move("use_logistician"), SW_12_1.because("helper_logistician", train=frame.train))
        return Answer(self.move("run"), SW_12_1.because("carry_on"))

    def choose_exit(self) -> Answer:
        """SW-7.12  The exit by which this roll brings most."""
        s = self.s
        frame = moving_frame(s)
        city = city_of(s, frame.train)
        best = self.best_exit([int(a) for a in list_exits(s, frame.train, city)], frame.left)
        return Answer(self.move("leave", best[1]), SW_7_12.because("leaves_by", train=frame.train, arm=best[1]))

    def best_exit(self, arms: list[int], left: int) -> tuple[float, int]:
        """The best of some exits, and what it is worth."""
        s = self.s
        frame = moving_frame(s)
        place, heading = s.train_place[frame.train], s.train_heading[frame.train]
        found: tuple[float, int] = (-1e9, NONE)
        for arm in arms:
            look = Look(self.sight, frame.train, may_pass(s), NEXT)
            value = look.along(s.map.arm_heading[arm], s.map.arm_place[arm], left - 1)[left - 1]
            s.train_place[frame.train] = place
            s.train_heading[frame.train] = heading
            if value > found[0]:
                found = (value, arm)
        return found

    def choose_pass(self) -> Answer:
        """SW-13.2, SW-12.3  Through the city, or stop there."""
        s = self.s
        frame = moving_frame(s)
        city = city_of(s, frame.train)
        place = s.train_place[frame.train]
        stop = 0.0
        if s.map.city_colour[city] != NONE or s.map.unloaded_may_use_ports:
            stop = Look(self.sight, frame.train, True, NEXT).after(place, NONE)
        exits = [int(a) for a in list_exits(s, frame.train, city, frame.entry)]
        value, arm = self.best_exit(exits, frame.left)
        if self.has("pass"):
            if value > stop:
                return Answer(self.move("pass", arm), SW_13_2.because("passes", train=frame.train, city=city))
        elif value - stop > self.least * self.sight.w.passing:
            return Answer(self.move("use_dispatcher"), SW_12_1.because("helper_dispatcher", train=frame.train))
        return Answer(self.move("stop"), SW_13_2.because("stops", train=frame.train, city=city))


def busiest_field(sight: Sight, fields: list[int]) -> int:
    """Of some signal fields the one that most routes ask for: from start places to goods, and from there to ports."""
    m, net = sight.s.map, sight.net
    uses = [0.0] * m.n_signals
    for start in range(m.n_starts):
        for task in sight.tasks:
            rate_fields(uses, sight.route(task.city, int(m.start_heading[start])), 1.0 / m.n_starts)
    for task in sight.tasks:
        rate_fields(uses, sight.route(task.port, net.n_headings + task.city), 1.0)
    return max(fields, key=uses.__getitem__)


def place_printed(thought: Thought) -> Answer:
    """SW-3.3  All discs as they are printed for a first game."""
    game, s, slot = thought.game, thought.world, thought.slot
    printed = SW_3_3.because("discs_as_printed")
    kind = game.next_ids(s, slot, ())[0]
    ids = game.next_ids(s, slot, (kind,))
    if GRAMMAR.kinds[kind].name == "place_switch":
        return Answer((kind, ids[0], int(s.map.first_setting[ids[0]])), printed)
    for signal in s.map.first_green:
        if signal in ids:
            return Answer((kind, int(signal)), printed)
    return Answer((kind, ids[0]), printed)
