"""Texts of a game: names for ids, reasons, events, questions, moves; a missing text shows and never raises."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.ids import EVERYBODY, NONE
from roundhouse.kernel.moves import Amount, Domain, Grammar, Kind, Malformed, Named, Part, Question, Words
from roundhouse.kernel.options import BadOption, Option, Options
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import OPTIONS, Because, Rule
from roundhouse.kernel.state import Over, State
from roundhouse.texts import Texts, texts_for
from roundhouse.texts.index import BadIndex, engine_rules, rule_index

CARS = ("blue/1", "red")
ENGLISH = """
why-too_heavy = { $car } weighs { $tons } tons, said { $seat }.
event-coupled = { $seat } couples { $car }. { $because }
ask-pick = { $seat }, which car?
move-couple = couple { $car } with { $force }
    .name = Couple a car
step-car = Car
word-force-full_steam = full steam
ending-done = Over: { $winners }. { $because }
rule-TT-1-2 = Heavy cars stay.
    .title = Heavy cars
option-speed = How fast
option-speed-slow = with care
draw-weather = The weather
reason-quick = It is the quickest, { $car }.
bot-mole = Digs.
"""


class Yard(State):
    pass


def name_of(s: Yard, domain: str, n: int, lang: str) -> str:
    return f"the {CARS[n].partition('/')[0]} car" if domain == "car" and lang == "en" else ""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Yard]:
    folder = tmp_path / "texts_test_yard"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "text" / "en" / "all.ftl").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    car = Named("car", lambda s: CARS)
    force = Words("force", ("full_steam", "half"))
    tons = Amount("tons", 1, 40)

    def every(domain: Domain) -> Part:
        def candidates(s: State, slot: Slot, path: tuple[int, ...]) -> Sequence[int]:
            return range(domain.size(s))

        return Part(domain.name, domain, candidates, None, sure=True)

    kinds = [Kind("couple", None, every(car), every(force)), Kind("rest", None), Kind("spy", None, secret=True)]
    grammar = Grammar(kinds, [Question("pick", "couple", "rest", "spy")], [tons])
    meta = Meta("yard", {"en": "Yard"}, (1, 2), ["A"], "P", 2000, ["1"], "texts_test_yard", 10)
    title = Title(
        meta, grammar, [], Yard, lambda s: None, lambda s, who: None,
        lambda s, who, dice: None, options=[Option("speed", ("slow", "3", "yes"), "slow", Rule("TT-1"))], names=name_of,
    )  # fmt: skip
    return Game(title)


@pytest.fixture
def texts(game: Game[Yard]) -> Texts:
    return texts_for(game, "en")


@pytest.fixture
def yard(game: Game[Yard]) -> Yard:
    return Yard(2, Options({"speed": "slow"}))


def test_a_reason_names_what_its_numbers_stand_for(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    because = Because("TT-1.2", "too_heavy", {"car": 0, "tons": 12, "seat": 1})
    said = texts.why(game, yard, because)
    assert said == ("the blue car weighs 12 tons, said Seat 2.", "TT-1.2")
    texts.seat_names = ("Ada", "Bob")
    assert texts.why(game, yard, because).text.endswith("said Bob.")


def test_an_event_carries_its_reason_inside_its_sentence(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    because = Because("TT-1.2", "too_heavy", {"car": 1, "tons": 3, "seat": 0})
    event = Event("coupled", "TT-1", {"seat": 0, "car": 1}, EVERYBODY, False, because)
    assert texts.event(game, yard, event) == (
        "Seat 1 couples the red car. the red car weighs 3 tons, said Seat 1.", "TT-1",
    )  # fmt: skip
    event = event._replace(because=None)
    assert texts.event(game, yard, event).text == "Seat 1 couples the red car."


def test_a_move_is_said_in_words_whole_or_begun(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    assert texts.move(game, yard, (0, 1, 0)) == "couple the red car with full steam"
    assert texts.move(game, yard, (0, 1, 1)) == "couple the red car with half"
    assert texts.move(game, yard, (0, 1)) == "Couple a car · the red car"
    assert texts.move(game, yard, (0,)) == "Couple a car"
    assert texts.move(game, yard, (1,)) == "rest"
    assert texts.move(game, yard, ()) == ""


def test_what_is_secret_is_not_said_to_others(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    assert texts.move(game, yard, (2,), hide=True) == "something secret"


def test_questions_steps_and_bots_have_words(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    assert texts.ask(game, yard, Slot("pick", 0, NONE, 1)) == "Seat 1, which car?"
    assert texts.step("car") == "Car"
    assert texts.step("some_thing") == "some thing"
    assert texts.draw("weather/2/3") == "The weather"
    assert texts.bot("mole") == "Digs."
    assert texts.reason(game, yard, Because("", "quick", {"car": 0})).text == "It is the quickest, the blue car."


def test_options_say_what_they_decide(texts: Texts) -> None:
    assert texts.option("speed") == "How fast"
    assert [texts.option_choice("speed", word) for word in ("slow", "3", "yes")] == ["with care", "3", "yes"]


def test_an_ending_names_winners_and_reason(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    yard.over = Over("done", (0, 1), Because("TT-1", "too_heavy", {"car": 0, "tons": 9, "seat": 0}))
    said = texts.ending(game, yard)
    assert said.text == "Over: Seat 1, Seat 2. the blue car weighs 9 tons, said Seat 1."
    assert texts.ending_name("done") == "done"


def test_nothing_has_a_word_too(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    assert texts.name(game, yard, "car", NONE) == "none"


def test_a_missing_text_shows_its_key(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    assert texts.say("no-such-text") == "‹no-such-text›"
    assert texts.say("rule-TT-1-2.nothing") == "‹rule-TT-1-2.nothing›"
    assert texts.why(game, yard, Because("TT-1", "unheard_of", {})).text == "‹why-unheard_of›"
    german = texts_for(game, "de")
    assert german.event(game, yard, Event("coupled", "TT-1", {}, EVERYBODY, False, None)).text == "‹event-coupled›"
    assert german.name(game, yard, "car", 0) == "blue/1"


def test_a_missing_argument_shows_and_does_not_raise(texts: Texts) -> None:
    assert "weighs" in texts.say("why-too_heavy")


def test_rules_are_read_by_their_ids(texts: Texts) -> None:
    assert texts.rule("TT-1.2") == ("TT-1.2", "Heavy cars", "Heavy cars stay.")
    assert texts.rule("RH-4") is not None
    assert texts.rule("TT-9.9") is None


def test_a_refusal_says_what_could_stand_there(game: Game[Yard], texts: Texts, yard: Yard) -> None:
    with pytest.raises(Malformed) as met:
        game.grammar.parse(yard, "couple car:green")
    assert texts.refused(game, yard, met.value).text == "Nothing here is called “green”. Possible: blue/1, red."
    wrong = BadOption("no_such_choice", "speed", "fast", ("slow", "3"))
    assert texts.refused(game, None, wrong) == ("Option “speed” cannot be “fast”. Choices: slow, 3.", OPTIONS.id)
    assert texts.shortened([str(n) for n in range(20)], 2) == "0, 1 and 18 more"


def test_there_are_no_invisible_marks_around_arguments(texts: Texts) -> None:
    assert "\u2068" not in texts.say("seat-name", number=3)


def test_the_index_of_rules_is_read_with_care(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (
        ("index_good", '[[rule]]\nid = "A-1"\nstatus = "enforced"\nmark = ["R"]\n'),
        ("index_key", '[[rule]]\nid = "A-1"\nstatus = "enforced"\ncolour = "red"\n'),
        ("index_status", '[[rule]]\nid = "A-1"\nstatus = "maybe"\n'),
        ("index_toml", "[[rule]\n"),
    ):
        (tmp_path / name / "rules").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text("", "utf-8")
        (tmp_path / name / "rules" / "index.toml").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert [(rule.id, rule.mark, rule.see) for rule in rule_index("index_good")] == [("A-1", ("R",), ())]
    for name, says in (("index_key", "colour"), ("index_status", "status"), ("index_toml", "index.toml")):
        with pytest.raises(BadIndex, match=says):
            rule_index(name)
    assert rule_index("there_is_no_such_package") == ()
    assert engine_rules()[0] == "RH-1"
