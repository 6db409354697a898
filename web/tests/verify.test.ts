import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { check, keyOf, settle, type Verdict } from "../src/verify/check";
import { readFile, Unreadable, type DrawLine, type PledgeLine } from "../src/verify/file";
import { pledgeOf, type Memory } from "../src/verify/memory";
import { hex, sha256, unhex } from "../src/verify/sha256";

interface Case {
  table: string;
  round: number;
  pledges: PledgeLine[];
  draws: (DrawLine & { number: string; attempts: number })[];
}
interface Numbers {
  game: string;
  secret: string;
  commitment: string;
  cases: Case[];
}

const FOLDER = resolve(__dirname, "../../tests/vectors");
const NUMBERS = JSON.parse(readFileSync(`${FOLDER}/chance.json`, "utf-8")) as Numbers;
const FINISHED = readFileSync(`${FOLDER}/finished.jsonl`, "utf-8");
const LINES = FINISHED.trimEnd().split("\n");
// What is changed below is JSON of every kind.
type Line = Record<string, never> & { draws: DrawLine[]; pledges: PledgeLine[] };

const bytes = (text: string): Uint8Array => unhex(text) ?? new Uint8Array();

function tampered(at: number, change: (line: Line) => void): Verdict {
  const lines = [...LINES];
  const line = JSON.parse(lines.at(at) ?? "") as Line;
  change(line);
  lines[at < 0 ? lines.length + at : at] = JSON.stringify(line);
  return check(readFile(lines.join("\n")), null);
}

const kinds = (verdict: Verdict): string[] => [...new Set(verdict.wrong.map((one) => one.what))];

function memory(more: Partial<Memory> = {}): Memory {
  const file = readFile(FINISHED);
  return {
    table: file.table, round: file.round, commitment: file.commitment, seat: 2, time: 0, ready: true,
    pledges: Object.fromEntries(file.pledges.map((one) => [one.seat, one.commitment])),
    entropy: file.pledges[1]?.entropy ?? "", ...more,
  };
}

describe("the numbers that every verifier has to find", () => {
  it("has the commitments", () => {
    expect(hex(sha256(bytes(NUMBERS.secret)))).toBe(NUMBERS.commitment);
    for (const one of NUMBERS.cases) {
      for (const { seat, entropy, commitment } of one.pledges) {
        expect(pledgeOf(bytes(entropy), one.table, one.round, seat)).toBe(commitment);
        expect(pledgeOf(bytes(entropy), one.table, one.round, seat + 1)).not.toBe(commitment);
      }
    }
  });

  it("has the draws, with second attempts and umlauts", () => {
    for (const one of NUMBERS.cases) {
      const key = keyOf(one, bytes(NUMBERS.secret));
      for (const draw of one.draws) {
        const { number, attempts, found } = settle(key, NUMBERS.game, draw);
        expect([String(number), attempts, found]).toEqual([draw.number, draw.attempts, draw.result]);
      }
      expect(one.draws.some((draw) => draw.attempts > 1)).toBe(true);
    }
  });
});

describe("a finished game", () => {
  it("is good, and every draw is named", () => {
    const verdict = check(readFile(FINISHED), null);
    expect([verdict.good, verdict.finished, verdict.wrong]).toEqual([true, true, []]);
    expect(verdict.draws.length).toBeGreaterThan(5);
    expect(verdict.draws[0]).toMatchObject({ line: 2, purpose: "deal", count: 0 });
    expect([verdict.memory, verdict.own]).toEqual(["none", "none"]);
  });

  it("is held to what this browser was shown before the start", () => {
    const file = readFile(FINISHED);
    const seen = (more: Partial<Memory>): unknown[] => {
      const { good, memory: same, own } = check(file, memory(more));
      return [good, same, own];
    };
    expect(seen({})).toEqual([true, "same", "same"]);
    expect(seen({ entropy: "", seat: -1 })).toEqual([true, "same", "none"]);
    expect(seen({ commitment: "00" })).toEqual([false, "other", "same"]);
    expect(seen({ round: 4 })).toEqual([false, "other", "same"]);
    expect(seen({ pledges: { 0: "00" } })).toEqual([false, "other", "same"]);
    expect(seen({ entropy: "00".repeat(32) })).toEqual([false, "same", "other"]);
    expect(seen({ table: "another" })).toEqual([true, "none", "none"]);
  });

  it("shows each thing that was changed", () => {
    const other = "00".repeat(32);
    expect(kinds(tampered(-1, (end) => Object.assign(end, { secret: other })))).toEqual(["secret", "draw"]);
    expect(kinds(tampered(0, (head) => Object.assign(head, { commitment: other })))).toEqual(["secret"]);
    const opening = tampered(0, (head) => Object.assign(head.pledges[1] ?? {}, { entropy: other }));
    expect(opening.wrong[0]).toEqual({ what: "pledge", line: 1, seat: 2 });
    expect(kinds(opening)).toContain("draw");
    expect(kinds(tampered(0, (head) => head.pledges.reverse()))).toEqual(["pledge"]);
    const draw = tampered(1, (line) => Object.assign(line.draws[2] ?? {}, { result: 0 })).wrong;
    const written = (JSON.parse(LINES[1] ?? "") as Line).draws[2]?.result;
    expect(draw).toHaveLength(written === 0 ? 0 : 1);
    expect(kinds(tampered(1, (line) => Object.assign(line.draws[1] ?? {}, { count: 9 })))).toContain("gap");
    expect(kinds(tampered(3, (line) => Object.assign(line, { state: "AAAA" })))).toEqual(["digest"]);
    expect(kinds(tampered(-1, (end) => Object.assign(end, { entries: 3 })))).toEqual(["entries"]);
  });

  it("misses a line that was taken out, and says where", () => {
    const without = [...LINES.slice(0, 5), ...LINES.slice(6)].join("\n");
    expect(() => readFile(without)).toThrow(new Unreadable(6, "number"));
    const short = check(readFile([...LINES.slice(0, -2), LINES.at(-1)].join("\n")), null);
    expect(kinds(short)).toEqual(["entries"]);
  });

  it("is not computed before it is over", () => {
    const verdict = check(readFile(LINES.slice(0, -1).join("\n")), null);
    expect([verdict.good, verdict.finished, verdict.draws]).toEqual([true, false, []]);
  });

  it("is refused where it is no such file", () => {
    const places: [string, number, string][] = [
      ["", 1, "header"],
      ["hello", 1, "JSON"],
      ["[1]", 1, "JSON"],
      ['{"line":"entry"}', 1, "header"],
      [`${LINES[0] ?? ""}\n{"line":"end"}`, 2, "entries"],
      [(LINES[0] ?? "").replace('"seats":3', '"seats":"3"'), 1, "seats"],
      [(LINES[0] ?? "").replace('"seat":2', '"seat":3'), 1, "pledges"],
      [LINES.slice(0, 2).join("\n").replace('"weights":[20,', '"weights":[-20,'), 2, "draws[0].weights"],
      [LINES.slice(0, 2).join("\n").replace('"weights":[20,15,10]', '"weights":[0]'), 2, "draws[0].weights"],
    ];
    for (const [text, line, key] of places) expect(() => readFile(text), key).toThrow(new Unreadable(line, key));
  });
});
