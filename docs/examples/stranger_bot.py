"""A bot of a stranger: it sits down at a table by its code and plays at random, over HTTP and one WebSocket.

    python stranger_bot.py http://127.0.0.1:8470 CODE [NAME]

It needs nothing of Roundhouse: only Python and the package `websockets`. docs/bots-over-the-wire.md explains it.
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def call(address, path, body, token=""):
    """One request; the answer as data. A refusal raises HTTPError, its body is `{"code": ...}`."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class StrangerBot:
    """One seat at one table."""

    def __init__(self, socket, table):
        self.socket = socket
        self.table = table
        self.later = []  # messages that came while an answer was waited for
        self.ids = 0
        self.round = 0
        self.entropy = b""
        self.said = set()  # what was said about chance, so that it is said once

    def play(self):
        """Play until the game is over; how it ended."""
        self.send(type="hello", table=self.table)
        while True:
            message = self.later.pop(0) if self.later else self.hear()
            if message["type"] in ("snapshot", "update"):
                if message.get("table"):
                    self.agree_on_chance(message["table"])
                if message.get("ending"):
                    return message["ending"]
            # A command that was refused brings what is asked now.
            for question in message.get("questions", []):
                if question["id"]:
                    self.answer(question)

    def send(self, **message):
        """Say something."""
        self.socket.send(json.dumps(message))

    def hear(self):
        """The next message. Whoever does not answer a ping is taken to have gone."""
        message = json.loads(self.socket.recv(timeout=600))
        if message["type"] == "ping":
            self.send(type="pong")
        if message["type"] == "trouble":
            raise SystemExit(message["fault"]["code"])
        return message

    def new_id(self):
        """The same id twice would get the same answer twice: so a lost message may be sent again."""
        self.ids += 1
        return f"{id(self)}-{self.ids}"

    def ask(self, **message):
        """Say something and wait for its answer, which bears the same id."""
        message["id"] = self.new_id()
        self.send(**message)
        while (answer := self.hear()).get("id") != message["id"]:
            self.later.append(answer)
        return answer

    def agree_on_chance(self, table):
        """Before the start: promise a number, and open it when all have promised (docs/chance.md)."""
        chance = table.get("chance")
        if chance is None or table["state"] != "waiting":
            return
        if chance["round"] != self.round:  # another round, another number: the old one may be known
            self.round, self.entropy = chance["round"], secrets.token_bytes(32)
        mine = {seat["seat"] for seat in table["seats"] if seat.get("you")}
        own = next(one for one in chance["seats"] if one["seat"] in mine)
        named = f"roundhouse-entropy-1\n{table['id']}\n{self.round}\n{own['seat']}\n".encode()
        complete = all(one.get("commitment") for one in chance["seats"])
        complete = complete and all(seat["kind"] != "open" for seat in table["seats"])
        if not own.get("commitment"):
            words = {"type": "commit", "commitment": hashlib.sha256(named + self.entropy).hexdigest()}
        elif complete and not own.get("opened"):
            words = {"type": "open", "entropy": self.entropy.hex()}
        else:
            return
        if (words["type"], self.round) not in self.said:
            self.said.add((words["type"], self.round))
            self.send(**words, id=self.new_id(), round=self.round)

    def answer(self, question):
        """A random move: walked through the choices that came along, or asked for step by step."""
        seat, words = question["seat"], []
        choices = question.get("choices")
        while True:
            if choices is None:
                asked = self.ask(type="ask_choices", seat=seat, path=" ".join(words))
                if "fault" in asked:
                    return  # the question has changed meanwhile; the next update says to what
                choices = asked["choices"]
            if not choices["steps"]:
                break  # the move is whole
            step = random.choice(choices["steps"])
            words.append(f"{choices['part']}:{step['token']}" if choices["part"] else step["token"])
            choices = step.get("next")
            if choices is None and "choices" in question:
                break
        self.send(type="do", id=self.new_id(), seat=seat, question=question["id"], move=" ".join(words))


def main():
    """Sit down and play."""
    address, code = sys.argv[1].rstrip("/"), sys.argv[2]
    name = sys.argv[3] if len(sys.argv) > 3 else "Stranger"
    token = call(address, "/api/tokens", {"name": name})["token"]
    table = call(address, "/api/tables/join", {"code": code}, token)
    where = address.replace("http", "ws", 1) + "/ws"
    with connect(where, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        ending = StrangerBot(socket, table["id"]).play()
    print(json.dumps(ending))


if __name__ == "__main__":
    main()
