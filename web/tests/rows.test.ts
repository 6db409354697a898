import { describe, expect, it } from "vitest";
import { Choosing, type Chooser } from "../src/boardkit/choosing";
import { show } from "../src/boardkit/notation";
import { MOST_ROWS, rowsOfTree, Selection, unfold, type Policy, type Row, type Thing } from "../src/boardkit/rows";
import { policy } from "../src/games/switch_and_signal/board/policy";
import { listReasons } from "../src/boardkit/whynot";
import type { QuestionFor, Rows } from "../src/wire/types";
import { NAMES, TREE, words } from "./sample";

/** Two discs (d1, d2) to three fields, d2 only to f3; two trains that move or load; each paid with one of two cards. */
const GRAPH: Rows = {
  nodes: [
    { part: "pay", domain: "card", tokens: ["fit", "other"], next: [-1, -1] },
    { part: "to", domain: "signal", tokens: ["f1", "f2", "f3"], next: [0, 0, 0] },
    { part: "to", domain: "signal", tokens: ["f3"], next: [0] },
    { part: "from", domain: "signal", tokens: ["d1", "d2"], next: [1, 2] },
    { part: "train", domain: "train", tokens: ["black", "grey"], next: [0, 0] },
    { part: "train", domain: "train", tokens: ["grey"], next: [0] },
    { part: "", domain: "", tokens: ["end", "signal", "move", "load"], next: [-1, 3, 4, 5] },
  ],
};
const all = (): Row[] => unfold(GRAPH) ?? [];
const signal = (token: string): Thing => ({ domain: "signal", token });
const train = (token: string): Thing => ({ domain: "train", token });
const kind = (token: string): Thing => ({ domain: "", token });

const POLICY: Policy = {
  propose: (rows) => {
    const same = new Set(rows.map((row) => show(row.slice(0, -1))));
    return same.size === 1 ? (rows.find((row) => row.at(-1)?.token === "fit") ?? null) : null;
  },
  confirms: (row) => row[0]?.token === "move",
};
const fresh = (policy?: Policy): Selection => new Selection(all(), policy);
const picked = (selection: Selection, ...things: Thing[]): Selection =>
  things.reduce((one, thing) => one.pick(thing) ?? one, selection);

describe("rows", () => {
  it("unfold to every answer, and not without end", () => {
    expect(all().map(show)).toHaveLength(1 + 8 + 4 + 2);
    expect(all().map(show)).toContain("signal from:d2 to:f3 pay:other");
    expect(unfold({ nodes: [{ part: "a", domain: "a", tokens: ["x"], next: [0] }] })).toBeNull();
    expect(unfold({ nodes: [{ part: "a", domain: "a", tokens: ["x"], next: [7] }] })).toBeNull();
    const wide = Array.from({ length: 200 }, (_, n) => `t${n}`);
    const level = (next: number) => ({ part: `p${next}`, domain: "x", tokens: wide, next: wide.map(() => next) });
    expect(200 ** 2).toBeGreaterThan(MOST_ROWS);
    expect(unfold({ nodes: [level(-1), level(0)] })).toBeNull();
  });

  it("can be begun with any step, and light up what remains", () => {
    const field = picked(fresh(), signal("f1"));
    expect([...field.open("signal", "from")]).toEqual(["d1"]);
    expect(show(field.path)).toBe("signal from:d1 to:f1");
    const disc = picked(fresh(), signal("d1"));
    expect([...disc.open("signal")]).toEqual(["f1", "f2", "f3"]);
    expect(disc.can(signal("f2"))).toBe(true);
    expect(disc.can(signal("d2"))).toBe(false);
    expect(disc.couldBe(signal("d2"))).toBe(true);
    expect(disc.can(train("grey"))).toBe(false);
  });

  it("ask for what is still open in the order of the move", () => {
    expect(fresh().next?.steps.map((step) => step.token)).toEqual(["end", "signal", "move", "load"]);
    const grey = picked(fresh(), train("grey"));
    expect(words().move(grey.path)).toBe("the grey one");
    expect(grey.next).toMatchObject({ part: "", steps: [{ token: "move" }, { token: "load" }] });
    expect(picked(grey, kind("load")).next).toMatchObject({ part: "pay" });
    expect(grey.outlook("", "load")).toEqual([{ part: "", token: "load" }]);
    const to = picked(fresh(), signal("f3"));
    expect(to.next).toMatchObject({ part: "from", steps: [{ token: "d1" }, { token: "d2" }] });
  });

  it("ask for an answer that is the only one, too: it is for the player to give", () => {
    const only = new Selection([[{ part: "", domain: "", token: "pass" }]]);
    expect(only.next?.steps).toEqual([{ token: "pass" }]);
    expect(only.path).toEqual([]);
    expect(only.ready).toBeNull();
    const [row] = all().filter((one) => show(one) === "move train:grey pay:fit");
    const whole = new Selection(row === undefined ? [] : [row]);
    expect(whole.next?.part).toBe("");
    expect(whole.outlook("", "move").map(({ token }) => token)).toEqual(["move", "grey", "fit"]);
    expect(picked(whole, kind("move")).next).toBeNull();
  });

  it("give up what does not go with a later pick, the latest first", () => {
    const two = picked(fresh(), kind("signal"), signal("f1"));
    const other = picked(two, signal("d2"));
    expect(other.picks).toEqual([kind("signal"), signal("d2")]);
    expect(picked(two, train("black")).picks).toEqual([train("black")]);
    expect(fresh().pick(signal("nowhere"))).toBeNull();
    expect(two.back().picks).toEqual([kind("signal")]);
  });

  it("are ready when one is left, or when the game proposes the rest", () => {
    expect(fresh(POLICY).ready).toBeNull();
    expect(picked(fresh(), signal("f1")).ready).toBeNull();
    expect(show(picked(fresh(POLICY), signal("f1")).ready ?? [])).toBe("signal from:d1 to:f1 pay:fit");
    expect(picked(fresh(POLICY), train("grey")).ready).toBeNull();
    const paid = picked(fresh(POLICY), train("grey"), kind("load"), { domain: "card", token: "other" });
    expect(show(paid.ready ?? [])).toBe("load train:grey pay:other");
    expect(show(picked(fresh(), kind("end")).ready ?? [])).toBe("end");
  });

  it("come from a tree as well", () => {
    expect(rowsOfTree(TREE).map(show)).toEqual([
      "move train:black to:paris",
      "move train:black to:lyon",
      "move train:grey to:lyon",
      "pass",
    ]);
  });
});

describe("choosing", () => {
  const question: QuestionFor = { id: "1", seat: 0, what: "play" };
  const step = { part: "", domain: "", steps: [{ token: "move" }] };
  const chooser = (all: Awaited<ReturnType<Chooser["askAll"]>>): Chooser => ({
    isComplete: (path) => path.length === 2,
    ask: (path) => Promise.resolve(path === "" ? step : { part: "train", domain: "train", steps: [{ token: "grey" }] }),
    askAll: () => Promise.resolve(all),
    look: () => null,
  });
  const begun = async (all: Awaited<ReturnType<Chooser["askAll"]>>): Promise<Choosing> => {
    const one = new Choosing(question, chooser(all), () => undefined);
    await one.start();
    return one;
  };

  it("shows list and board the same, whoever picks", async () => {
    const one = await begun({ rows: GRAPH });
    expect(one.pick(signal("f3"))).toBe(true);
    expect(one.here.next).toMatchObject({ part: "from" });
    expect(await one.choose({ token: "d2" })).toBeNull();
    expect(one.here.next).toMatchObject({ part: "pay" });
    expect(one.canStepBack).toBe(true);
    expect(await one.choose({ token: "other" })).toBe("signal from:d2 to:f3 pay:other");
    one.back();
    one.back();
    one.back();
    expect(one.canStepBack).toBe(false);
    expect(one.pick(signal("nowhere"))).toBe(false);
  });

  it("goes step by step where there are too many answers, and beside the question", async () => {
    const one = await begun({ choices: step });
    expect(one.selection).toBeNull();
    expect(one.pick(signal("f3"))).toBe(false);
    expect(await one.choose({ token: "move" })).toBeNull();
    expect(one.here.next).toMatchObject({ part: "train" });
    const other = await begun({ rows: GRAPH });
    await other.side("swap");
    expect(other.here.path).toEqual([{ part: "", token: "swap" }]);
    other.back();
    expect(other.here.next?.steps).toHaveLength(4);
  });

  it("asks again when nothing came", async () => {
    let answer: Awaited<ReturnType<Chooser["askAll"]>> = null;
    const one = new Choosing(question, { ...chooser(null), askAll: () => Promise.resolve(answer) }, () => undefined);
    await one.start();
    expect(one.here.next).toBeNull();
    answer = { rows: GRAPH };
    await one.again();
    expect(one.here.next?.steps).toHaveLength(4);
  });
});

describe("why not, asked about a thing", () => {
  it("begins the moves that speak of it, those offered first", () => {
    const place = { domain: "place", token: "paris" };
    expect(listReasons(place, new Selection(rowsOfTree(TREE)), NAMES)).toEqual(["move train:black to:paris"]);
    expect(listReasons(place, null, NAMES)).toEqual(["move"]);
    expect(listReasons(train("grey"), null, NAMES)).toEqual(["move train:grey"]);
    expect(listReasons({ domain: "nothing", token: "x" }, null, NAMES)).toEqual([]);
  });
});

describe("the policy of Switch & Signal", () => {
  const row = (kind: string, ...steps: string[]): Row => [
    { part: "", domain: "", token: kind },
    ...steps.map((step) => {
      const [part = "", token = ""] = step.split(":");
      return { part, domain: part === "pay" ? "payment" : part, token };
    }),
  ];
  const view = { active: 0, hands: [{ count: 6, cards: { signal: 1, switch: 4, move: 2 } }] };

  it("proposes the fitting card, else two of the kinds held most, for a load one of the kind held most", () => {
    const paid = (kind: string, ...payments: string[]): string | undefined =>
      policy.propose(payments.map((pay) => row(kind, "train:black-1", `pay:${pay}`)), view)?.at(-1)?.token;
    expect(paid("move", "move", "switch+move", "move+move")).toBe("move");
    expect(paid("move", "signal+switch", "switch+switch", "switch+move")).toBe("switch+switch");
    expect(paid("load", "signal", "switch", "move")).toBe("switch");
    expect(policy.propose([row("move", "train:a", "pay:move"), row("move", "train:b", "pay:move")], view)).toBeNull();
    expect(policy.propose([], view)).toBeNull();
  });

  it("waits before a roll, and before a helper that was not asked first", () => {
    expect(policy.confirms(row("move", "train:a", "pay:move"), [])).toBe(true);
    expect(policy.confirms(row("load", "train:a", "pay:move"), [])).toBe(false);
    const held = row("use_train_dispatcher", "train:a");
    expect(policy.confirms(held, [{ domain: "train", token: "a" }])).toBe(true);
    expect(policy.confirms(held, [{ domain: "", token: "use_train_dispatcher" }])).toBe(false);
    expect(policy.propose([row("run_train", "train:a"), held], view)?.[0]?.token).toBe("run_train");
    expect(policy.propose([held], view)).toBeNull();
  });
});
