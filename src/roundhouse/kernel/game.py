"""`Game` is written once: a title fills the tables, and this class plays it.

One judge stands behind everything that asks "may I": `refuse`. Choices are walked, not listed: a beginning
stands if some extension of it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from roundhouse.kernel import codec, reasons
from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.hidden import HiddenPlace
from roundhouse.kernel.ids import NONE, Move, Path
from roundhouse.kernel.moves import ASIDE, OWN, Grammar, Kind
from roundhouse.kernel.options import Option, Options, choose
from roundhouse.kernel.questions import ONE, SEALED, STANDING, Ask, Slot
from roundhouse.kernel.reasons import Because, Refused, Term
from roundhouse.kernel.sequences import AGAIN
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import Over, State

STEP_LIMIT: Final = 10_000
"""So many automatic steps in a row mean that a sequence runs in a circle."""

SIDE_MOVE_LIMIT: Final = 24
"""So many side moves may be made between two answers."""

S = TypeVar("S", bound=State)


class Meta:
    """Facts of a title: who made it, for how many, and where its texts and boards are found."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that everybody uses for it
        name: Mapping[str, str],
        seats: tuple[int, int],
        authors: Sequence[str],
        publisher: str,
        year: int,
        editions: Sequence[str],
        package: str,
        longest: int,
        cooperative: bool = False,
    ) -> None:
        self.id = id
        self.name = dict(name)
        self.seats = seats
        self.authors = tuple(authors)
        self.publisher = publisher
        self.year = year
        self.editions = tuple(editions)
        self.package = package
        """The package of the title: texts, bots and pictures are found there by their names."""
        self.longest = longest
        """No game takes more moves than this: the bound that the conformance suite asserts."""
        self.cooperative = cooperative


class Step(NamedTuple):
    """One next choice of a path: the name of its part, its token, its id."""

    part: str
    token: str
    id: int


class Title(Generic[S]):
    """The tables that a title fills."""

    def __init__(
        self,
        meta: Meta,
        grammar: Grammar,
        sequences: Sequence[Flow[Any]],  # Any: each sequence has frames of its own
        blank: Callable[[int, Options], S],
        set_up: Callable[[S], None],
        view: Callable[[S, int], object],
        redeal: Callable[[S, int, Dice], None],
        hidden: Sequence[HiddenPlace] = (),
        options: Sequence[Option] = (),
        refuse_options: Callable[[int, Options], Because | None] | None = None,
        scores: Callable[[S, int], list[Term]] | None = None,
        entries: Mapping[str, Callable[[S], None]] | None = None,
        soundness: Callable[[S], list[str]] | None = None,
        adopt: Callable[[str, str, str], str] | None = None,
        carried: Callable[[Options], dict[str, str]] | None = None,
        names: Callable[[S, str, int, str], str] | None = None,
        twins: Mapping[str, Callable[[S, int, Dice], None]] | None = None,
    ) -> None:
        self.meta = meta
        self.grammar = grammar
        self.sequences = {sequence.name: sequence for sequence in sequences}
        self.blank = blank
        """A state without pieces: seats, options, content."""
        self.set_up = set_up
        """Fills the columns and pushes the first frame."""
        self.view = view
        self.redeal = redeal
        self.hidden = tuple(hidden)
        self.options = tuple(options)
        self.refuse_options = refuse_options
        self.scores = scores
        self.entries = dict(entries or {})
        """Where a scenario written by hand may begin: names, and functions that push the frames."""
        self.soundness = soundness
        """All faults of a position (python-chess' `status`), for scenarios and property tests."""
        self.adopt = adopt
        """For open-ended options: takes (option, text of a file, its name), gives the word that stands for it."""
        self.carried = carried
        """Texts of adopted content by their words: a journal carries them, so that it stands on its own."""
        self.names = names
        """What an id of a domain is called in a language; names stand in the content, not in the catalogues."""
        self.twins = dict(twins or {})
        """Twin-makers for what is screened but not unknown (money behind a screen): whoever counted along knows
        it, so `redeal` keeps it; but no view may show it, which the standing two-world test tries with these."""


class Game(Generic[S]):
    """One title, playable."""

    def __init__(self, title: Title[S]) -> None:
        self.title = title
        self.meta = title.meta
        self.grammar = title.grammar

    def __repr__(self) -> str:
        return f"Game({self.meta.id})"

    # -- beginning ---------------------------------------------------------------------------------

    def options(self, wanted: Mapping[str, str] | None = None, seats: int | None = None) -> Options:
        """Complete and check options; `Refused` says what would be right."""
        options = choose(self.title.options, wanted or {})
        if seats is not None:
            low, high = self.meta.seats
            if not low <= seats <= high:
                raise Refused(reasons.OPTIONS.because("seats_out_of_range", seats=seats, low=low, high=high))
            if self.title.refuse_options is not None:
                why = self.title.refuse_options(seats, options)
                if why is not None:
                    raise Refused(why)
        return options

    def blank(self, seats: int, options: Options) -> S:
        """A state without pieces."""
        s = self.title.blank(seats, options)
        s.sequences = self.title.sequences
        return s

    def set_up(self, seats: int, options: Options) -> S:
        """The position before the first step: what scenarios are compared with."""
        s = self.blank(seats, options)
        self.title.set_up(s)
        return s

    def new(self, seats: int, options: Options | Mapping[str, str] | None = None, out: Out | None = None) -> S:
        """A new game, at its first question or draw."""
        if not isinstance(options, Options):
            options = self.options(options, seats)
        s = self.set_up(seats, options)
        self.advance(s, out or Out(on=False))
        return s

    # -- the flow ----------------------------------------------------------------------------------

    def advance(self, s: S, out: Out) -> None:
        """Run the automatic steps until somebody or chance is asked, or it is over."""
        for _ in range(STEP_LIMIT):
            if s.question is not None or s.chance is not None or s.over is not None:
                return
            if s.held and s.held[-1].depth == len(s.frames):
                s.question = s.held.pop()
                return
            frame = s.frames[-1]
            steps = frame.sequence.steps
            at = frame.step
            if at >= len(steps):
                s.frames.pop()
                continue
            frame.step = at + 1  # before the step, so that it may jump or leave
            if steps[at](s, frame, out) == AGAIN:
                frame.step = at
            frame.drawn = NONE  # for this step only: a secret card must not stay behind in the flow
        raise RuntimeError(f"{self.meta.id}: a sequence runs in a circle: {s.frames[-1].sequence.name}")

    def pending(self, s: S) -> Ask | Draw | Over:
        """What the game waits for: an answer, chance, or nothing more."""
        waiting: Ask | Draw | Over | None = s.over or s.chance or s.question
        if waiting is None:
            raise RuntimeError("the state was not advanced to a question")
        return waiting

    def settle(self, s: S, result: int, out: Out) -> None:
        """Give the result of the pending draw."""
        draw = s.chance
        if draw is None or not draw.allows(result):
            raise ValueError(f"{result} is no result of {draw}")
        s.chance = None
        s.draws[draw.purpose] = draw.count + 1
        s.frames[-1].drawn = result
        self.advance(s, out)

    # -- choices -----------------------------------------------------------------------------------

    def next_ids(self, s: S, slot: Slot, path: Path) -> list[int]:
        """The ids that may follow a path which stands, each leading to at least one legal move."""
        if path:
            return self._list_next(s, slot, path, self.grammar.kinds[path[0]])
        question = self.grammar.questions.get(slot.what)
        if question is None:  # the slot of side moves of a seat that is not asked
            return []
        return [n for n in question.numbers if self._stands(s, slot, self.grammar.kinds[n])]

    def _stands(self, s: S, slot: Slot, kind: Kind) -> bool:
        path = (kind.number,)
        if kind.refuse is not None and kind.refuse(s, slot, path) is not None:
            return False
        return kind.sure or self._extends(s, slot, path, kind)

    def _extends(self, s: S, slot: Slot, path: Path, kind: Kind) -> bool:
        return len(path) > len(kind.parts) or len(self._list_next(s, slot, path, kind, 1)) > 0

    def _list_next(self, s: S, slot: Slot, path: Path, kind: Kind, most: int = NONE) -> list[int]:
        """The ids that may follow, or the first so many."""
        ids: list[int] = []
        if len(path) > len(kind.parts):
            return ids
        part = kind.parts[len(path) - 1]
        refuse = part.refuse
        ends = part.sure or len(path) == len(kind.parts)
        for n in part.candidates(s, slot, path):
            longer = (*path, n)
            if refuse is not None and refuse(s, slot, longer) is not None:
                continue
            if ends or self._extends(s, slot, longer, kind):
                ids.append(n)
                if len(ids) == most:
                    break
        return ids

    def choices(self, s: S, slot: Slot, path: Path = ()) -> list[Step]:
        """The next steps of a path, each of which can be completed; none if the path does not stand."""
        if path and self.refuse(s, slot, path) is not None:
            return []
        ids = self.next_ids(s, slot, path)
        if not path:
            return [Step("", self.grammar.kinds[n].name, n) for n in ids]
        if not ids:
            return []
        part = self.grammar.kinds[path[0]].parts[len(path) - 1]
        return [Step(part.name, part.domain.token(s, n), n) for n in ids]

    def legal(self, s: S, slot: Slot, path: Path = (), most: int = 100_000) -> list[Move]:
        """All legal moves, by walking: for tests and small questions."""
        if self.grammar.is_complete(path):
            return [path]
        moves: list[Move] = []
        for n in self.next_ids(s, slot, path):
            if len(moves) < most:
                moves += self.legal(s, slot, (*path, n), most - len(moves))
        return moves

    # -- the judge ---------------------------------------------------------------------------------

    def slot_of(self, s: S, seat: int) -> Slot | None:
        """The open question that a seat has to answer, if any."""
        return s.question.slot_of(seat) if s.question is not None else None

    def refuse_answer(self, s: S, seat: int, question: str) -> Because | None:
        """Whether a seat may answer the question it names: over, not asked, or asked something else by now."""
        if s.over is not None:
            return reasons.GAME_OVER.because("game_is_over")
        slot = self.slot_of(s, seat)
        if slot is None:
            return reasons.NOT_ASKED.because("you_are_not_asked", seat=seat)
        if slot.question != question:
            return reasons.STALE_QUESTION.because("question_has_changed")
        return None

    def refuse(self, s: S, slot: Slot, path: Path) -> Because | None:
        """The single judge, of whole moves and of beginnings. Nothing, or the reason."""
        if s.over is not None:
            return reasons.GAME_OVER.because("game_is_over")
        kinds = self.grammar.kinds
        if not path or not 0 <= path[0] < len(kinds):
            return reasons.MALFORMED_MOVE.because("no_such_kind")
        kind = kinds[path[0]]
        if len(path) > 1 + len(kind.parts):
            return reasons.MALFORMED_MOVE.because("too_many_steps")
        why = self._refuse_kind(s, slot, kind)
        if why is None and kind.refuse is not None:
            why = kind.refuse(s, slot, path[:1])
        for depth in range(1, len(path)):
            if why is not None:
                return why
            part = kind.parts[depth - 1]
            if not part.domain.low <= path[depth] < part.domain.low + part.domain.size(s):
                return reasons.MALFORMED_MOVE.because("no_such_name")
            if part.refuse is not None:
                why = part.refuse(s, slot, path[: depth + 1])
        if why is None and len(path) <= len(kind.parts) and not self._extends(s, slot, path, kind):
            return self._why_no_extension(s, slot, path, kind)
        return why

    def _refuse_kind(self, s: S, slot: Slot, kind: Kind) -> Because | None:
        """Whether a kind of move is out of turn, whatever the rules say about it."""
        if kind.side and s.side_moves[slot.owner] >= SIDE_MOVE_LIMIT:
            return reasons.SIDE_MOVES_BOUNDED.because("enough_side_moves")
        is_asked = s.question is not None and s.question.index_of(slot) != NONE
        if s.chance is not None or (kind.side != ASIDE and not is_asked):
            return reasons.NOT_ASKED.because("you_are_not_asked", seat=slot.owner)
        if not kind.side and kind.number not in self.grammar.questions[slot.what].numbers:
            return reasons.NOT_ASKED.because("something_else_is_asked")
        return None

    def _why_no_extension(self, s: S, slot: Slot, path: Path, kind: Kind) -> Because:
        part = kind.parts[len(path) - 1]
        for n in part.candidates(s, slot, path):
            longer = (*path, n)
            why = part.refuse(s, slot, longer) if part.refuse is not None else None
            if why is None and len(longer) <= len(kind.parts):
                why = self._why_no_extension(s, slot, longer, kind)
            if why is not None:
                return why
        return reasons.NOT_ASKED.because("nothing_to_choose")

    # -- side moves --------------------------------------------------------------------------------

    def side_slot(self, s: S, seat: int) -> Slot:
        """The slot with which a seat makes side moves: its own question if it has one."""
        slot = self.slot_of(s, seat)
        return slot if slot is not None else Slot("", seat, seat, s.asked[seat])

    def side_ids(self, s: S, seat: int) -> list[int]:
        """The kinds of side moves that a seat could make now; listed apart from the choices."""
        slot = self.side_slot(s, seat)
        if s.over is not None:
            return []
        kinds = self.grammar.side_kinds
        return [k.number for k in kinds if self._refuse_kind(s, slot, k) is None and self._stands(s, slot, k)]

    # -- playing -----------------------------------------------------------------------------------

    def play(self, s: S, slot: Slot, move: Move, out: Out) -> Because | None:
        """Judge, then apply. A refusal changes nothing."""
        why = self.refuse(s, slot, move)
        if why is None and not self.grammar.is_complete(move):
            why = reasons.MALFORMED_MOVE.because("unfinished_move")
        if why is None:
            self.apply(s, slot, move, out)
        return why

    def apply(self, s: S, slot: Slot, move: Move, out: Out) -> None:
        """Trusts: the move came out of `choices`."""
        kind = self.grammar.kinds[move[0]]
        if kind.side:
            self._apply_side(s, slot, kind, move, out)
            return
        ask = s.question
        assert ask is not None
        s.side_moves[slot.owner] = 0
        if ask.kind == SEALED:
            ask.answers[ask.index_of(slot)] = move
            if None not in ask.answers:
                s.sealed = ask
                s.question = None
                self.advance(s, out)
            return
        if ask.kind == ONE:
            s.question = None
        if kind.do is not None:
            kind.do(s, slot, move, out)
        if ask.kind == STANDING and s.question is ask:
            ask.slots[ask.index_of(slot)] = s.slot(slot.what, slot.owner, slot.answerer)
            return
        self.advance(s, out)

    def _apply_side(self, s: S, slot: Slot, kind: Kind, move: Move, out: Out) -> None:
        s.side_moves[slot.owner] += 1
        depth = len(s.frames)
        if kind.do is not None:
            kind.do(s, slot, move, out)
        if s.chance is not None:
            raise RuntimeError(f"{kind.name}: a side move that asks chance pushes a sequence of its own")
        if kind.side == OWN and s.question is not None and s.over is None:
            ask = s.question
            ask.slots[ask.index_of(slot)] = s.slot(slot.what, slot.owner, slot.answerer)
        if s.question is not None and len(s.frames) > depth:
            s.question.depth = depth
            s.held.append(s.question)
            s.question = None
            self.advance(s, out)

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, s: S, who: int) -> object:
        """What a viewer sees: a seat, or SPECTATOR."""
        return self.title.view(s, who)

    def resample(self, s: S, who: int, dice: Dice) -> S:
        """A world that the viewer cannot tell from the true one: his unknown is re-dealt."""
        twin = self.clone(s)
        for ask in [twin.question, *twin.held]:
            if ask is not None and ask.kind == SEALED:
                ask.answers = [a if ask.slots[i].answerer == who else None for i, a in enumerate(ask.answers)]
        twin.side_moves = [n if seat == who else 0 for seat, n in enumerate(twin.side_moves)]
        self.title.redeal(twin, who, dice)
        return twin

    def screened_twin(self, name: str, s: S, who: int, dice: Dice) -> S:
        """A resampled world in which what is screened from the viewer differs too: never for search."""
        twin = self.resample(s, who, dice)
        self.title.twins[name](twin, who, dice)
        return twin

    def scores(self, s: S, seat: int) -> list[Term]:
        """The terms of a seat's score; the total is their sum."""
        return self.title.scores(s, seat) if self.title.scores is not None else []

    # -- copies and bytes --------------------------------------------------------------------------

    def clone(self, s: S) -> S:
        """A copy that shares nothing mutable."""
        return s.clone()  # type: ignore[return-value]  # `clone` of a title's state returns that state

    def encode(self, s: S) -> bytes:
        """The state as bytes."""
        return codec.encode(s)

    def decode(self, data: bytes) -> S:
        """The state that the bytes stand for; `CodecError` if they are none."""
        record = codec.read_record(data)
        low, high = self.meta.seats
        if not low <= record.seats <= high:
            raise codec.CodecError(f"{self.meta.id} has no state for {record.seats} seats")
        # An option that came later than the bytes stands at its default: that is how it was played before.
        options = Options({option.name: option.default for option in self.title.options} | record.options)
        try:
            s = self.blank(record.seats, options)
            codec.fill(s, record)
        except codec.CodecError:
            raise
        except (ValueError, LookupError) as error:
            raise codec.CodecError(f"the bytes are no state of {self.meta.id}") from error
        return s

    def digest(self, s: S) -> str:
        """A fingerprint of the whole state."""
        return codec.digest(s)

    # -- words -------------------------------------------------------------------------------------

    def name_args(self, s: S, args: Mapping[str, int]) -> dict[str, str | int]:
        """Arguments with tokens where their names speak of a domain."""
        named: dict[str, str | int] = {}
        for name, value in args.items():
            domain = self.grammar.domain_of(name)
            named[name] = value if domain is None else domain.token(s, value)
        return named

    def because_json(self, s: S, because: Because) -> dict[str, object]:
        """A reason as plain data: `rule`, `key`, `args`."""
        return {"rule": because.rule, "key": because.key, "args": self.name_args(s, because.args)}

    def event_json(self, s: S, event: Event) -> dict[str, object]:
        """An event as plain data."""
        shown: dict[str, object] = {
            "kind": event.kind, "rule": event.rule, "args": self.name_args(s, event.args), "reveals": event.reveals,
        }  # fmt: skip
        if event.because is not None:
            shown["because"] = self.because_json(s, event.because)
        return shown
