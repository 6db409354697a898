"""A game in the terminal, played through a pipe: choices, why-not, undo, rules, log, journal, both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.bots.kit import Answer as Answer_
from roundhouse.bots.kit import RandomBot, Thought
from roundhouse.cli.play_choose import Offer, which
from roundhouse.kernel.reasons import Because
from roundhouse.table import load_journal
from tests.cli.driver import Answer, Prompt


def offer(key: int, token: str, words: str) -> Offer:
    return Offer(str(key), token, words, key)


DUEL = ("play", "heaps", "--seat", "human", "--seat", "human", "--seed", "3")
WITH_BOT = ("play", "heaps", "--seat", "human", "--seat", "bot:random", "--seed", "3")

# Seed 3 begins with seat 1; three heaps of three. Each line empties a heap, so seat 1 takes the last stone.
WHOLE_GAME = "left 3\nmiddle 3\nright 3\n"


def said(answer: Answer, after: str) -> str:
    """What was said after a line that was typed, up to the next prompt."""
    return answer.out.split(f"> {after}\n", 1)[1].split("\n> ", 1)[0]


def test_a_whole_game_ends_with_its_reason_and_its_scores(shell: Prompt) -> None:
    answer = shell(*DUEL, typed=WHOLE_GAME)
    assert answer.code == 0
    assert answer.err == ""
    assert "All stones are gone. Seat 1 took the last stone.  [TY-4]" in answer.out
    assert "Winner: Seat 1" in answer.out
    assert "+3  The last stone  [TY-6]" in answer.out
    assert "Seat 2 takes 3 from the heap middle.  [TY-2]" in answer.out


def test_everything_is_said_in_german_too(shell: Prompt) -> None:
    answer = shell(*DUEL, "--lang", "de", typed="links 3\nmitte 3\n?\nregeln münze\nlog\nbrett\nrechts 3\n")
    assert answer.code == 0
    assert "Gewonnen hat: Platz 1" in answer.out
    assert "was nimmst du?" in answer.out
    assert "‹" not in answer.out
    for english in ("Choose", "takes", "Seat", "Which", "possible", "Enter"):
        assert english not in answer.out


def test_choices_are_offered_one_after_another(shell: Prompt) -> None:
    answer = shell(*DUEL, typed="2\n1\n")
    assert "   1  left\n   2  middle\n   3  right\n" in answer.out
    assert said(answer, "2").startswith("Take stones · middle. How many?\n   1\n   2\n   3")
    assert "Seat 1 takes 1 from the heap middle." in said(answer, "1")


@pytest.mark.parametrize(
    "words",
    ["left 2", "1 2", "take left 2", "take from:left count:2", "from:left count:2", "LE 2", "Take stones left 2"],
)
def test_a_move_is_said_in_many_ways(shell: Prompt, words: str) -> None:
    assert "Seat 1 takes 2 from the heap left." in shell(*DUEL, typed=words + "\n").out


def test_back_takes_the_last_choice_back(shell: Prompt) -> None:
    for word in ("back", "b", "\x1b"):
        answer = shell(*DUEL, typed=f"left\n{word}\nright\n1\n")
        assert "Seat 1 takes 1 from the heap right." in answer.out
    assert "There is no choice to take back" in shell(*DUEL, typed="back\n").out


def test_what_cannot_be_chosen_says_why(shell: Prompt) -> None:
    answer = shell(*DUEL, typed="left 3\nleft\nnonsense\ntake right 5\n\n")
    assert "Not possible: The heap left is empty.  [TY-1]" in said(answer, "left")
    assert "Nothing here is called “nonsense”. Possible: middle, right." in said(answer, "nonsense")
    assert "“5”" in said(answer, "take right 5")
    assert "Choose by number or word" in answer.out


def test_board_and_hand_are_shown_when_asked(shell: Prompt) -> None:
    assert shell(*DUEL, typed="board\nhand\n").out.count("own_card: 0") == 3


def test_a_text_means_the_offer_it_names_or_begins() -> None:
    ayr, bath, bath_road = (
        offer(1, "ayr/1", "Ayr → Bath signal"), offer(2, "bath", "Bath"), offer(3, "bath-road", "Bath Road"),
    )  # fmt: skip
    offers = [ayr, bath, bath_road]
    assert which(offers, "2") == ([bath], "")
    assert which(offers, "bath") == ([bath], "")
    assert which(offers, "BATH ROAD") == ([bath_road], "")
    assert which(offers, "bath road now") == ([bath_road], "now")
    assert which(offers, "sig") == ([ayr], "")
    assert which(offers, "ro") == ([bath_road], "")
    assert which(offers, "bat") == (offers, "")
    assert which(offers, "zebra") == ([], "")
    assert which(offers, " ") == ([], "")


def test_enter_takes_the_only_choice(shell: Prompt) -> None:
    answer = shell(*DUEL, "--option", "stones=1", typed="left\n\nmiddle\n\n")
    assert answer.code == 0
    assert "Enter: 1" in answer.out
    assert "nothing else was possible: take 1 from right." in answer.out
    assert "Winner: Seat 1" in answer.out


def test_a_question_mark_explains(shell: Prompt) -> None:
    answer = shell(*DUEL, typed="left 3\n?\n? 1\n? left\n? TY-3\n? 3\n? zebra\n? take middle\n")
    assert "Choose by number, by word" in said(answer, "?")
    assert "Seat 2, what do you take?" in said(answer, "?")
    assert "One to three: One to three stones are taken" in said(answer, "?")
    assert "Possible: Take stones · middle." in said(answer, "? 1")
    assert "Take stones · left: The heap left is empty.  [TY-1]" in said(answer, "? left")
    assert "One heap: Stones are taken from one heap" in said(answer, "? left")
    assert "“zebra”" in said(answer, "? zebra")
    assert "Possible: Take stones · middle." in said(answer, "? take middle")


def test_undo_takes_the_own_last_move_back(shell: Prompt) -> None:
    answer = shell(*DUEL, typed="left 1\nundo\nright 2\n")
    assert "Seat 1 takes moves back." in answer.out
    assert "Seat 1 takes 2 from the heap right." in answer.out
    assert "There is nothing to take back." in shell(*DUEL, typed="undo\n").out


@pytest.mark.parametrize("game", [DUEL, WITH_BOT])
def test_what_was_revealed_goes_back_only_if_all_agree(shell: Prompt, game: tuple[str, ...]) -> None:
    answer = shell(*game, typed="left 3\nundo\nno\nundo\nyes\nleft 2\n")
    assert " ".join(answer.out.split()).count("the consent of all. [RH-7]") == 2
    assert "Nothing was taken back." in answer.out
    assert "takes moves back." in answer.out
    assert "takes 2 from the heap left." in answer.out


def test_rules_can_be_looked_up(shell: Prompt) -> None:
    answer = shell(*DUEL, typed="rules meantime\n? RH-4\nrules 4\nrules zebra\nrules\n")
    assert "RH-3  Late answers" in said(answer, "rules meantime")
    assert "RH-4  The game is over" in said(answer, "? RH-4")
    assert said(answer, "rules 4").startswith("RH-4")
    assert "No rule has “zebra” in it." in said(answer, "rules zebra")
    assert "rules WORD" in said(answer, "rules")


def test_the_log_can_be_read_again(shell: Prompt) -> None:
    answer = shell(*WITH_BOT, typed="left 1\nlog\n")
    again = said(answer, "log")
    assert "Your card is a 0." in again
    assert "Seat 1 (you) takes 1 from the heap left.  [TY-2]" in again
    assert "Seat 2 (random) takes" in again
    assert again.count("Your card") == 1


def test_the_secrets_of_others_are_never_shown(shell: Prompt) -> None:
    answer = shell(*WITH_BOT, typed=WHOLE_GAME + "log\n")
    assert answer.out.count("Your card is a") == 1
    duel = shell(*DUEL, typed="left 1\nlog\n")
    before, after = duel.out.split("Hand over to Seat 2.")
    assert "Your card is a 0." in before
    assert "Your card is a 2." not in before
    assert "Your card is a 2." in after
    assert "Your card is a 0." not in after


def test_the_input_may_end_at_any_time(shell: Prompt) -> None:
    for typed in ("", "left\n", "left 1\n", "undo\n", "left 1\nundo\n"):
        answer = shell(*DUEL, typed=typed)
        assert answer.code == 0
        assert answer.lines[-1] == "The input has ended; the game stands unfinished."


def test_quit_leaves_the_table(shell: Prompt) -> None:
    for word in ("quit", "q", "exit"):
        answer = shell(*DUEL, typed=f"left 1\n{word}\nleft 1\n")
        assert answer.code == 0
        assert answer.lines[-1] == "You leave the table; the game stands unfinished."


def test_bots_alone_play_to_the_end(shell: Prompt) -> None:
    answer = shell("play", "heaps", "--seat", "bot", "--seat", "bot:random", "--seed", "4")
    assert answer.code == 0
    assert "Winner: " in answer.out
    assert "Your card" not in answer.out
    assert answer.out == shell("play", "heaps", "--seat", "bot", "--seat", "bot:random", "--seed", "4").out


def test_without_seats_one_person_plays_with_a_bot(shell: Prompt) -> None:
    assert "Seat 1 (you), Seat 2 (random)" in shell("play", "heaps").out


def test_options_that_differ_are_said(shell: Prompt) -> None:
    assert "rude: allowed" in shell(*DUEL, "--option", "rude=yes").out


def test_plain_says_one_thought_a_line_and_no_rule_ids(shell: Prompt) -> None:
    answer = shell(*DUEL, "--plain", typed="board\nleft 3\n")
    assert "Seat 1 takes 3 from the heap left." in answer.lines
    assert "[TY-2]" not in answer.out
    assert answer.out.count("heaps:") == 1
    assert "\x1b" not in answer.out


def test_the_journal_is_kept_move_by_move(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    begun = shell(*WITH_BOT, "--save", str(file), typed="left 1\n")
    assert begun.code == 0
    assert str(file) in "".join(begun.lines[-2:])
    journal = load_journal(file)
    assert journal.end is None
    assert journal.entries[1].move == "take from:left count:1"
    assert shell("verify", str(file)).code == 0


def test_a_file_that_is_there_is_not_written_over(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("mine", "utf-8")
    answer = shell(*DUEL, "--save", str(file))
    assert answer.code == 2
    assert "game.jsonl" in answer.complaint
    assert file.read_text("utf-8") == "mine"


def test_a_game_can_be_saved_on_the_way(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    answer = shell(*DUEL, typed=f"left 1\nsave {file}\nsave {file}\nsave\nsave {tmp_path}/no/where\n")
    assert len(load_journal(file).entries) == 2
    assert "is there already" in " ".join(answer.out.split())
    assert "save FILE" in answer.out
    assert "no/where" in "".join(answer.out.split())


class Broken(RandomBot):
    """A bot that never knows what to do."""

    def choose(self, thought: Thought) -> Answer_:
        raise ZeroDivisionError


class Explaining(RandomBot):
    """A bot that says why."""

    def choose(self, thought: Thought) -> Answer_:
        return Answer_(super().choose(thought).move, Because("TY-3", "luck", {}))


class Cheating(RandomBot):
    """A bot that wants what is not possible."""

    def choose(self, thought: Thought) -> Answer_:
        return Answer_((0, 0, 9))


@pytest.mark.parametrize("bot", [Broken, Cheating])
def test_a_broken_bot_does_not_end_the_game(
    shell: Prompt, monkeypatch: pytest.MonkeyPatch, bot: type[RandomBot]
) -> None:
    monkeypatch.setattr("roundhouse.cli.play_sitting.make_bot", lambda game, name: bot())
    answer = shell(*WITH_BOT, typed="left 1\nright 1\n")
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.count("Seat 2 (random) takes") == 2


def test_bots_say_why_when_asked(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "have not explained anything yet" in shell(*WITH_BOT, typed="left 1\nwhy\n").out
    monkeypatch.setattr("roundhouse.cli.play_sitting.make_bot", lambda game, name: Explaining())
    answer = shell(*WITH_BOT, typed="left 1\nwhy\n")
    assert "Seat 2 (random): Luck gave a point.  [TY-3]" in said(answer, "why")


def test_a_game_may_begin_with_a_position(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(
        'game = "heaps"\nseats = 2\nat = "turn"\n[position]\nheaps = { left = 2, right = 0, middle = 0 }\n'
        "cards = [1, 2]\n",
        "utf-8",
    )
    answer = shell("play", "--scenario", str(file), "--seat", "human", "--seat", "human", typed="2\n")
    assert answer.code == 0
    assert "Winner: Seat 1" in answer.out
    assert "Seat 2 (random)" in shell("play", "heaps", "--scenario", str(file)).out
    for words, says in (
        (("--option", "stones=1"), "--option"),
        (("--seat", "human"), "2"),
        (("--seat", "human", "--seat", "cat"), "cat"),
    ):
        refused = shell("play", "--scenario", str(file), *words)
        assert refused.code == 2
        assert says in refused.complaint
