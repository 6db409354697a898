import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CompanyModel } from "../src/app/company.svelte";
import { PlanModel } from "../src/app/plan.svelte";
import { ghostsOf, RING_TIME } from "../src/boardkit/company";
import type { Link } from "../src/wire/link";
import type { TalkLine, Trial } from "../src/wire/types";
import { words } from "./sample";

const line = (number: number, text: string, own = false): TalkLine => ({ number, seat: own ? 0 : 1, name: "Bob", text, at: 0, own });

describe("company", () => {
  const said: unknown[] = [];
  const wire = { say: (one: unknown) => (said.push(one), Promise.resolve({ type: "taken", id: "1" })) } as unknown as Link;
  let company: CompanyModel;

  beforeEach(() => {
    localStorage.clear();
    said.length = 0;
    company = new CompanyModel(wire, "t1");
  });
  afterEach(() => void vi.useRealTimers());

  it("counts what others said until it is shown, also after the page was left", () => {
    company.hear({ type: "talk", lines: [line(0, "a"), line(1, "b", true)] });
    company.hear({ type: "said", line: line(2, "c") });
    company.hear({ type: "said", line: line(2, "c") });
    expect(company.lines.map((one) => one.text)).toEqual(["a", "b", "c"]);
    expect(company.unread).toBe(2);
    company.see();
    expect(company.unread).toBe(0);
    const again = new CompanyModel(wire, "t1");
    again.hear({ type: "talk", lines: [line(0, "a"), line(2, "c"), line(3, "d")] });
    expect(again.unread).toBe(1);
    expect(new CompanyModel(wire, "t2").unread).toBe(0);
  });

  it("shows one ring of a seat, for a moment", () => {
    vi.useFakeTimers();
    company.hear({ type: "pointed", seat: 1, domain: "place", token: "paris" });
    company.hear({ type: "pointed", seat: 1, domain: "place", token: "lyon" });
    company.hear({ type: "pointed", seat: 0, domain: "place", token: "paris" });
    expect(company.rings.map(({ seat, token }) => [seat, token])).toEqual([
      [1, "lyon"],
      [0, "paris"],
    ]);
    vi.advanceTimersByTime(RING_TIME + 1);
    expect(company.rings).toEqual([]);
  });

  it("forgets what may have ended while the link was lost, not what was said", () => {
    company.hear({ type: "talk", lines: [line(0, "a")] });
    company.hear({ type: "asking", asking: { by: 1, to: 0, agreed: [1], waits: [0] } });
    company.hear({ type: "proposals", proposals: [{ by: 1, seat: 0, moves: ["pass"] }] });
    company.forget(false);
    expect([company.asking, company.proposals, company.lines.length, company.watchers]).toEqual([null, [], 1, 1]);
  });

  it("names whom it mutes by seat or line", async () => {
    await company.mute({ line: 3 }, true);
    await company.mute({ seat: 1 }, false);
    expect(said).toEqual([
      { type: "mute", line: 3, yes: true },
      { type: "mute", seat: 1, yes: false },
    ]);
  });
});

describe("planning", () => {
  const question = { id: "ahead", seat: 1, what: "play" };
  const answers: Partial<Trial>[] = [];
  const asked: string[][] = [];
  const tester = {
    tryOut: ({ moves }: { moves: string[] }) => {
      asked.push(moves);
      const answer = answers.shift() ?? {};
      return Promise.resolve({ type: "trial", id: "1", made: moves.length, stopped: "finished", questions: [question], ...answer } as Trial);
    },
    changed: vi.fn(),
  };
  let plan: PlanModel;

  beforeEach(async () => {
    answers.length = asked.length = 0;
    plan = new PlanModel(tester);
    await plan.begin(1);
  });

  it("adds steps, takes them back, and shows what would lie there", async () => {
    expect([plan.question?.what, plan.view]).toEqual(["play", null]);
    answers.push({ view: { at: "lyon" } });
    await plan.add("move train:black to:lyon");
    expect(plan.view).toEqual({ at: "lyon" });
    await plan.add("pass");
    expect(plan.moves).toEqual(["move train:black to:lyon", "pass"]);
    await plan.back();
    expect(plan.moves).toEqual(["move train:black to:lyon"]);
    plan.end();
    expect([plan.view, plan.question, plan.isOpen]).toEqual([null, null, false]);
  });

  it("keeps the steps that hold and says why the next does not", async () => {
    await plan.add("pass");
    answers.push({ made: 1, stopped: "refused", questions: [], fault: { code: "not_legal", key: "red" } });
    await plan.add("fly");
    expect(plan.moves).toEqual(["pass"]);
    expect(plan.fault?.key).toBe("red");
    expect(plan.question).not.toBeNull();
  });

  it("ends where nobody can see further, and with the turn", async () => {
    answers.push({ stopped: "draw", questions: [] });
    await plan.add("pass");
    expect([plan.stop, plan.question]).toEqual(["draw", null]);
    await plan.refresh(true);
    expect(plan.moves).toEqual(["pass"]);
    await plan.refresh(false);
    expect(plan.isOpen).toBe(false);
  });
});

describe("ghosts", () => {
  it("name what a step touches", () => {
    const [first, second] = ghostsOf(words(), 2, ["move train:black to:lyon", "hide card:*"]);
    expect(first).toMatchObject({ number: 1, seat: 2, kind: "move", text: "Move the black one to Lyon" });
    expect(first?.things).toEqual([
      { domain: "train", token: "black" },
      { domain: "place", token: "lyon" },
    ]);
    expect(second?.things).toEqual([]);
  });
});
