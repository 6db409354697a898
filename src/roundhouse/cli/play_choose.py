"""From words to a move: what is offered next, which offer a text means, and why something is not offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol  # Any: games of every state

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game, Step
from roundhouse.kernel.ids import Path
from roundhouse.kernel.moves import Amount, Malformed
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State
from roundhouse.texts.render import Sentence, Texts

MOST_NAMES: Final = 5_000
"""Domains larger than this are not searched for what is not offered."""


class Offer:
    """One next choice: what one types, its token, its words, its id."""

    def __init__(self, key: str, token: str, said: str, id: int) -> None:  # noqa: A002 - an id is called id
        self.key = key
        self.token = token
        self.said = said
        self.id = id

    def is_meant(self, text: str) -> bool:
        """Whether a text names it exactly."""
        return text in {self.key, self.token.casefold(), self.said.casefold()}

    def is_begun(self, text: str) -> bool:
        """Whether a text is the beginning of its token, of its words or of one of them."""
        said = self.said.casefold()
        names = (self.token.casefold(), said, *said.replace("–", " ").replace("/", " ").split())
        return any(name.startswith(text) for name in names)


class Asked(Protocol):
    """What choosing needs of a table, be it here or far away."""

    # Any: games of every state.
    @property
    def game(self) -> Game[Any]:
        """What is played."""
        ...

    @property
    def state(self) -> Any:
        """Where names are looked up."""
        ...

    def choices(self, seat: int, path: Path = ()) -> list[Step]:
        """The next steps of a path."""
        ...

    def side_choices(self, seat: int) -> list[Step]:
        """The kinds of side moves."""
        ...

    def why_not(self, seat: int, text: str) -> Because | None:
        """Why a move would be refused."""
        ...

    def question(self, seat: int) -> str:
        """The id of what a seat is asked."""
        ...

    def slot(self, seat: int) -> Slot | None:
        """What a seat is asked."""
        ...


class Choosing:
    """One seat chooses a move at a table, step by step."""

    def __init__(self, table: Asked, texts: Texts, seat: int) -> None:
        self.table = table
        self.texts = texts
        self.seat = seat
        self.game = table.game
        self.path: Path = ()
        self.settle()

    # -- what is offered ---------------------------------------------------------------------------

    @property
    def is_complete(self) -> bool:
        """Whether the move is whole."""
        return self.game.grammar.is_complete(self.path)

    def offers(self, path: Path | None = None) -> list[Offer]:
        """The next choices, numbered; choices that are numbers themselves are typed as they are."""
        at = self.path if path is None else path
        steps = self.table.choices(self.seat, at)
        if not at:
            return [Offer(str(n), step.token, self.texts.kind(self.game, step.token), step.id)
                    for n, step in enumerate(steps, 1)]  # fmt: skip
        if not steps:
            return []
        domain = self.game.grammar.kinds[at[0]].parts[len(at) - 1].domain
        counted = isinstance(domain, Amount)
        names = [self.texts.name(self.game, self.table.state, domain.name, step.id) for step in steps]
        return [
            Offer(step.token if counted else str(n), step.token, said, step.id)
            for n, (step, said) in enumerate(zip(steps, names, strict=True), 1)
        ]

    def side_offers(self) -> list[Offer]:
        """Side moves, listed apart; they are chosen by their words."""
        return [
            Offer("", step.token, self.texts.kind(self.game, step.token), step.id)
            for step in self.table.side_choices(self.seat)
        ]

    def step(self) -> str:
        """What is chosen next, in words; empty at the kind of the move."""
        if not self.path or self.is_complete:
            return ""
        return self.texts.step(self.game.grammar.kinds[self.path[0]].parts[len(self.path) - 1].name)

    def words(self, path: Path | None = None) -> str:
        """The move so far in words."""
        return self.texts.move(self.game, self.table.state, self.path if path is None else path)

    # -- going -------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Take what is the only choice, as long as another choice follows it."""
        while not self.is_complete:
            offers = self.offers()
            if len(offers) != 1 or self.game.grammar.is_complete((*self.path, offers[0].id)):
                return
            self.path = (*self.path, offers[0].id)

    def back(self) -> bool:
        """Take the last choice back; False if there is none."""
        path = self.path
        while path:
            path = path[:-1]
            if len(self.offers(path)) > 1:
                self.path = path
                return True
        return False

    def follow(self, text: str) -> Sentence | None:
        """Go on as a text says, one or several words; None, or why that is not possible (then nothing changed)."""
        path, why, left = self._follow(self.path, text)
        if why is not None and self.path:
            # Perhaps a whole move was said, from its beginning.
            again, other, less = self._follow((), text)
            if other is None or len(less) < len(left):
                path, why = again, other
        if why is None:
            self.path = path
            self.settle()
        return why

    def _follow(self, path: Path, text: str) -> tuple[Path, Sentence | None, str]:
        """The path that a text leads to, why it goes no further, and what was left of the text there."""
        rest = text.strip()
        while rest:
            if self.game.grammar.is_complete(path):
                return path, Sentence(self.texts.say("bad-too_many_steps", word=rest), ""), rest
            offers = self.offers(path) + ([] if path else self.side_offers())
            found, after = which(offers, self._without_name(path, rest))
            if len(found) > 1:
                fitting = self.texts.shortened([offer.said for offer in found])
                return path, Sentence(self.texts.say("play-several", word=rest, fitting=fitting), ""), rest
            if not found:
                only = self._only(path)
                if only:
                    path = only
                    continue
                inside = self._inside(path, rest)
                if len(inside) == 1:
                    path = inside[0]
                    continue
                return path, self._why_nothing(path, rest), rest
            path = (*path, found[0].id)
            rest = after
        return path, None, ""

    def _only(self, path: Path) -> Path:
        """The path one step on where there is a single way."""
        steps = self.table.choices(self.seat, path)
        longer = (*path, steps[0].id) if len(steps) == 1 else ()
        return () if not longer or self.game.grammar.is_complete(longer) else longer

    def _inside(self, path: Path, text: str) -> list[Path]:
        """The kinds of moves whose first step a text names: a player may begin with the thing itself."""
        if path:
            return []
        kinds = [(offer.id,) for offer in self.offers(())]
        return [kind for kind in kinds if len(which(self.offers(kind), self._without_name(kind, text))[0]) == 1]

    def world(self) -> State:
        """A world that the seat cannot tell from the true one: what it may foresee is worked out there."""
        world: State = self.game.resample(self.table.state, self.seat, Dice(self.table.question(self.seat)))
        return world

    def _without_name(self, path: Path, text: str) -> str:
        """`from:paris` says the same as `paris`."""
        if path and not self.game.grammar.is_complete(path):
            return text.removeprefix(self.game.grammar.kinds[path[0]].parts[len(path) - 1].name + ":")
        return text

    # -- why not -----------------------------------------------------------------------------------

    def why_not(self, text: str) -> tuple[Path, Sentence | None]:
        """The path that a text begins, whether offered or not, and why it is refused; `Malformed` if it is none."""
        offers = self.offers()
        found, after = which(offers, text)
        if len(found) == 1 and not after:
            path: Path = (*self.path, found[0].id)
            return path, self._refusal(path)
        path = self._any_path((), text)
        if not path and self.path:
            path = self._any_path(self.path, text)
        if not path:
            raise Malformed("no_such_name", text, [offer.token for offer in offers])
        return path, self._refusal(path)

    def _refusal(self, path: Path) -> Sentence | None:
        why = self.table.why_not(self.seat, self.game.grammar.show(self.table.state, path))
        return None if why is None else self.texts.why(self.game, self.table.state, why)

    def _why_nothing(self, path: Path, text: str) -> Sentence:
        """Why nothing that is offered fits a text: what it names may exist and be forbidden."""
        begun = self._any_path(path, text)
        why = self._refusal(begun) if len(begun) > len(path) else None
        if why is not None:
            return Sentence(self.texts.say("play-not-possible", why=why.text), why.rule)
        offered = self.texts.shortened([offer.said for offer in self.offers(path)])
        expected = self.texts.say("bad-expected", expected=offered) if offered else ""
        return Sentence(f"{self.texts.say('bad-no_such_name', word=text)} {expected}".strip(), "")

    def _any_path(self, path: Path, text: str) -> Path:
        """As far as a text leads over all ids there are, offered or not; empty if its first word means nothing."""
        rest = text.strip()
        begun = path
        while rest and not self.game.grammar.is_complete(begun):
            found, after = which(self._all_ids(begun), self._without_name(begun, rest))
            if len(found) != 1:
                break
            begun, rest = (*begun, found[0].id), after
        return begun if begun != path else ()

    def _all_ids(self, path: Path) -> list[Offer]:
        kinds = self.game.grammar.kinds
        if not path:
            return [Offer("", kind.name, self.texts.kind(self.game, kind.name), kind.number) for kind in kinds]
        domain = kinds[path[0]].parts[len(path) - 1].domain
        s = self.table.state
        tokens = domain.tokens(s) if domain.size(s) <= MOST_NAMES else ()
        return [
            Offer("", token, self.texts.name(self.game, s, domain.name, n), n)
            for n, token in enumerate(tokens, domain.low)
        ]

    def slot(self) -> Slot | None:
        """The question this is an answer to."""
        return self.table.slot(self.seat)


def which(offers: Sequence[Offer], text: str) -> tuple[list[Offer], str]:
    """The offers that a text means, and what follows: as many of its words as fit, names before beginnings."""
    words = text.split()
    tries = [(" ".join(words[:n]).casefold(), " ".join(words[n:])) for n in range(len(words), 0, -1)]
    for said, after in tries:
        found = [offer for offer in offers if offer.is_meant(said)]
        if found:
            return found, after
    for said, after in tries:
        found = [offer for offer in offers if offer.is_begun(said)]
        if found:
            return found, after
    return [], ""
