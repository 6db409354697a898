"""Rules in short: three trains share a network and have to get home before time or delay tokens run out.

A turn has two actions: set the points of a node, take coal, or send a train off by an exit, paid with a coal of
one's own or of the reserve. Its die says how far it runs; points lead it on, another train stops it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, Move, Path
from roundhouse.kernel.moves import Grammar, Kind, Named, Part, Question, Words
from roundhouse.kernel.options import Options
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because, Rule, Term
from roundhouse.kernel.sequences import AGAIN, DONE, Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Columns, State, number, row
from tests.probes.dice_network_title.content import DICE, MAPS, TRAINS, Network

DN_1: Final = Rule("DN-1")
DN_2: Final = Rule("DN-2")
DN_3: Final = Rule("DN-3")
DN_4: Final = Rule("DN-4")
DN_5: Final = Rule("DN-5")
DN_6: Final = Rule("DN-6")
DN_7: Final = Rule("DN-7")
DN_8: Final = Rule("DN-8")
DN_9: Final = Rule("DN-9")

ACTIONS: Final = 2
MOST_COAL: Final = 3
RESERVE: Final = 6
OWN: Final = 0
SHARED: Final = 1


class Rails(State):
    """The position: all of it lies open."""

    __slots__ = ("active", "at", "coal", "map", "points_to", "reserve", "tokens", "turn")
    COLUMNS: ClassVar[Columns] = Columns(
        1,
        (
            row("at", of="node", by="train"),
            row("points_to", of="node", by="node"),
            row("coal", by="seat"),
            number("reserve"),
            number("tokens"),
            number("turn"),
            number("active", of="seat"),
        ),
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.map: Network = MAPS[options["map"]]
        self.at = list(self.map.starts)
        """Where each train stands, NONE once it is home."""
        self.points_to = [exits[0] for exits in self.map.next_to]
        """For each node, where its points lead a train on to."""
        self.coal = [MOST_COAL] * seats
        self.reserve = RESERVE
        self.tokens = options.number("tokens")
        self.turn = 0
        self.active = 0

    def clone(self) -> Rails:
        """A copy that shares the map only."""
        other = Rails.__new__(Rails)
        State.__init__(other, self.seats, self.options)
        self.copy_flow(other)
        other.map = self.map
        other.at = self.at[:]
        other.points_to = self.points_to[:]
        other.coal = self.coal[:]
        other.reserve = self.reserve
        other.tokens = self.tokens
        other.turn = self.turn
        other.active = self.active
        return other


NODE: Final = Named("node", lambda s: s.map.nodes)
TRAIN: Final = Words("train", TRAINS)
PAY: Final = Words("pay", ("own", "shared"))
SEAT: Final = Words("seat", ("1", "2", "3", "4"))


class TurnFrame(Frame):
    """A turn: how many actions are left, and the train that was just sent off."""

    __slots__ = ("actions", "exit", "train")
    FIELDS: ClassVar[tuple[str, ...]] = ("actions", "train", "exit")

    def __init__(self) -> None:
        super().__init__()
        self.actions = ACTIONS
        self.train = NONE
        self.exit = NONE


# -- facts ------------------------------------------------------------------------------------------


class Run:
    """How a train runs: the nodes it comes to, why it stops, points that lapse, delay tokens it costs."""

    __slots__ = ("because", "delays", "lapsed", "path", "train")

    def __init__(self, train: int) -> None:
        self.train = train
        self.path: list[int] = []
        self.because: Because | None = None
        self.lapsed = 0
        self.delays = 0


def train_at(s: Rails, node: int) -> int:
    """The train that stands on a node, NONE if none does."""
    return s.at.index(node) if node in s.at else NONE


def travel(s: Rails, train: int, leave_by: int, points: int) -> Run:
    """DN-6, DN-7, DN-8  The run as it would be now. Changes nothing: the forecast is this function."""
    run = Run(train)
    came_from = s.at[train]
    ahead = leave_by
    for left in range(points, 0, -1):
        other = train_at(s, ahead)
        if other not in {NONE, train}:
            run.because = DN_7.because("train_ahead", train=train, other_train=other, node=ahead)
            run.lapsed = left
            run.delays = 1
            return run
        run.path.append(ahead)
        if ahead == s.map.homes[train]:
            run.because = DN_7.because("train_gets_home", train=train, node=ahead)
            run.lapsed = left - 1
            return run
        onward = s.points_to[ahead]
        if onward == came_from:
            run.because = DN_7.because("points_lead_back", node=ahead)
            run.lapsed = left - 1
            return run
        came_from, ahead = ahead, onward
    run.because = DN_6.because("points_used_up", points=points)
    return run


def forecast(s: Rails, train: int, leave_by: int) -> list[tuple[int, Run]]:
    """DN-6  For each result that the train's die can show: its number, and the run."""
    return [(i, travel(s, train, leave_by, i + 1)) for i, faces in enumerate(DICE[train]) if faces]


# -- judges -----------------------------------------------------------------------------------------


def refuse_points_at(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-3  Only where there is a choice of tracks."""
    return DN_3.because("no_points_here", node=path[1]) if len(s.map.next_to[path[1]]) < 2 else None


def refuse_points_to(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-3  To a neighbour, and not where they lead already."""
    node, to = path[1], path[2]
    if to not in s.map.next_to[node]:
        return DN_3.because("not_next_to_it", node=to, other_node=node)
    return DN_3.because("points_lead_there", node=node, other_node=to) if s.points_to[node] == to else None


def refuse_sending(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-5  Somebody has to have coal."""
    return DN_5.because("no_coal_left") if s.coal[slot.owner] + s.reserve == 0 else None


def refuse_train(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-4  A train that is home stays there."""
    return DN_4.because("train_is_home", train=path[1]) if s.at[path[1]] == NONE else None


def refuse_exit(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-4  By a track of its node that is not blocked by another train."""
    train, to = path[1], path[2]
    at = s.at[train]
    if to not in s.map.next_to[at]:
        return DN_4.because("not_next_to_it", node=to, other_node=at)
    other = train_at(s, to)
    return None if other == NONE else DN_4.because("train_ahead", train=train, other_train=other, node=to)


def refuse_pay(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-5  Who pays has coal."""
    if path[3] == OWN:
        return DN_5.because("no_own_coal") if s.coal[slot.owner] == 0 else None
    return DN_5.because("no_shared_coal") if s.reserve == 0 else None


def refuse_rest(s: Rails, slot: Slot, path: Path) -> Because | None:
    """DN-9  Not with a full bunker."""
    return DN_9.because("bunker_is_full", coal=MOST_COAL) if s.coal[slot.owner] == MOST_COAL else None


def list_nodes(s: Rails, slot: Slot, path: Path) -> Sequence[int]:
    """All nodes."""
    return range(len(s.map.nodes))


def list_tracks(s: Rails, slot: Slot, path: Path) -> Sequence[int]:
    """The neighbours of the node that was chosen."""
    return s.map.next_to[path[1]]


def list_trains(s: Rails, slot: Slot, path: Path) -> Sequence[int]:
    """All trains."""
    return range(len(TRAINS))


def list_exits(s: Rails, slot: Slot, path: Path) -> Sequence[int]:
    """The neighbours of the node where the train stands."""
    return s.map.next_to[s.at[path[1]]]


def list_payers(s: Rails, slot: Slot, path: Path) -> Sequence[int]:
    """One's own coal, or the reserve."""
    return (OWN, SHARED)


# -- moves ------------------------------------------------------------------------------------------


def do_set(s: Rails, slot: Slot, move: Move, out: Out) -> None:
    """DN-3  Points lead elsewhere."""
    s.points_to[move[1]] = move[2]
    if out.on:
        out.tell("points_set", DN_3, seat=slot.owner, node=move[1], other_node=move[2])


def do_send(s: Rails, slot: Slot, move: Move, out: Out) -> None:
    """DN-4, DN-5  Coal is paid, then its die is rolled."""
    if move[3] == OWN:
        s.coal[slot.owner] -= 1
    else:
        s.reserve -= 1
    frame = s.frames[-1]
    assert isinstance(frame, TurnFrame)
    frame.train = move[1]
    frame.exit = move[2]
    if out.on:
        out.tell("train_sent", DN_4, seat=slot.owner, train=move[1], node=move[2], pay=move[3])


def do_rest(s: Rails, slot: Slot, move: Move, out: Out) -> None:
    """DN-9  One coal."""
    s.coal[slot.owner] += 1
    if out.on:
        out.tell("coal_taken", DN_9, seat=slot.owner)


GRAMMAR: Final = Grammar(
    kinds=(
        Kind(
            "set",
            do_set,
            Part("node", NODE, list_nodes, refuse_points_at, sure=True),
            Part("to", NODE, list_tracks, refuse_points_to),
            sure=True,
        ),
        Kind(
            "send",
            do_send,
            Part("train", TRAIN, list_trains, refuse_train),
            Part("exit", NODE, list_exits, refuse_exit, sure=True),
            Part("pay", PAY, list_payers, refuse_pay),
            refuse=refuse_sending,
        ),
        Kind("rest", do_rest, refuse=refuse_rest),
    ),
    questions=(Question("action", "send", "set", "rest"),),
    domains=(NODE, TRAIN, PAY, SEAT),
)

# -- steps ------------------------------------------------------------------------------------------


def take_turns(s: Rails, f: Frame, out: Out) -> int:
    """DN-2  Seat after seat, until it is over."""
    s.push(TURN.begin())
    return AGAIN


def choose_action(s: Rails, f: TurnFrame, out: Out) -> int:
    """DN-2  The active seat acts."""
    return s.ask("action", s.active)


def roll_die(s: Rails, f: TurnFrame, out: Out) -> int:
    """DN-6  The train that was sent off has a die of its own."""
    return DONE if f.train == NONE else s.draw(f"die/{TRAINS[f.train]}", DICE[f.train])


def run_train(s: Rails, f: TurnFrame, out: Out) -> int:
    """DN-6, DN-7, DN-8  What the forecast said for this result."""
    if f.train == NONE:
        return DONE
    run = travel(s, f.train, f.exit, f.take_drawn() + 1)
    if run.path:
        home = run.path[-1] == s.map.homes[run.train]
        s.at[run.train] = NONE if home else run.path[-1]
    s.tokens -= min(run.delays, s.tokens)
    if out.on:
        out.tell("train_ran", DN_6, because=run.because, train=run.train, steps=len(run.path), lapsed=run.lapsed)
        if run.delays:
            out.tell("token_lost", DN_8, because=run.because, tokens=s.tokens)
    return DONE


def end_action(s: Rails, f: TurnFrame, out: Out) -> int:
    """DN-2, DN-9  The second action ends the turn; the game may be over before."""
    f.train = f.exit = NONE
    f.actions -= 1
    if all(at == NONE for at in s.at):
        s.end("won", tuple(range(s.seats)), DN_1.because("all_trains_home"))
    elif s.tokens == 0:
        s.end("lost_tokens", (), DN_8.because("no_tokens_left"))
    elif f.actions > 0:
        f.jump("choose_action")
    return DONE


def pass_on(s: Rails, f: TurnFrame, out: Out) -> int:
    """DN-2  The next seat, or the end of the day."""
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    if s.turn == s.options.number("turns"):
        s.end("lost_time", (), DN_2.because("no_turns_left"))
    return DONE


GAME_FLOW: Final = Flow("game", Frame, take_turns)
TURN: Final = Flow("turn", TurnFrame, choose_action, roll_die, run_train, end_action, pass_on)


def begin(s: Rails) -> None:
    """The active seat's turn begins."""
    s.push(GAME_FLOW.begin())


def list_terms(s: Rails, seat: int) -> list[Term]:
    """DN-1  The same for all: trains at home, tokens left."""
    home = s.at.count(NONE)
    return [
        Term(5 * home, DN_1.because("trains_at_home", trains=home)),
        Term(s.tokens, DN_8.because("tokens_left", tokens=s.tokens)),
    ]
