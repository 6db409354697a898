"""Every text that the rules can ask for exists in both languages, says the same things, and none is idle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import roundhouse
from roundhouse.conformance.wording import TOGETHER
from roundhouse.games.switch_and_signal import GAME
from roundhouse.kernel.events import Event
from roundhouse.kernel.ids import EVERYBODY, NONE
from roundhouse.kernel.reasons import Because
from roundhouse.texts import LANGUAGES, Texts, faults, keys, texts_for, variables

PACKAGE = "roundhouse.games.switch_and_signal"
FOLDER = Path(roundhouse.__file__).parent / "games" / "switch_and_signal"

FAMILIES = {"because": "why", "tell": "event", "ask": "ask", "draw": "draw", "end": "ending"}
OF_THE_ENGINE = {"why-no_such_seat"}
OURS = ("why", "event", "ask", "draw", "ending", "move", "step", "word", "option")

Args = frozenset[str]


def word_of(node: ast.expr) -> str | None:
    """A text in quotes, or the beginning of one that is put together, up to its slash."""
    if isinstance(node, ast.BinOp):
        return word_of(node.left)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.partition("/")[0]
    return None


def scan_rules() -> dict[str, Args]:
    """Keys that the source of the rules asks for, with the arguments that are always given."""
    found: dict[str, Args] = {}
    for path in sorted([*FOLDER.glob("*.py"), *(FOLDER / "rules").glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
                continue
            family, word = FAMILIES.get(node.func.attr), word_of(node.args[0])
            if family is None or word is None:
                continue
            args = frozenset(k.arg for k in node.keywords if k.arg is not None) - {"audience", "reveals"}
            key = f"{family}-{word}"
            found[key] = found.get(key, args) & args
    return found


def list_tables() -> dict[str, Args]:
    """Keys that follow from the grammar and the options."""
    found: dict[str, Args] = {}
    for kind in GAME.grammar.kinds:
        found[f"move-{kind.name}"] = frozenset(part.name for part in kind.parts)
        found |= {f"step-{part.name}": frozenset() for part in kind.parts}
    found |= {f"ask-{question}": frozenset() for question in GAME.grammar.questions}
    for option in GAME.title.options:
        found[f"option-{option.name}"] = frozenset()
        found |= {f"option-{option.name}-{c}": frozenset() for c in option.choices if not c.isdecimal()}
    return found


NEEDED = {**scan_rules(), **list_tables()}


def allowed(key: str) -> Args:
    """What a text may speak of."""
    family = key.partition("-")[0]
    own = NEEDED.get(key.partition(".")[0], frozenset())
    if family == "event":
        return own | {"because", *TOGETHER.get(key.partition(".")[2], ())}
    if family == "ask":
        return own | {"seat"}
    return frozenset({"because", "winners"}) if family == "ending" else own


def is_one_of_ours(key: str) -> bool:
    return key.partition("-")[0] in OURS


def test_the_scan_finds_what_the_rules_say() -> None:
    assert NEEDED["why-signal_is_red"] == {"signal"}
    assert NEEDED["event-train_stopped"] == {"because", "train", "place", "lapsed"}
    assert {"ask-rolled", "draw-movement_die", "ending-lost_no_card", "move-signal"} <= set(NEEDED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_unreadable(lang: str) -> None:
    assert faults(PACKAGE, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_is_asked_for_exists(lang: str) -> None:
    assert sorted(set(NEEDED) - OF_THE_ENGINE - keys(PACKAGE, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_idle(lang: str) -> None:
    wanted = set(NEEDED)
    for option in GAME.title.options:
        wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
    blank = GAME.blank(2, GAME.options())
    for domain in ("train", "train_colour", "goods_colour"):
        wanted |= {f"word-{domain}-{token}" for token in GAME.grammar.domains[domain].tokens(blank)}
    idle = {key.partition(".")[0] for key in keys(PACKAGE, lang) if is_one_of_ours(key)} - wanted
    assert idle == set()


def test_both_languages_speak_of_the_same_things() -> None:
    english, german = variables(PACKAGE, "en"), variables(PACKAGE, "de")
    assert set(english) == set(german)
    differing = [
        key for key in sorted(english) if is_one_of_ours(key) and (english[key] | {"seat"}) != (german[key] | {"seat"})
    ]
    assert differing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_speaks_of_what_it_is_not_given(lang: str) -> None:
    wrong = [key for key, used in variables(PACKAGE, lang).items() if is_one_of_ours(key) and used - allowed(key)]
    assert wrong == []


def test_no_text_was_left_in_the_other_language() -> None:
    english, german = Texts("en", PACKAGE), Texts("de", PACKAGE)
    same = {key for key in keys(PACKAGE, "en") if is_one_of_ours(key) and english.say(key) == german.say(key)}
    assert same == {"event-train_step"}


@pytest.mark.parametrize("map_id", ["europe", "north_america"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_event_reads_well(lang: str, map_id: str) -> None:
    texts = texts_for(GAME, lang)
    s = GAME.new(2, {"map": map_id})
    for key, names in NEEDED.items():
        family, _, word = key.partition("-")
        args = dict.fromkeys(sorted(names - {"because"}), 1)
        if family == "why":
            line = texts.why(GAME, s, Because("SW-1.1", word, args)).text
        elif family == "event":
            because = Because("SW-7.5", "signal_is_red", {"signal": 0})
            line = texts.event(GAME, s, Event(word, "SW-1.1", args, EVERYBODY, False, because)).text
            if word == "train_step":
                assert not line
                continue
        else:
            continue
        assert line[0].isupper() or not line[0].isalpha(), line
        assert line[-1] in ".!?", line
        assert "‹" not in line, line
        assert "{" not in line, line
        assert "  " not in line, line


@pytest.mark.parametrize(("count", "words"), [(1, "ein Zeitplättchen"), (3, "3 Zeitplättchen")])
def test_plurals(count: int, words: str) -> None:
    s = GAME.new(2)
    line = texts_for(GAME, "de").event(GAME, s, Event("tokens_paid", "SW-14.1", {"tokens": count}, 3, False, None))
    assert words in line.text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Set signal: Paris to Dijon signal, disc from Paris to Tours signal, paid with Set signal + Move train"),
        ("de", "Signal setzen: Signal Paris Richtung Dijon, Scheibe von Signal Paris Richtung Tours, bezahlt mit "),
    ],
)
def test_a_move_in_words(lang: str, words: str) -> None:
    s = GAME.new(2)
    move = GAME.grammar.parse(s, "signal from:paris/tours to:paris/dijon pay:signal+move")
    assert texts_for(GAME, lang).move(GAME, s, move).startswith(words)


def test_nothing_of_no_kind_is_said_without_a_name() -> None:
    s = GAME.new(2)
    why = texts_for(GAME, "de").why(GAME, s, Because("SW-9.1", "city_stops_trains", {"city": NONE}))
    assert "‹" not in why.text
