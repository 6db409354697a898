"""Whether anything on a page moves about by itself, as browsers count it."""

from __future__ import annotations

from typing import Any  # Any: entries of the browser as JSON

from tests.e2e.pages import Visitor

WATCH = """(() => {
    globalThis.shifts = [];
    const nameOf = (node) => node?.nodeType === 1 ? [node.tagName, ...node.classList].join(".") : "?";
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            // A line more in the list of what lies there is what it has to say: what follows it gives way.
            const isTold = entry.sources.length > 0
                && entry.sources.every(({node}) => (node?.parentElement ?? null)?.closest(".main .list"));
            if (!entry.hadRecentInput && !isTold) {
                shifts.push({value: entry.value, what: entry.sources.map((source) =>
                    [nameOf(source.node), ...[source.previousRect, source.currentRect].map(({x, y, width, height}) =>
                        [x, y, width, height].map(Math.round).join(" "))].join(" | "))});
            }
        }
    }).observe({type: "layout-shift", buffered: true});
})()"""


def watch_shifts(visitor: Visitor) -> None:
    """Count from the next page on."""
    visitor.page.add_init_script(WATCH)


def begin_anew(visitor: Visitor) -> None:
    """What has moved so far, while the page was put together, does not count."""
    visitor.page.evaluate("shifts.length = 0")


def shifts_of(visitor: Visitor) -> list[dict[str, Any]]:
    """What has moved without being asked to, and how much of the page that was."""
    found: list[dict[str, Any]] = visitor.page.evaluate("shifts")
    return found
