"""The suite around its checks: tables, jobs, reports, counting of worlds, throughput, knowledge across rewinds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from itertools import combinations, product
from pathlib import Path

import pytest

from roundhouse.conformance import OddsOff, assert_odds, check_game, count_deals, random_walk
from roundhouse.conformance.plan import Table, tables
from roundhouse.conformance.report import Tally
from roundhouse.conformance.trial import Trial
from roundhouse.conformance.undo import check_knowledge
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY, SPECTATOR
from roundhouse.kernel.moves import Grammar
from roundhouse.kernel.options import BadOption, Option, Options
from roundhouse.kernel.reasons import Because, Refused
from tests.conformance.toy import GAME, TY_1, Toy, make

ROOT = Path(__file__).resolve().parents[2]


# -- tables ------------------------------------------------------------------------------------------


def with_options(*options: Option) -> Game[Toy]:
    game = make()

    def refuse(seats: int, chosen: Options) -> Because | None:
        """TY-1  For the test: two of the choices exclude one another."""
        return TY_1.because("not_in_hand", card=0) if chosen["a"] == "3" and chosen["b"] == "2" else None

    game.title.options = options
    game.title.refuse_options = refuse
    return game


def test_tables_meet_every_pair_of_choices_that_is_possible() -> None:
    game = with_options(*[Option(name, ("1", "2", "3"), "1", TY_1) for name in "abc"])
    found = tables(game)
    assert [(table.seats, table.options) for table in found[:3]] == [(2, ()), (3, ()), (4, ())]
    whole = [{"seats": str(table.seats), "a": "1", "b": "1", "c": "1"} | dict(table.options) for table in found]
    choices = {"seats": "234", "a": "123", "b": "123", "c": "123"}
    for one, other in combinations(choices, 2):
        met = {(table[one], table[other]) for table in whole}
        assert met == set(product(choices[one], choices[other])) - (
            {("3", "2")} if (one, other) == ("a", "b") else set()
        )
    assert len(found) <= 20


def test_tables_can_be_pinned() -> None:
    found = tables(GAME, seats=[3], fixed={"rounds": "2"})
    assert found == [Table(3, (("rounds", "2"),))]
    assert str(found[0]) == "3 seats rounds=2"


def test_what_cannot_be_pinned_is_refused() -> None:
    with pytest.raises(BadOption):
        check_game(GAME, options={"rounds": "9"})
    with pytest.raises(Refused):
        check_game(GAME, seats=[9])


# -- jobs --------------------------------------------------------------------------------------------


def test_any_number_of_jobs_gives_the_same_report() -> None:
    seen: list[tuple[int, int]] = []
    alone = check_game(GAME, games=3, seed="jobs", progress=lambda done, of: seen.append((done, of)), timed=False)
    together = check_game(GAME, games=3, seed="jobs", jobs=2, timed=False)
    assert seen == [(1, 3), (2, 3), (3, 3)]
    hidden = ("seconds", "speed")
    a, b = ({k: v for k, v in report.to_json().items() if k not in hidden} for report in (alone, together))
    assert a == b
    assert alone.digest != check_game(GAME, games=3, seed="other", timed=False).digest


def test_findings_travel_between_processes_as_they_are() -> None:
    game = make("leaky")
    alone = check_game(game, games=3, timed=False)
    together = check_game(game, games=3, jobs=2, find=partial(make, "leaky"), timed=False)
    assert alone.findings == together.findings
    assert alone.found == together.found


def test_a_game_that_depends_on_its_process_is_noticed() -> None:
    """The order of a set, the hash of a word: other processes have others."""
    report = check_game(make("hashing"), games=2, find=partial(make, "hashing"), timed=False)
    assert set(report.found) == {7}
    assert (
        report.found == check_game(make("hashing"), games=2, jobs=2, find=partial(make, "hashing"), timed=False).found
    )


def test_ctrl_c_ends_everything_cleanly() -> None:
    """The program ends with its own word for it; workers print nothing and are gone."""
    program = (
        "from roundhouse.conformance import check_game\n"
        "from tests.conformance.toy import GAME\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        "        check_game(GAME, games=100000, jobs=2, progress=lambda done, of: print(done, flush=True))\n"
        "    except KeyboardInterrupt:\n"
        "        print('stopped', flush=True)\n"
    )
    run = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert run.stdout is not None
    try:
        while run.stdout.readline().strip() != "4":
            assert run.poll() is None
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.communicate()
    assert out.split()[-1] == "stopped"
    assert not err


# -- throughput --------------------------------------------------------------------------------------


def test_a_game_much_slower_than_its_floor_is_found() -> None:
    ratio = check_game(GAME, games=1).speed["ratio"]
    assert check_game(GAME, games=1, floor=ratio).ok
    slow = check_game(GAME, games=1, floor=ratio * 100)
    assert set(slow.found) == {16}


# -- worlds ------------------------------------------------------------------------------------------


def middle_of(game: Game[Toy], moves: int) -> Toy:
    for number, s in enumerate(random_walk(game, 3, {}, "worlds")):
        if number == moves:
            copy: Toy = game.clone(s)
            return copy
    raise AssertionError("the game is shorter")


def hands_of(s: Toy) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(hand) for hand in s.hands)


def list_exactly(s: Toy, who: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """All hands of others that fit what a viewer knows, each counted as often as it can be dealt."""
    pool = list(s.bag.deck.bag)
    places = [i for seat in range(3) if seat != who for i in [seat] * len(s.hands[seat])]
    for seat in range(3):
        for card in s.hands[seat] if seat != who else ():
            pool[card] += 1
    exact: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for cards in product(range(3), repeat=len(places)):
        left, ways = pool[:], 1
        hands: list[list[int]] = [list(s.hands[seat]) if seat == who else [] for seat in range(3)]
        for seat, card in zip(places, cards, strict=True):
            hands[seat].append(card)
            ways *= left[card]
            left[card] -= 1
        if ways > 0:
            exact[tuple(map(tuple, hands))] += ways
    return exact


@pytest.mark.parametrize("who", [0, 2, SPECTATOR])
def test_every_deal_comes_up_as_often_as_counting_says(who: int) -> None:
    s = middle_of(GAME, 6)
    assert_odds(count_deals(GAME, s, who, 4000, hands_of), list_exactly(s, who))


def test_deals_that_lean_or_cannot_be_are_noticed() -> None:
    with pytest.raises(OddsOff, match="instead of"):
        assert_odds(Counter({"a": 600, "b": 400}), {"a": 1, "b": 1})
    with pytest.raises(OddsOff, match="cannot be"):
        assert_odds(Counter({"a": 6, "c": 4}), {"a": 1, "b": 1})
    with pytest.raises(OddsOff, match="chi square"):
        assert_odds(Counter({n: 100 + (26 if n % 2 else -26) for n in range(40)}), dict.fromkeys(range(40), 1))
    assert_odds(Counter({"a": 510, "b": 490}), {"a": 1, "b": 1})


# -- knowledge across a rewind -------------------------------------------------------------------------


def trial_of(game: Game[Toy]) -> Trial:
    return Trial(game, Table(2, ()), "1/0", Tally())


def seen_by_all() -> Toy:
    s = GAME.new(2)
    s.points = [b"a point to go back to"]
    s.draws = {"card/0": 1}
    s.asked = [3, 3]
    s.bag.decide(0, EVERYBODY)
    s.bag.decide(1, 0b01, depth=1)
    return s


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("nothing", ""),
        ("forgets", "does not know it any more"),
        ("changes", "card 1 was 1 and is 2"),
        ("undecides", "undecided again"),
        ("draws", "counted back"),
        ("asks", "counted back"),
    ],
)
def test_a_rewind_that_loses_what_was_seen_is_noticed(fault: str, message: str) -> None:
    earlier, later = seen_by_all(), seen_by_all()
    deck = later.bag.deck
    if fault == "forgets":
        deck.seen[0] = 0b01
    elif fault == "changes":
        deck.kinds[1] = 2
    elif fault == "undecides":
        del deck.kinds[1]
    elif fault == "draws":
        later.draws = {}
    elif fault == "asks":
        later.asked = [3, 2]
    trial = trial_of(GAME)
    check_knowledge(trial, earlier, later)
    found = [finding.message for finding in trial.tally.findings]
    assert len(found) == (1 if message else 0)
    assert all(message in one for one in found)


def test_a_game_without_tables_of_texts_or_rules_can_be_checked() -> None:
    """A stranger who only begins has no texts yet: he is told which are missing, and the rest is checked."""
    game = make(package="tests.conformance.no_such_module")
    report = check_game(game, games=2, timed=False)
    assert set(report.found) == {15}
    assert isinstance(game.grammar, Grammar)
