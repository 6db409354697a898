import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClocksModel } from "../src/app/clocks.svelte";
import { DAY, HOUR, MINUTE, SECOND, warns, write } from "../src/boardkit/clock";
import type { Clocks } from "../src/wire/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAID: Clocks = {
  seats: [
    { seat: 0, left: 5 * MINUTE, runs: true },
    { seat: 2, left: MINUTE, out: true },
  ],
};

function model(said: Clocks, kind = "live"): { clocks: ClocksModel; pass: (ms: number) => void } {
  let now = 1_000;
  const clocks = new ClocksModel(() => now);
  clocks.setting = { kind };
  clocks.take(said);
  const pass = (ms: number): void => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  return { clocks, pass };
}

test.each([
  [5 * MINUTE, "5:00"],
  [5 * MINUTE - 1, "5:00"],
  [61 * SECOND, "1:01"],
  [1, "0:01"],
  [0, "0:00"],
  [-5, "0:00"],
  [HOUR + 2 * SECOND, "1:00:02"],
])("%i ms of a live clock are %s", (left, digits) => {
  expect(write(left, "live").digits).toBe(digits);
});

test("by the day there are days and hours, at the end hours and minutes", () => {
  expect(write(2 * DAY, "day")).toMatchObject({ key: "clock-left-days", args: { days: 2, hours: 0 } });
  expect(write(DAY - MINUTE, "day")).toMatchObject({ key: "clock-left-hours", args: { hours: 23, minutes: 59 } });
});

test("clocks warn when little is left", () => {
  expect([warns(31 * SECOND, "live"), warns(30 * SECOND, "live")]).toEqual([false, true]);
  expect([warns(4 * HOUR, "day"), warns(3 * HOUR, "day")]).toEqual([false, true]);
});

test("a clock that runs is counted on here; one that stands is not, and bots have none", () => {
  const { clocks, pass } = model(SAID);
  pass(2_400);
  expect(clocks.left(0)).toBe(5 * MINUTE - 2_400);
  expect(clocks.left(2)).toBe(MINUTE);
  expect(clocks.left(1)).toBeNull();
  expect(clocks.isOut(2)).toBe(true);
  pass(10 * MINUTE);
  expect(clocks.left(0)).toBe(0);
  clocks.take({ seats: [{ seat: 0, left: 7_000 }] });
  pass(3_000);
  expect(clocks.left(0)).toBe(7_000);
});

test("the window is one clock for all", () => {
  const { clocks, pass } = model({ seats: [{ seat: 0, left: MINUTE }], window: 60_000, runs: true });
  pass(1_000);
  expect(clocks.window).toBe(59_000);
  expect(clocks.left(0)).toBe(MINUTE);
  clocks.take({ seats: [{ seat: 0, left: MINUTE }] });
  expect(clocks.window).toBeNull();
});

test("without a clock nothing is shown and nothing runs", () => {
  const { clocks } = model(SAID, "none");
  expect(clocks.shown).toBe(false);
  clocks.stop();
  expect(vi.getTimerCount()).toBe(0);
});
