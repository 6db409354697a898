"""Several browsers at one table, sat down by the service itself: for what happens once they are there."""

from __future__ import annotations

from typing import Any  # Any: JSON

from tests.e2e.pages import Visitor

CALL = """async ([method, path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method, headers, body: JSON.stringify(body)});
  return await answer.json();
}"""


def call(visitor: Visitor, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the service answers to this visitor."""
    answer: dict[str, Any] = visitor.page.evaluate(CALL, [method, path, body])
    return answer


def sit_down(game: str, visitors: dict[str, Visitor], *more: dict[str, str]) -> str:
    """A new table with these people, by their names, and further seats; its path. Nobody is there yet."""
    table: dict[str, Any] = {}
    for name, visitor in visitors.items():
        visitor.page.goto("/")
        call(visitor, "POST", "/api/guests", {"name": name, "lang": visitor.lang})
        if table:
            call(visitor, "POST", "/api/tables/join", {"code": table["code"]})
        else:
            free = [{"kind": "open"} for _ in range(len(visitors) - 1)]
            seats = [{"kind": "you"}, *free, *more]
            table = call(visitor, "POST", "/api/tables", {"game": game, "seats": seats, "pace": "instant"})
    return f"/table/{table['id']}"
