"""Moves are paths of named choices over a grammar that is data of the title.

Parsing, printing and JSON are written once here. In memory a path is a tuple of whole numbers: the number of
its kind, then one id for each part. The notation is `signal from:paris/dijon to:lyon-dijon/2 pay:signal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, Move, Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import MALFORMED_MOVE, Because, Refused

HIDDEN: Final = "*"
"""How a secret step prints for others."""

# Any: the title's own state class. Its functions are typed, the tables that hold them are not generic.
Candidates = Callable[[Any, Slot, Path], Sequence[int]]
Judge = Callable[[Any, Slot, Path], Because | None]
Doer = Callable[[Any, Slot, Move, Out], None]


class Malformed(Refused):
    """A text that is no move of this game. `word` is where reading stopped, `expected` what could stand there."""

    def __init__(self, key: str, word: str, expected: Sequence[str] = ()) -> None:
        super().__init__(MALFORMED_MOVE.because(key))
        self.word = word
        self.expected = tuple(expected)

    def __str__(self) -> str:
        could = f" (expected one of: {', '.join(self.expected[:12])})" if self.expected else ""
        return f"{self.because.key}: '{self.word}'{could}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Names for ids. Tokens are ASCII without spaces, colons, commas; what they are is the content's affair."""

    __slots__ = ("low", "name")

    def __init__(self, name: str, low: int = 0) -> None:
        self.name = name
        self.low = low
        """The smallest id; ids follow one another without gaps."""

    def tokens(self, s: Any) -> Sequence[str]:  # Any: see above
        """All tokens, by id."""
        raise NotImplementedError

    def size(self, s: Any) -> int:
        """How many ids there are."""
        return len(self.tokens(s))

    def token(self, s: Any, n: int) -> str:
        """The name of an id; NONE has a name too."""
        return "none" if n == NONE else self.tokens(s)[n]

    def find(self, s: Any, token: str) -> int:
        """The id of a token, or `Malformed`."""
        try:
            return list(self.tokens(s)).index(token)
        except ValueError:
            raise Malformed("no_such_name", token, self.tokens(s)) from None


class Words(Domain):
    """A domain with the same few words in every game."""

    __slots__ = ("_words",)

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self._words = tuple(words)

    def tokens(self, s: Any) -> Sequence[str]:
        """The words."""
        return self._words


class Named(Domain):
    """A domain whose names stand in the content: a function says where."""

    __slots__ = ("_of",)

    def __init__(self, name: str, of: Callable[[Any], Sequence[str]]) -> None:
        super().__init__(name)
        self._of = of

    def tokens(self, s: Any) -> Sequence[str]:
        """The content's list."""
        return self._of(s)


class Amount(Domain):
    """Plain numbers from `low` to `high`."""

    __slots__ = ("high",)

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, low)
        self.high = high

    def tokens(self, s: Any) -> Sequence[str]:
        """The numbers as words (ids are the numbers themselves, so `low` comes first)."""
        return [str(n) for n in range(self.low, self.high + 1)]

    def token(self, s: Any, n: int) -> str:
        """The number."""
        return str(n)

    def find(self, s: Any, token: str) -> int:
        """The number, if it lies in the range."""
        digits = token.removeprefix("-")
        if len(digits) < 10 and digits.isascii() and digits.isdecimal() and self.low <= int(token) <= self.high:
            return int(token)
        raise Malformed("no_such_number", token, (f"{self.low}..{self.high}",))


class Part(NamedTuple):
    """One step of a kind of move: its name, what its ids stand for, the candidates and the judge of the last id.

    `refuse` judges the last id of the path; what comes before has passed. `sure` promises that whatever
    passes here can be completed, so that the walk need not look further (the conformance suite checks it).
    `secret` steps print as `*` for everybody but their maker.
    """

    name: str
    domain: Domain
    candidates: Candidates
    refuse: Judge | None = None
    sure: bool = False
    secret: bool = False


NOT_SIDE: Final = ""
OWN: Final = "own"
ASIDE: Final = "aside"


class Kind:
    """One kind of move: its parts, the judge of its beginning, and what it does.

    `side` is empty for an answer; OWN for a side move that the asked seat may make (it renews only its maker's
    question); ASIDE for one that anybody may make at any time (it changes nothing of what is asked).
    A side move that needs chance pushes a sequence of its own: the question is held until that has ended.
    """

    __slots__ = ("do", "name", "number", "parts", "refuse", "secret", "side", "sure")

    def __init__(
        self,
        name: str,
        do: Doer | None,
        *parts: Part,
        refuse: Judge | None = None,
        sure: bool = False,
        side: str = NOT_SIDE,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.do = do
        self.parts = parts
        self.refuse = refuse
        self.sure = sure
        self.side = side
        self.secret = secret
        """Whether even the kind is hidden from others (a pass in a reaction window)."""
        self.number = NONE


class Question:
    """A question by name: the kinds of moves that answer it."""

    __slots__ = ("kinds", "name", "numbers", "tells_nothing")

    def __init__(self, name: str, *kinds: str, tells_nothing: bool = True) -> None:
        self.name = name
        self.kinds = kinds
        self.tells_nothing = tells_nothing
        """Whether a table may answer it by itself when there is only one answer; never where speed is a tell."""
        self.numbers: tuple[int, ...] = ()


class Grammar:
    """All kinds of moves of a title, its questions and its domains."""

    def __init__(self, kinds: Sequence[Kind], questions: Sequence[Question], domains: Sequence[Domain]) -> None:
        self.kinds = tuple(kinds)
        self.by_name: dict[str, Kind] = {}
        for number, kind in enumerate(self.kinds):
            kind.number = number
            self.by_name[kind.name] = kind
        self.questions: dict[str, Question] = {}
        for question in questions:
            question.numbers = tuple(self.by_name[name].number for name in question.kinds)
            self.questions[question.name] = question
        self.domains: dict[str, Domain] = {domain.name: domain for domain in domains}
        for kind in self.kinds:
            for part in kind.parts:
                self.domains.setdefault(part.domain.name, part.domain)
        self.side_kinds = tuple(kind for kind in self.kinds if kind.side)

    def domain_of(self, argument: str) -> Domain | None:
        """The domain that the name of an argument speaks of: `train`, `other_train`; None for plain numbers."""
        return self.domains.get(argument.removeprefix("other_"))

    # -- notation ----------------------------------------------------------------------------------

    def is_complete(self, path: Path) -> bool:
        """Whether nothing is left to choose."""
        return len(path) > 0 and len(path) == 1 + len(self.kinds[path[0]].parts)

    def show(self, s: Any, path: Path, hide: bool = False) -> str:
        """The notation of a path; with `hide` as others see it."""
        if not path:
            return ""
        kind = self.kinds[path[0]]
        if hide and kind.secret:
            return HIDDEN
        words = [kind.name]
        for part, n in zip(kind.parts, path[1:], strict=False):
            words.append(f"{part.name}:{HIDDEN if hide and part.secret else part.domain.token(s, n)}")
        return " ".join(words)

    def show_json(self, s: Any, path: Path, hide: bool = False) -> dict[str, str]:
        """The same as an object: `{"kind": "signal", "from": "paris/dijon"}`."""
        words = self.show(s, path, hide).split(" ")
        fields: dict[str, str] = {"kind": words[0]}
        for word in words[1:]:
            name, _, token = word.partition(":")
            fields[name] = token
        return fields

    def parse(self, s: Any, text: str) -> Path:
        """The path that a text stands for, whole or begun; `Malformed` if it is none."""
        words = text.split()
        if not words:
            raise Malformed("empty_move", text)
        kind = self.by_name.get(words[0])
        if kind is None:
            raise Malformed("no_such_kind", words[0], tuple(self.by_name))
        if len(words) - 1 > len(kind.parts):
            raise Malformed("too_many_steps", words[1 + len(kind.parts)])
        path = [kind.number]
        for part, word in zip(kind.parts, words[1:], strict=False):
            name, colon, token = word.partition(":")
            if name != part.name or not colon:
                raise Malformed("no_such_step", word, (f"{part.name}:...",))
            path.append(part.domain.find(s, token))
        return tuple(path)

    def parse_json(self, s: Any, fields: Mapping[str, object]) -> Path:
        """The path of an object as `show_json` makes it."""
        words: list[str] = [str(fields.get("kind", ""))]
        for name, token in fields.items():
            if name != "kind":
                if not isinstance(token, str) or " " in token:
                    raise Malformed("no_such_step", name)
                words.append(f"{name}:{token}")
        return self.parse(s, " ".join(words))
