"""Looking ahead for whoever is at the table: the rule's own forecast, in the words of the notation.

The service asks with a world re-dealt for the viewer; what is told follows from the open board alone.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal import ahead_shapes as shapes
from roundhouse.games.switch_and_signal import forecast as foretold
from roundhouse.games.switch_and_signal.consequences import after, list_consequences, places_of
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.forecast import cards_lost, forecast, list_outcomes, list_passing_outcomes
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.look_along import look_along
from roundhouse.games.switch_and_signal.odds import cost_of_start, weights_of_starts
from roundhouse.games.switch_and_signal.rules.ch02_board import is_on_network, train_at
from roundhouse.games.switch_and_signal.rules.ch12_helpers import card_frame, is_start_card
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.ids import Path
from roundhouse.kernel.reasons import Because


def look_ahead(s: SwitchState, seat: int, path: Path) -> shapes.Ahead:  # noqa: ARG001 - any game's shape
    """Everything that can be told now; `path` is the move that is begun, empty without one."""
    if s.over is not None:
        return shapes.Ahead(trains=[], deploy=None, run=None, after=[], changed=[])
    network = [train for train in range(len(s.train_place)) if is_on_network(s, train)]
    trains = [_train(s, train) for train in network]
    return shapes.Ahead(
        trains=trains,
        deploy=_deploy(s) if s.turn > 0 else None,
        run=_run(s),
        after=[
            shapes.Consequence(
                mood=mood, train=s.train_tokens[train] if train != NONE else "", because=_why(s, because)
            )
            for mood, train, because in list_consequences(s, path)
        ],
        changed=_changed(s, network, path),
    )


def _why(s: SwitchState, because: Because) -> shapes.Why:
    return shapes.Why(because.rule, because.key, GAME.name_args(s, because.args))


def _train(s: SwitchState, train: int) -> shapes.TrainAhead:
    faces = forecast(s, train)
    return shapes.TrainAhead(
        train=s.train_tokens[train],
        faces=[_face(s, face) for face in faces],
        sides=sum(face.weight for face in faces),
        free=sum(face.weight for face in faces if face.cheapest.cost == 0),
        tokens=sum(face.weight * face.cheapest.cost for face in faces),
        from_here=[_why(s, because) for because in look_along(s, train)],
    )


def _face(s: SwitchState, face: foretold.Face) -> shapes.Face:
    return shapes.Face(
        points=face.points,
        weight=face.weight,
        outcomes=[_outcome(s, outcome) for outcome in face.outcomes],
        best=face.outcomes.index(face.cheapest),
    )


def _outcome(s: SwitchState, outcome: foretold.Outcome) -> shapes.Outcome:
    m = s.map
    facing = ""
    if outcome.heading != NONE:
        facing = m.heading_tokens[outcome.heading].rpartition(">")[2]
    return shapes.Outcome(
        exits=[m.arm_tokens[arm] for arm in outcome.exits],
        path=[m.place_tokens[place] for place in outcome.path],
        place=m.place_tokens[outcome.place] if outcome.place != NONE else "",
        facing=facing,
        lapsed=outcome.lapsed,
        cost=outcome.cost,
        cards=cards_lost(s, outcome.cost),
        delivers=outcome.delivers,
        returns=outcome.returns,
        loses=outcome.loses,
        because=_why(s, outcome.because),
    )


def _run(s: SwitchState) -> shapes.RunAhead | None:
    """The move under way, once its roll is known and as long as there is something to decide."""
    question = s.question
    frame = s.frames[-1] if s.frames else None
    if question is None or not isinstance(frame, MoveFrame):
        return None
    what = question.slots[0].what
    if what == "choose_pass_or_stop":
        outcomes = list_passing_outcomes(s, frame.train, frame.left, frame.entry, frame.left)
    else:
        outcomes = list_outcomes(s, frame.train, frame.left)
    return shapes.RunAhead(s.train_tokens[frame.train], frame.left, [_outcome(s, outcome) for outcome in outcomes])


def _deploy(s: SwitchState) -> shapes.DeployAhead:
    """SW-6.2, SW-6.3, SW-16.5  The odds of every start place, by two dice or by the tiles that are left."""
    again = is_start_card(s)
    weights = weights_of_starts(s)
    starts: list[shapes.StartOdds] = []
    for start, weight in enumerate(weights):
        other = train_at(s, s.map.place_of_start[start])
        cost = cost_of_start(s, start)
        numbers = [number for i, number in enumerate(s.edition.location_tiles) if s.number_start[i] == start]
        starts.append(
            shapes.StartOdds(
                start=s.map.start_tokens[start],
                numbers=numbers,
                weight=weight,
                train=s.train_tokens[other] if other != NONE else "",
                cost=cost,
                cards=cards_lost(s, cost),
            )
        )
    card = card_frame(s)
    asked = 0
    if card is not None:
        asked = len(s.edition.start_card_colours) if again else s.edition.departure_deploys[s.card]
        asked = max(asked - card.deployments, 0)
    return shapes.DeployAhead(starts=starts, total=sum(weights), waiting=asked, again=again)


def _changed(s: SwitchState, network: list[int], path: Path) -> list[shapes.TrainAhead]:
    """The trains whose ways differ after the begun move."""
    t = after(s, path)
    if t is None:
        return []
    return [_train(t, train) for train in network if places_of(forecast(s, train)) != places_of(forecast(t, train))]
