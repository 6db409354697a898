import { afterEach, describe, expect, it } from "vitest";
import { AWAY, Seen } from "../src/app/seen";
import { search } from "../src/boardkit/rules";
import { fresh, sayNews } from "../src/boardkit/since";
import { Texts } from "../src/boardkit/texts";
import { Words } from "../src/boardkit/words";
import type { Happening, LogLine } from "../src/wire/types";
import { catalogues, NAMES, SEATS } from "./sample";

const GAME = `
event-turn = A turn.
    .head = Turn { $turn }
event-drawn = { $seat } draws { $train }.
    .many = { $seat } draws { $number }: { $list }.
event-paid = That costs { $tokens }.
    .news = { $sum } lost in { $number } payments
event-quiet = { "" }
rule-TT-1-2 = A train stops at red.
    .title = Red
rule-TT-10-1 = Draw five cards.
    .title = Drawing
`;
const words = new Words(new Texts("en", ...catalogues("en"), GAME), NAMES, SEATS);
const event = (kind: string, args: Record<string, string | number> = {}): Happening => ({ kind, rule: "TT-1.2", args });
const line = (entry: number, ...events: Happening[]): LogLine => ({ entry, what: "move", seat: 1, events });

describe("a line of the log", () => {
  it("says like events together, and counts what they differ in", () => {
    const drawn = ["black", "black", "grey"].map((train) => event("drawn", { seat: 1, train }));
    expect(words.line(line(1, ...drawn)).map(({ text }) => text)).toEqual([
      "Bot 2 draws 3: the black one × 2, the grey one.",
    ]);
  });

  it("keeps apart what different people did", () => {
    const said = words.line(line(1, ...[0, 0, 1].map((seat) => event("drawn", { seat, train: "grey" }))));
    expect(said.map(({ text }) => text)).toEqual(["Ada draws 2: the grey one × 2.", "Bot 2 draws the grey one."]);
  });

  it("says a single one as it is, and knows where a new part begins", () => {
    const said = words.line(line(1, event("turn", { turn: 4 }), event("drawn", { seat: 1, train: "grey" })));
    expect(said.map(({ text, isHead }) => [text, isHead ?? false])).toEqual([
      ["Turn 4", true],
      ["Bot 2 draws the grey one.", false],
    ]);
  });
});

describe("what happened since", () => {
  const log = [1, 2, 3, 4].map((entry) => line(entry, event("paid", { tokens: entry }), event("drawn", { seat: 1, train: "grey" })));

  it("counts and adds up", () => {
    expect(sayNews(fresh(log, 2), words)[0]).toBe("7 lost in 2 payments");
  });

  it("is told in seven lines at most, the last things said among them", () => {
    const news = sayNews([...log, ...log.map((one) => ({ ...one, entry: one.entry + 4 }))], words);
    expect(news).toHaveLength(7);
    expect(news.at(-1)).toBe("Bot 2 draws the grey one.");
  });

  it("leaves out what was taken back", () => {
    const undone: LogLine = { entry: 5, what: "undo", back_to: 0 };
    expect(sayNews([...log, undone], words).join()).not.toContain("lost");
  });
});

describe("how far a table was looked at", () => {
  afterEach(() => localStorage.clear());

  it("is remembered, and told only after a long absence", () => {
    let now = 1_000;
    const seen = new Seen("t", () => now);
    expect(seen.away()).toBeNull();
    seen.keep(12);
    now += AWAY - 1;
    expect(seen.away()).toBeNull();
    now += 1;
    expect(seen.away()).toBe(12);
    expect(new Seen("other", () => now).away()).toBeNull();
  });

  it("is nothing when the memory is broken", () => {
    localStorage.setItem("seen/t", "{");
    expect(new Seen("t").away()).toBeNull();
  });
});

describe("the rules", () => {
  it("are listed with the game's own first, and found by words", () => {
    const rules = words.texts.listRules();
    expect(rules.slice(0, 2).map(({ id }) => id)).toEqual(["TT-1.2", "TT-10.1"]);
    expect(rules.some(({ id }) => id === "RH-7")).toBe(true);
    expect(search(rules, "five draw").map(({ id }) => id)).toEqual(["TT-10.1"]);
    expect(search(rules, "nonsense word")).toEqual([]);
  });
});
