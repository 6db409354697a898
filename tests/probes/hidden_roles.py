"""Probe: secret roles, reaction windows, a discussion, claims, a private look at a pile, and the game's own rewind.

A train on a short line. Loyal crew want it home, saboteurs do not. Each round the chair announces an action, those
with a stop token may cancel it unseen, everybody talks and votes, and at the end a whistle takes the round back to its
start; a second whistle takes the whistle back. What was seen stays known, the cards come back in the order they had.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.kernel.codec import encode_position, rewind
from roundhouse.kernel.events import Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.ids import EVERYBODY, NONE, Move, Path, mask_of
from roundhouse.kernel.moves import ASIDE, Grammar, Kind, Named, Part, Question, Words
from roundhouse.kernel.options import Option
from roundhouse.kernel.questions import Ask, Slot
from roundhouse.kernel.reasons import Because, Rule
from roundhouse.kernel.sequences import DONE, Frame, Sequence
from tests.probes.hidden_roles_title import knowledge
from tests.probes.hidden_roles_title.state import CREW, CrewState

HR_1_1 = Rule("HR-1.1")  # roles
HR_2_1 = Rule("HR-2.1")  # rounds and the chair
HR_3_1 = Rule("HR-3.1")  # driving
HR_3_2 = Rule("HR-3.2")  # looking
HR_3_3 = Rule("HR-3.3")  # inspecting
HR_4_1 = Rule("HR-4.1")  # stop tokens
HR_5_1 = Rule("HR-5.1")  # the discussion
HR_5_2 = Rule("HR-5.2")  # closing it
HR_5_3 = Rule("HR-5.3")  # claims
HR_6_1 = Rule("HR-6.1")  # the vote
HR_7_1 = Rule("HR-7.1")  # whistles
HR_8_1 = Rule("HR-8.1")  # end

MOST_SAID: Final = 2
ENOUGH_VOTES: Final = 2
LOOK: Final = 2
"""How many cards a look shows."""


# -- who may do what: public facts only ---------------------------------------------------------------


def list_seats_from_chair(s: CrewState) -> list[int]:
    """All seats in the order in which answers are read."""
    return [(s.chair + n) % s.seats for n in range(s.seats)]


def list_with_stop(s: CrewState) -> list[int]:
    """HR-4.1  Who may cancel: a stop token, neither chair nor suspended."""
    return [n for n in list_seats_from_chair(s) if s.stops[n] > 0 and n not in {s.chair, s.suspended}]


def list_with_whistle(s: CrewState) -> list[int]:
    """HR-7.1  Who may whistle: a whistle not yet blown, and not suspended."""
    return [n for n in list_seats_from_chair(s) if s.whistles[n] > 0 and n != s.suspended]


# -- judges -------------------------------------------------------------------------------------------


def refuse_look(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-3.2  There has to be a card."""
    return None if s.pile.left > 0 else HR_3_2.because("pile_is_empty")


def refuse_lamp(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-3.3  Inspecting takes a lamp."""
    return None if s.lamps[slot.owner] > 0 else HR_3_3.because("no_lamp_left")


def refuse_self(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-3.3, HR-5.1, HR-6.1  About somebody else."""
    return None if path[-1] != slot.owner else HR_6_1.because("only_about_others")


def refuse_say(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-5.1  Two statements in a discussion."""
    return None if s.said[slot.owner] < MOST_SAID else HR_5_1.because("said_enough", statements=MOST_SAID)


def refuse_close(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-5.2  Closing is the chair's call."""
    return None if slot.owner == s.chair else HR_5_2.because("only_chair_closes", seat=s.chair)


def refuse_same_claim(s: CrewState, slot: Slot, path: Path) -> Because | None:
    """HR-5.3  A claim says something new."""
    return None if s.claims[slot.owner][path[1]] != path[2] else HR_5_3.because("claimed_already", other_seat=path[1])


def list_seats(s: CrewState, slot: Slot, path: Path) -> range:
    return range(s.seats)


def list_opinions(s: CrewState, slot: Slot, path: Path) -> range:
    return range(len(CREW.opinions))


def list_roles(s: CrewState, slot: Slot, path: Path) -> range:
    return range(len(CREW.roles))


# -- what moves do ------------------------------------------------------------------------------------


def do_announce(s: CrewState, slot: Slot, move: Move, out: Out) -> None:
    """HR-2.1  The action is said first; it happens if nobody stops it."""
    frame = s.frames[-1]
    assert isinstance(frame, RoundFrame)
    frame.action = move[0]
    frame.target = move[1] if len(move) > 1 else NONE
    out.tell("announced", HR_2_1, seat=slot.owner, action=frame.action, other_seat=frame.target)


def do_bury(s: CrewState, slot: Slot, move: Move, out: Out) -> None:
    """HR-3.2  The top card goes face down under the pile; who saw it still knows."""
    s.pile.put_under(s.pile.take())
    out.tell("buried", HR_3_2, seat=slot.owner)


def do_say(s: CrewState, slot: Slot, move: Move, out: Out) -> None:
    """HR-5.1  A statement, at once and for all."""
    s.said[slot.owner] += 1
    out.tell("said", HR_5_1, seat=slot.owner, other_seat=move[1], opinion=move[2])


def do_close(s: CrewState, slot: Slot, move: Move, out: Out) -> None:
    """HR-5.2  The vote follows."""
    s.close()


def do_claim(s: CrewState, slot: Slot, move: Move, out: Out) -> None:
    """HR-5.3  Anybody, at any time; a whistle does not make it unsaid."""
    s.claims[slot.owner][move[1]] = move[2]
    out.tell("claimed", HR_5_3, seat=slot.owner, other_seat=move[1], role=move[2])


# -- beginning ----------------------------------------------------------------------------------------


class RoundFrame(Frame):
    """What was announced; while roles are dealt, to whom."""

    __slots__ = ("action", "target")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "target")

    def __init__(self) -> None:
        super().__init__()
        self.action = NONE
        self.target = NONE


class CountFrame(Frame):
    """A sequence that counts."""

    __slots__ = ("count",)
    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self) -> None:
        super().__init__()
        self.count = 0


def deal_role(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-1.1  A role for each seat, out of one more than there are seats."""
    if frame.count == s.seats:
        s.push(ROUND.begin())
        frame.leave()
        return DONE
    return s.draw(f"role/{frame.count + 1}", knowledge.count_undealt_roles(s))


def see_role(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-1.1  Only its owner sees it."""
    seat = frame.count
    s.roles[seat] = frame.take_drawn()
    s.role_seen[seat] = mask_of(seat)
    out.tell("role_dealt", HR_1_1, mask_of(seat), reveals=True, seat=seat, role=s.roles[seat])
    frame.count += 1
    if frame.count == s.seats and s.options.on("partners"):
        tell_partners(s, out)
    frame.jump("deal_role")
    return DONE


def tell_partners(s: CrewState, out: Out) -> None:
    """HR-1.1  By agreement saboteurs know each other, and so everybody."""
    for seat in range(s.seats):
        for other in range(s.seats):
            if seat != other and knowledge.knows_role(s, seat, other):
                role = s.roles[other]
                out.tell("role_seen", HR_1_1, mask_of(seat), reveals=True, seat=seat, other_seat=other, role=role)


# -- a round ------------------------------------------------------------------------------------------


def begin_round(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-2.1, HR-7.1  A new round; a whistle comes back to right here."""
    if s.round == CREW.rounds:
        do_end(s, "out_of_time", CREW.saboteur, out)
        return DONE
    s.round += 1
    s.said = [0] * s.seats
    frame.action = NONE
    frame.target = NONE
    s.points = [encode_position(s)]
    out.tell("round_begun", HR_2_1, round=s.round, seat=s.chair)
    return DONE


def ask_action(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-2.1  The chair announces an action."""
    return s.ask("action", s.chair)


def open_window(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-4.1  All who could stop it are asked at once; nobody sees who has answered."""
    return s.ask_sealed("reaction", list_with_stop(s))


def first_who(s: CrewState, answers: Ask, kind: str) -> int:
    """The first in reading order who gave an answer of this kind; NONE if nobody did."""
    number = GRAMMAR.by_name[kind].number
    for slot, answer in zip(answers.slots, answers.answers, strict=True):
        if answer is not None and answer[0] == number:
            return slot.owner
    return NONE


def read_window(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-4.1  The first stop counts and costs its token; the others keep theirs."""
    seat = first_who(s, s.take_answers(), "stop")
    if seat != NONE:
        s.stops[seat] -= 1
        frame.action = NONE
        out.tell("stopped", HR_4_1, reveals=True, seat=seat)
    return DONE


def act(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-3.1 to HR-3.3  What was announced happens."""
    action = GRAMMAR.kinds[frame.action].name if frame.action != NONE else ""
    if action == "look":
        s.push(LOOKING.begin())
    elif action in {"drive", "haste"}:
        driving = DRIVING.begin()
        driving.count = 1 if action == "drive" else 2
        s.push(driving)
    elif action == "inspect":
        seat = frame.target
        s.lamps[s.chair] -= 1
        s.role_seen[seat] |= mask_of(s.chair)
        role = s.roles[seat]
        out.tell("role_seen", HR_3_3, mask_of(s.chair), reveals=True, seat=s.chair, other_seat=seat, role=role)
    return DONE


def discuss(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-5.1  Who wants to may speak, until the chair closes the discussion."""
    return s.ask_standing("discussion", list_seats_from_chair(s)) if s.options.on("talk") else DONE


def ask_vote(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-6.1  Everybody votes, in secret until all have."""
    return s.ask_sealed("vote", list_seats_from_chair(s))


def read_vote(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-6.1  Votes are read from the chair onwards; the second against somebody ends the reading."""
    against = [0] * s.seats
    s.suspended = NONE
    ballots = s.take_answers()
    for slot, ballot in zip(ballots.slots, ballots.answers, strict=True):
        if ballot is None or len(ballot) < 2:
            out.tell("abstained", HR_6_1, reveals=True, seat=slot.owner)
            continue
        seat = ballot[1]
        against[seat] += 1
        out.tell("accused", HR_6_1, reveals=True, seat=slot.owner, other_seat=seat)
        if against[seat] == ENOUGH_VOTES:
            s.suspended = seat
            out.tell("suspended", HR_6_1, seat=seat)
            break
    return DONE


def ask_whistle(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-7.1  Does anybody want this round back?"""
    return s.ask_sealed("whistle", list_with_whistle(s))


def read_whistle(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-7.1  Back to the start of the round; the whistle stays blown. Others may object at once."""
    seat = first_who(s, s.take_answers(), "blow")
    if seat != NONE:
        s.whistles[seat] -= 1
        out.tell("whistled", HR_7_1, reveals=True, seat=seat, round=s.round)
        s.points = [s.points[0], encode_position(s)]
        rewind(s, s.points[0])
        s.push(OBJECTION.begin())
    return DONE


def read_objection(s: CrewState, frame: Frame, out: Out) -> int:
    """HR-7.1  A second whistle takes back the first: all is as it was when that was blown."""
    seat = first_who(s, s.take_answers(), "blow")
    if seat != NONE:
        s.whistles[seat] -= 1
        out.tell("objected", HR_7_1, reveals=True, seat=seat)
        rewind(s, s.points[1])
    return DONE


def end_round(s: CrewState, frame: RoundFrame, out: Out) -> int:
    """HR-2.1  The chair goes on, past whoever is suspended."""
    s.chair = next(seat for seat in [*list_seats_from_chair(s)[1:], s.chair] if seat != s.suspended)
    frame.jump("begin_round")
    return DONE


# -- driving and looking ------------------------------------------------------------------------------


def draw_card(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-3.1  The top card is turned up; an empty pile is first made anew of the used cards."""
    if frame.count == 0:
        frame.leave()
        return DONE
    if s.pile.left == 0:
        bag = [0] * len(CREW.cards)
        for slot in s.used:
            bag[s.pile.kind(slot)] += 1
        s.used = []
        s.pile.shuffle(bag, keep_history=True)
        out.tell("pile_renewed", HR_3_1, cards=s.pile.left)
    return DONE if s.pile.next_slot() != NONE else draw_below(s, 0)


def draw_below(s: CrewState, depth: int) -> int:
    """A card is decided when the first person sees it; epoch and slot name it for ever."""
    return s.draw(f"card/{s.pile.epoch}/{s.pile.taken + depth}", s.pile.weights(depth))


def turn_card(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-3.1, HR-8.1  It moves the train, and may end the game."""
    kind = frame.take_drawn()
    if kind != NONE:
        s.pile.decide(kind, EVERYBODY)
    slot = s.pile.take()
    s.pile.show(slot, EVERYBODY)
    s.used.append(slot)
    kind = s.pile.kind(slot)
    s.track += CREW.moves[kind]
    out.tell("card_turned", HR_3_1, reveals=True, card=kind, track=s.track)
    if s.track >= CREW.home:
        do_end(s, "home", CREW.loyal, out)
    elif s.track <= CREW.lost:
        do_end(s, "lost", CREW.saboteur, out)
    frame.count -= 1
    frame.jump("draw_card")
    return DONE


def look_at_card(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-3.2  The chair alone looks at the two top cards."""
    if frame.count == min(LOOK, s.pile.left):
        frame.jump("ask_bury")
        return DONE
    return DONE if s.pile.next_slot(frame.count) != NONE else draw_below(s, frame.count)


def see_card(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-3.2  What it is."""
    kind = frame.take_drawn()
    if kind != NONE:
        s.pile.decide(kind, 0, frame.count)
    slot = s.pile.next_slot(frame.count)
    s.pile.show(slot, mask_of(s.chair))
    frame.count += 1
    card = s.pile.kind(slot)
    out.tell("card_seen", HR_3_2, mask_of(s.chair), reveals=True, seat=s.chair, card=card, place=frame.count)
    frame.jump("look_at_card")
    return DONE


def ask_bury(s: CrewState, frame: CountFrame, out: Out) -> int:
    """HR-3.2  Then the top card may go under the pile."""
    return s.ask("bury", s.chair)


def do_end(s: CrewState, ending: str, role: int, out: Out) -> None:
    """HR-8.1  One side has won; all roles are shown."""
    why = HR_8_1.because(ending, track=s.track)
    s.end(ending, tuple(seat for seat in range(s.seats) if s.roles[seat] == role), why)
    out.tell("ended", HR_8_1, reveals=True, because=why)


BEGINNING: Final = Sequence("beginning", CountFrame, deal_role, see_role)
ROUND: Final = Sequence(
    "round", RoundFrame,
    begin_round, ask_action, open_window, read_window, act, discuss, ask_vote, read_vote, ask_whistle, read_whistle,
    end_round,
)  # fmt: skip
DRIVING: Final = Sequence("driving", CountFrame, draw_card, turn_card)
LOOKING: Final = Sequence("looking", CountFrame, look_at_card, see_card, ask_bury)
OBJECTION: Final = Sequence("objection", RoundFrame, ask_whistle, read_objection)


# -- the title ----------------------------------------------------------------------------------------


def name_seats(s: CrewState) -> list[str]:
    return [str(seat + 1) for seat in range(s.seats)]


SEAT: Final = Named("seat", name_seats)
ROLE: Final = Words("role", CREW.roles)
OPINION: Final = Words("opinion", CREW.opinions)
ACTIONS: Final = ("drive", "haste", "look", "inspect")

GRAMMAR: Final = Grammar(
    kinds=(
        # The actions come first, so that the number of a kind is the id of an action.
        Kind("drive", do_announce, sure=True),
        Kind("haste", do_announce, sure=True),
        Kind("look", do_announce, refuse=refuse_look, sure=True),
        Kind("inspect", do_announce, Part("seat", SEAT, list_seats, refuse_self, sure=True), refuse=refuse_lamp),
        Kind("pass", None, sure=True, secret=True),
        Kind("stop", None, sure=True, secret=True),
        Kind("blow", None, sure=True, secret=True),
        Kind("bury", do_bury, sure=True),
        Kind("leave", None, sure=True),
        Kind(
            "say", do_say,
            Part("seat", SEAT, list_seats, refuse_self, sure=True), Part("opinion", OPINION, list_opinions, sure=True),
            refuse=refuse_say,
        ),
        Kind("close", do_close, refuse=refuse_close, sure=True),
        Kind("accuse", None, Part("seat", SEAT, list_seats, refuse_self, sure=True), secret=True),
        Kind("abstain", None, sure=True, secret=True),
        Kind(
            "claim", do_claim,
            Part("seat", SEAT, list_seats), Part("role", ROLE, list_roles, refuse_same_claim),
            side=ASIDE,
        ),
    ),
    questions=(
        Question("action", *ACTIONS),
        Question("reaction", "pass", "stop", tells_nothing=False),
        Question("bury", "bury", "leave"),
        Question("discussion", "say", "close", tells_nothing=False),
        Question("vote", "accuse", "abstain", tells_nothing=False),
        Question("whistle", "pass", "blow", tells_nothing=False),
    ),
    domains=(SEAT, ROLE, OPINION, Words("card", CREW.cards), Words("action", ACTIONS)),
)  # fmt: skip


def set_up(s: CrewState) -> None:
    s.push(BEGINNING.begin())


def enter_round(s: CrewState) -> None:
    """A scenario by hand gives the roles; everybody knows his own."""
    s.role_seen = [seen | mask_of(seat) for seat, seen in enumerate(s.role_seen)]
    s.push(ROUND.begin())


GAME: Final = Game(
    Title(
        meta=Meta(
            id="hidden_roles",
            name={"en": "The Crew", "de": "Die Mannschaft"},
            seats=(3, 5),
            authors=("The Roundhouse contributors",),
            publisher="",
            year=2026,
            editions=("1",),
            package="tests.probes.hidden_roles",
            longest=900,
        ),
        grammar=GRAMMAR,
        sequences=(BEGINNING, ROUND, DRIVING, LOOKING, OBJECTION),
        blank=CrewState,
        set_up=set_up,
        view=knowledge.view,
        redeal=knowledge.redeal,
        hidden=knowledge.HIDDEN,
        options=(
            Option("partners", ("yes", "no"), "no", HR_1_1),
            Option("talk", ("yes", "no"), "yes", HR_5_1),
        ),
        scores=knowledge.scores,
        entries={"round": enter_round},
        soundness=knowledge.soundness,
    )
)
