"""`steady`: plays fast, plans a few cards ahead and says why."""

from __future__ import annotations

from roundhouse.bots.kit import Answer, Bot, Thought
from roundhouse.games.switch_and_signal.bots.plans import LOAD, Plan, Planner
from roundhouse.games.switch_and_signal.bots.routes import Net
from roundhouse.games.switch_and_signal.bots.sight import Sight
from roundhouse.games.switch_and_signal.bots.weights import DEFAULT, Weights
from roundhouse.games.switch_and_signal.bots.windows import Windows, place_printed
from roundhouse.games.switch_and_signal.content.ids import MOVE, SIGNAL, SWITCH
from roundhouse.games.switch_and_signal.moves import GRAMMAR
from roundhouse.games.switch_and_signal.rules.ids import SW_10_1
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.ids import Move
from roundhouse.kernel.reasons import Because

MOST_POINTS = 120
CARD_KINDS = {SIGNAL: "signal", SWITCH: "switch", MOVE: "move", LOAD: "load"}


def count_rolls(faces: list[int], most: int) -> list[float]:
    """How often a die is rolled on average until so many points are together."""
    rolls = [0.0]
    for points in range(1, most + 1):
        total = 0.0
        for face in faces:
            total += rolls[max(0, points - face)]
        rolls.append(1.0 + total / len(faces))
    return rolls


class Steady(Bot):
    """One for all maps and options; what it remembers are only tables of the map."""

    name = "steady"

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self._nets: dict[str, Net] = {}
        self._rolls: list[list[float]] = []

    def choose(self, thought: Thought) -> Answer:
        """The answer to a question, with the reason."""
        s: SwitchState = thought.world
        if thought.slot.what == "place_discs":
            return place_printed(thought)
        sight = self._look(s)
        if thought.slot.what == "play_action":
            return self._play_card(sight)
        return Windows(thought, sight).answer()

    def _look(self, s: SwitchState) -> Sight:
        digest = s.map.map_digest
        net = self._nets.get(digest)
        if net is None:
            net = self._nets[digest] = Net(s.map)
        if not self._rolls:
            self._rolls = [count_rolls(faces, MOST_POINTS) for faces in s.edition.die_faces]
        return Sight(net, self._rolls, s, self.weights)

    def _play_card(self, sight: Sight) -> Answer:
        plan = Planner(sight).find()
        kinds = GRAMMAR.by_name
        if plan is None:
            return Answer((kinds["end_actions"].number,), SW_10_1.because("cards_kept", seat=sight.s.active))
        return Answer(move_of(plan), reason_of(plan))


def move_of(plan: Plan) -> Move:
    """The first card of a plan in the grammar of the game."""
    step = plan.steps[0]
    number = GRAMMAR.by_name[CARD_KINDS[step.card]].number
    if step.card in {SIGNAL, SWITCH}:
        return number, step.a, step.b, step.pay
    return number, step.a, step.pay


def reason_of(plan: Plan) -> Because:
    """Why this plan."""
    if plan.key in {"safety", "away"}:
        return SW_10_1.because("plan_" + plan.key, train=plan.train)
    return SW_10_1.because("plan_" + plan.key, train=plan.train, city=plan.city)
