"""Several seats in front of one screen: what it is told, and what it is not told before it asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.server.screens import PUBLIC, Gaze, gaze_at
from roundhouse.server.secrecy import has_secrets
from roundhouse.server.views import encode
from tests.server.playing import Guest, Json, Place, a_house, a_socket, in_loop

OURS = "sealed_bids"
OPENLY = "dice_network"


def test_the_gaze_of_a_screen() -> None:
    assert gaze_at([], 0, secrets=True) == PUBLIC
    assert gaze_at([2], -1, secrets=True) == Gaze(2, (2,))
    assert gaze_at([0, 1], -1, secrets=False) == Gaze(-1, (0, 1))
    assert gaze_at([0, 1], -1, secrets=True) == Gaze(-1, (), (0, 1))
    assert gaze_at([0, 1], 1, secrets=True) == Gaze(1, (1,), (0,))
    assert gaze_at([0, 1], 3, secrets=True) == Gaze(-1, (), (0, 1))


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        ("dice_network", {}, False),
        ("sealed_bids", {}, True),
        ("hidden_roles", {}, True),
        ("draw_and_place", {}, True),
        ("switch_and_signal", {}, False),
        ("switch_and_signal", {"hidden_hands": "yes"}, True),
    ],
)
@in_loop
async def test_whether_seats_have_secrets_depends_on_the_options(
    tmp_path: Path, game: str, options: dict[str, str], *, expected: bool
) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        info = next(one for one in house.service.games() if one.id == game)
        made = await ada.new_table(game, "you", *["bot:random"] * (max(info.seats[0], 2) - 1), options=options)
        live = await house.service.hall.at(made["id"])
        assert live.has_secrets is expected
        assert has_secrets(live.game, len(live.seats), live.options) is expected


async def shared_table(ada: Guest, game: str, *names: str) -> Json:
    seats = [{"kind": "you"}, *({"kind": "shared", "name": name} for name in names)]
    answer = await ada.http.post("/api/tables", json={"game": game, "seats": seats, "pace": "instant"})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@in_loop
async def test_a_shared_seat_needs_a_name(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        for seat in ({"kind": "shared"}, {"kind": "shared", "name": " \n "}, {"kind": "shared", "name": "x" * 41}):
            answer = await ada.http.post("/api/tables", json={"game": OPENLY, "seats": [{"kind": "you"}, seat]})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")
        made = await shared_table(ada, OPENLY, "Grace")
        assert [(seat["kind"], seat["name"], seat["you"]) for seat in made["seats"]] == [
            ("shared", "Ada", True),
            ("shared", "Grace", True),
        ]
        assert made["state"] == "playing"


@in_loop
async def test_without_secrets_one_screen_plays_all_its_seats(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        made = await shared_table(ada, OPENLY, "Grace")
        played: set[int] = set()
        async with ada.at(made["id"]) as place:
            for _ in range(12):
                if place.now.get("ending"):
                    break
                question = place.question()
                assert question is not None
                seat = question["seat"]
                assert place.now["viewer"] == seat
                played.add(seat)
                done = await place.ask(
                    type="do", seat=seat, question=question["id"], move=await a_move(place, question)
                )
                assert "fault" not in done, done
                await place.until(lambda: place.now.get("ending") or place.question() != question)  # noqa: B023
            assert played == {0, 1}


async def a_move(place: Place, question: Json) -> str:
    """The first move that is offered to the seat that is asked."""
    words: list[str] = []
    while True:
        asked = await place.ask(type="ask_choices", seat=question["seat"], path=" ".join(words))
        choices = asked["choices"]
        if not choices["steps"]:
            return " ".join(words)
        token = choices["steps"][0]["token"]
        words.append(f"{choices['part']}:{token}" if choices["part"] else token)


@in_loop
async def test_with_secrets_nothing_of_a_seat_is_sent_before_it_looks(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Eve") as eve:
        made = await shared_table(ada, OURS, "Grace", "Mary")
        table = house.service.hall._tables[made["id"]].playing()
        async with ada.at(made["id"]) as place:
            public = json.loads(json.dumps(place.now))
            assert public["viewer"] == -1
            assert public["covered"] == [0, 1, 2]
            assert "questions" not in public
            assert public["view"] == json.loads(house_view(table.view(-1)))
            await place.send(type="look", seat=1)
            await place.read()
            assert place.now["viewer"] == 1
            assert place.now["covered"] == [0, 2]
            assert place.now["view"] == json.loads(house_view(table.view(1)))
            assert [question["seat"] for question in place.now["questions"]] == [1]
            question = place.now["questions"][0]
            done = await place.ask(type="do", seat=1, question=question["id"], move=await a_move(place, question))
            assert "fault" not in done
            await place.send(type="look", seat=-1)
            await place.until(lambda: place.now["viewer"] == -1)
            assert place.now["covered"] == [0, 2]
            assert place.now["view"] == json.loads(house_view(table.view(-1)))
            assert not [line for line in place.log if line.get("seat") == 1]
        # Another page of the same person begins covered as well; nobody else may look.
        async with ada.at(made["id"], last=3) as place:
            assert place.now["viewer"] == -1
        cookie = "; ".join(f"{name}={value}" for name, value in eve.http.cookies.items())
        async with a_socket(house, cookie) as socket:
            await socket.send(json.dumps({"type": "hello", "table": made["id"], "code": made["code"]}))
            assert json.loads(await socket.recv())["viewer"] == -1
            await socket.send(json.dumps({"type": "look", "seat": 1}))
            assert json.loads(await socket.recv()) == {"type": "trouble", "fault": {"code": "not_your_seat"}}


def house_view(view: object) -> bytes:

    return encode(view)


@in_loop
async def test_a_watching_screen_needs_the_code_of_a_private_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        made = await ada.new_table(OPENLY, "you", "bot:random", open=False)
        for code, expected in (("", "trouble"), ("NOCODE", "trouble"), (made["code"], "snapshot")):
            async with a_socket(house) as socket:
                await socket.send(json.dumps({"type": "hello", "table": made["id"], "code": code}))
                said = json.loads(await socket.recv())
                assert said["type"] == expected
                if expected == "trouble":
                    assert said["fault"] == {"code": "no_such_table"}


@in_loop
async def test_who_asked_to_look_before_the_start_has_to_ask_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        seats = [{"kind": "you"}, {"kind": "shared", "name": "Bob"}, {"kind": "open"}]
        made = (await ada.http.post("/api/tables", json={"game": OURS, "seats": seats})).json()
        async with ada.at(made["id"]) as place:
            await place.send(type="look", seat=1)
            await place.read()
            begun = await ada.http.post(f"/api/tables/{made['id']}/start")
            assert begun.is_success, begun.text
            await place.until(lambda: place.now["table"]["state"] == "playing")
            await place.quiet()
            assert place.viewer == -1
            assert place.now["covers"]
            assert place.now.get("questions", []) == []
            await place.send(type="look", seat=1)
            await place.until(lambda: place.viewer == 1)
