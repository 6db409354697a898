"""Which action cards to play: plans of a few cards for one train, compared by what they bring on average.

A plan sets the signals and switches that a train needs next, and may end in a move of that train. Its first
card is played; what comes then is thought over anew.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.bots.routes import A_SIGNAL, Need, rate_fields
from roundhouse.games.switch_and_signal.bots.sight import NEXT, WHOLE, Sight
from roundhouse.games.switch_and_signal.content.ids import MOVE, NONE, SIGNAL, SWITCH
from roundhouse.games.switch_and_signal.rules.ch02_board import discs_of
from roundhouse.games.switch_and_signal.rules.ch09_cities import may_pass
from roundhouse.games.switch_and_signal.rules.ch10_action_cards import (
    LOAD_PAYMENTS,
    MOVE_PAYMENTS,
    PAYMENTS,
    SIGNAL_PAYMENTS,
    SWITCH_PAYMENTS,
)
from roundhouse.games.switch_and_signal.state import SwitchState

DEEPEST: Final = 3
"""So many signals and switches are set ahead for one train."""
SIGHT_AHEAD: Final = 7
"""How many points ahead."""


class Step:
    """One card of a plan: what is done, and where."""

    __slots__ = ("a", "b", "card", "pay")

    def __init__(self, card: int, a: int, b: int, pay: int) -> None:
        self.card = card
        """SIGNAL, SWITCH, MOVE, or LOAD."""
        self.a = a
        self.b = b
        self.pay = pay


LOAD: Final = 3

LEAST: Final = 1e-6
"""A plan has to bring something."""
MOST_PLANS: Final = 4
"""So many plans are looked at a second time."""


class Plan:
    """Cards for one train, and what they bring."""

    __slots__ = ("city", "gain", "key", "steps", "train")

    def __init__(self, gain: float, steps: list[Step], train: int, city: int, key: str) -> None:
        self.gain = gain
        self.steps = steps
        self.train = train
        self.city = city
        """Where the train is bound, NONE if it only gets out of the way."""
        self.key = key


class Planner:
    """Looks for the best plan in one position. The world is changed on the way and put back."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s: SwitchState = sight.s
        self.plans: list[Plan] = []
        """The best so far, best first."""
        self.before = 0.0
        self.steps: list[Step] = []
        self.uses: list[float] = []

    def find(self) -> Plan | None:
        """The plan that brings most, if any brings something."""
        self.before = self.sight.whole() + self.hand_value()
        self.uses = self._rate_discs()
        for train, place in enumerate(self.s.train_place):
            if place != NONE:
                self._plan_train(train)
        self._plan_safety()
        return self._choose()

    # -- judging -------------------------------------------------------------------------

    def after_move(self, train: int) -> float:
        """What the board last looked at will be worth after a card move of one train."""
        sight, s = self.sight, self.s
        by_colour = [0.0] * len(s.edition.die_faces)
        total = 0.0
        for other, place in enumerate(s.train_place):
            if other != train and place != NONE:
                total += sight.worths[other]
                by_colour[s.train_colour[other]] += sight.gains[other]
        moved = sight.value_of_faces(train, may_pass(s), NEXT)
        return total + moved + sight.chances.expected(by_colour)

    def hand_value(self) -> float:
        """What the cards in hand are worth at the end of the turn."""
        s, w = self.s, self.sight.w
        if s.timetable.left < len(s.hands):
            return 0.0
        total = 0.0
        size = 0
        for n in s.hands[s.active]:
            size += n
            step = w.card
            for _ in range(n):
                total += step
                step *= w.keep
        return total - w.deal * max(0, size + s.edition.draw_per_turn - s.edition.hand_limit)

    def _rate_discs(self) -> list[float]:
        """How much each signal field is needed to be green by the routes of the trains and of waiting goods."""
        sight, s = self.sight, self.s
        uses = [0.0] * s.map.n_signals
        for train, place in enumerate(s.train_place):
            if place == NONE:
                continue
            key = sight.key_of(train)
            errand = sight.main_errand(train, key)
            if errand is not None:
                rate_fields(uses, sight.route(errand.city, key), 1.2)
                if s.train_load[train] == NONE:
                    task = sight.tasks[errand.task]
                    rate_fields(uses, sight.route(task.port, sight.net.n_headings + task.city), 0.5)
        for task in sight.tasks:
            rate_fields(uses, sight.route(task.port, sight.net.n_headings + task.city), 0.15)
        return uses

    # -- cards -----------------------------------------------------------------------------

    def cheapest(self, payments: list[int], card: int) -> int:
        """What pays for an action at the least loss; NONE if the hand cannot."""
        hand = self.s.hands[self.s.active]
        best = NONE
        most = -1e9
        for payment in payments:
            one, other = PAYMENTS[payment]
            if other == NONE and card not in {NONE, one}:
                continue
            if hand[one] < 1 or (other != NONE and hand[other] < (2 if one == other else 1)):
                continue
            self._spend(payment, 1)
            value = self.hand_value() - (0.01 if other != NONE else 0.0)
            self._spend(payment, -1)
            if value > most:
                most = value
                best = payment
        return best

    def _spend(self, payment: int, n: int) -> None:
        one, other = PAYMENTS[payment]
        hand = self.s.hands[self.s.active]
        hand[one] -= n
        if other != NONE:
            hand[other] -= n

    def do(self, step: Step) -> None:
        """Play a card in the world thought up."""
        s = self.s
        self._spend(step.pay, 1)
        if step.card == SIGNAL:
            s.green[step.a] = 0
            s.green[step.b] = 1
        elif step.card == SWITCH:
            s.setting[step.a] = step.b
        self.steps.append(step)

    def undo(self, was: int) -> None:
        """Take it back; `was` is the setting that a junction had."""
        s = self.s
        step = self.steps.pop()
        self._spend(step.pay, -1)
        if step.card == SIGNAL:
            s.green[step.a] = 1
            s.green[step.b] = 0
        elif step.card == SWITCH:
            s.setting[step.a] = was

    # -- plans -------------------------------------------------------------------------------

    def _note(self, value: float, train: int, key: str) -> None:
        gain = value + self.hand_value() - self.before
        if gain > LEAST and (len(self.plans) < MOST_PLANS or gain > self.plans[-1].gain):
            errand = self.sight.main_errand(train, self.sight.key_of(train))
            city = errand.city if errand is not None else NONE
            key = key if city != NONE or key == "safety" else "away"
            plan = Plan(gain, self.steps[:], train, city, key)
            at = len(self.plans)
            while at > 0 and self.plans[at - 1].gain < gain:
                at -= 1
            self.plans.insert(at, plan)
            del self.plans[MOST_PLANS:]

    def _choose(self) -> Plan | None:
        """The best plan, the moves among the best looked at once more for what they mean to all trains."""
        best: Plan | None = None
        for plan in self.plans:
            if plan.steps[-1].card == MOVE and self.sight.chances.cards:
                plan.gain = self._weigh(plan)
            if plan.gain > LEAST and (best is None or plan.gain > best.gain):
                best = plan
        return best

    def _weigh(self, plan: Plan) -> float:
        """What a plan that ends in a move brings, the gains of all trains counted anew wherever it ends."""
        sight, s = self.sight, self.s
        settings = s.setting[:]
        kept = sight.errands[plan.train]
        load = s.train_load[plan.train]
        for step in plan.steps:
            if step.card == LOAD:
                self._load(plan.train)
            self.do(step)
        value = sight.value_of_faces(plan.train, may_pass(s), WHOLE) + self.hand_value() - self.before
        while self.steps:
            last = self.steps[-1]
            self.undo(settings[last.a] if last.card == SWITCH else NONE)
        s.train_load[plan.train] = load
        sight.errands[plan.train] = kept
        return value

    def _load(self, train: int) -> None:
        """The train takes a good of its city."""
        s = self.s
        colour = s.map.city_colour[s.map.city_of_place[s.train_place[train]]]
        self.sight.errands[train] = self.sight.after_loading(train, colour)
        s.train_load[train] = colour

    def _plan_train(self, train: int) -> None:
        sight, s = self.sight, self.s
        city = s.map.city_of_place[s.train_place[train]]
        if city != NONE and s.train_load[train] == NONE and s.goods[city] > 0 and sight.own[train] != NONE:
            self._plan_loading(train, city)
        self._prepare(train, 0, "move")

    def _plan_loading(self, train: int, city: int) -> None:
        sight, s = self.sight, self.s
        pay = self.cheapest(LOAD_PAYMENTS, NONE)
        if pay == NONE or not sight.after_loading(train, s.map.city_colour[city]):
            return
        kept = sight.errands[train]
        self._load(train)
        self.do(Step(LOAD, train, NONE, pay))
        self._prepare(train, 0, "load")
        self.undo(NONE)
        s.train_load[train] = NONE
        sight.errands[train] = kept

    def _prepare(self, train: int, depth: int, key: str) -> None:
        """The plan as it stands, the same with a move, and with one more signal or switch."""
        sight = self.sight
        value = self.sight.whole()
        if self.steps:
            self._note(value, train, key)
        pay = self.cheapest(MOVE_PAYMENTS, MOVE)
        if pay != NONE:
            self.do(Step(MOVE, train, NONE, pay))
            self._note(self.after_move(train), train, key)
            self.undo(NONE)
        if depth == DEEPEST:
            return
        here = sight.key_of(train)
        errand = sight.main_errand(train, here)
        if errand is None:
            return
        route = sight.route(errand.city, here)
        unmet = sight.unmet(route, SIGHT_AHEAD) if route is not None else []
        if unmet:
            for step in self.list_steps(unmet[0], 2):
                was = self.s.setting[step.a] if step.card == SWITCH else NONE
                self.do(step)
                self._prepare(train, depth + 1, "prepare" if len(self.steps) == 1 else key)
                self.undo(was)

    def list_steps(self, need: Need, most: int) -> list[Step]:
        """The cards that would do what a route needs."""
        if need.kind == A_SIGNAL:
            return self.list_signal_steps(need.id, most)
        pay = self.cheapest(SWITCH_PAYMENTS, SWITCH)
        if pay == NONE:
            return []
        return [Step(SWITCH, need.id, self.sight.net.joining[need.entry][need.out], pay)]

    def list_signal_steps(self, signal: int, most: int) -> list[Step]:
        """Ways to turn a field green: the discs that are missed least."""
        s = self.s
        pay = self.cheapest(SIGNAL_PAYMENTS, SIGNAL)
        if pay == NONE:
            return []
        city = s.map.signal_city[signal]
        donors: list[tuple[float, int]] = []
        for disc, green in enumerate(s.green):
            if not green:
                continue
            own = s.map.signal_city[disc]
            if own not in {NONE, city} and discs_of(s, own) == 1:
                continue
            donors.append((self.uses[disc], disc))
        donors.sort()
        return [Step(SIGNAL, disc, signal, pay) for _, disc in donors[:most]]

    # -- safety ------------------------------------------------------------------------------------

    def _plan_safety(self) -> None:
        """Single cards that keep a train from losing tokens by the next departure card."""
        self.sight.whole()
        gains = self.sight.gains[:]
        for train, gain in enumerate(gains):
            if gain < -0.15:
                for step in self._list_rescues(train):
                    was = self.s.setting[step.a] if step.card == SWITCH else NONE
                    self.do(step)
                    self._note(self.sight.whole(), train, "safety")
                    self.undo(was)

    def _list_rescues(self, train: int) -> list[Step]:
        s = self.s
        m = s.map
        heading = s.train_heading[train]
        if heading != NONE:
            return self._list_openings(heading)
        steps: list[Step] = []
        for arm in m.city_arms[m.city_of_place[s.train_place[train]]]:
            signal = m.arm_signal[arm]
            if signal != NONE and not s.green[signal]:
                steps += self.list_signal_steps(signal, 1)
            else:
                steps += self._list_openings(m.arm_heading[arm])
        return steps

    def _list_openings(self, heading: int) -> list[Step]:
        """What would open the line at the first place where it is closed."""
        s = self.s
        m = s.map
        for _ in range(6):
            signal = m.ahead_signal[heading]
            if signal != NONE and not s.green[signal]:
                return self.list_signal_steps(signal, 2)
            arm = m.ahead_arm[heading]
            if arm == NONE:
                onward = m.ahead_heading[heading]
                if onward == NONE:
                    return []
                heading = onward
                continue
            setting = s.setting[m.arm_junction[arm]]
            x, y = m.setting_x[setting], m.setting_y[setting]
            if arm not in (x, y):
                pay = self.cheapest(SWITCH_PAYMENTS, SWITCH)
                if pay == NONE:
                    return []
                joining = self.sight.net.joining[arm]
                return [Step(SWITCH, int(m.arm_junction[arm]), joining[way], pay) for way in self.sight.net.ways[arm]]
            heading = m.arm_heading[y if x == arm else x]
        return []
