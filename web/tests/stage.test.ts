/** What stands around the board is in step with it. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableAccess } from "../src/boardkit/contribution";
import { Track } from "../src/boardkit/curve";
import type { Network } from "../src/games/switch_and_signal/board/network";
import { shown } from "../src/games/switch_and_signal/board/shown.svelte";
import { Stage } from "../src/games/switch_and_signal/board/stage.svelte";
import type { SwitchView } from "../src/games/switch_and_signal/view";
import type { LogLine } from "../src/wire/types";

const network = {
  plan: { box: [0, 0, 100, 100] },
  pose: () => ({ x: 0, y: 0, angle: 0 }),
  run: () => Track.of("M0 0L10 0"),
  facing: () => null,
} as unknown as Network;

const viewWith = (place: string, tokens: number, count: number): SwitchView =>
  ({
    tokens,
    hands: [{ count, cards: null }],
    trains: [{ train: "grey-1", colour: "grey", place, facing: null, load: null }],
  }) as unknown as SwitchView;

const event = (kind: string, args: Record<string, string | number>) => ({ kind, rule: "SW-7.1", args });
const first: LogLine = { entry: 0, what: "start", events: [] };
const ran: LogLine = {
  entry: 1,
  what: "move",
  events: [
    event("train_rolled", { train: "grey-1", points: 2 }),
    event("train_step", { train: "grey-1", place: "b" }),
    event("tokens_paid", { tokens: 1 }),
  ],
};

describe("the dock", () => {
  const stage = (speed: number): { stage: Stage; table: TableAccess } => {
    const one = new Stage();
    one.follow(network, viewWith("a", 7, 5), [first], speed);
    const now = viewWith("b", 6, 4);
    one.follow(network, now, [first, ran], speed);
    return { stage: one, table: { view: now, log: [first, ran] } as unknown as TableAccess };
  };
  let end = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it("waits for what the board shows, a step at a time", () => {
    const { stage: one, table } = stage(1);
    end = shown.begin(one);
    flushSync();
    expect(shown.view(table)).toMatchObject({ tokens: 7, hands: [{ count: 5 }] });
    expect(shown.log(table).at(-1)?.events).toHaveLength(1);
    vi.advanceTimersByTime(1_050); // the die has landed, the train runs
    expect(shown.log(table).at(-1)?.events).toHaveLength(2);
    expect(shown.view(table)).toMatchObject({ tokens: 7 });
    vi.advanceTimersByTime(200);
    expect(shown.view(table)).toMatchObject({ tokens: 6, hands: [{ count: 5 }] });
    vi.advanceTimersByTime(2_000);
    expect(shown.view(table)).toBe(table.view);
    expect(shown.log(table)).toEqual(table.log);
  });

  it("keeps what happens while nobody looks, to be played", () => {
    const one = new Stage();
    const lines = [1, 2, 3].map((entry): LogLine => ({ ...ran, entry }));
    end = shown.begin(one);
    one.follow(network, viewWith("a", 7, 5), [first], 1);
    expect(shown.kept).toBeNull();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    one.follow(network, viewWith("b", 4, 4), [first, ...lines], 1);
    hidden.mockRestore();
    const play = shown.kept;
    expect(one.view).toMatchObject({ tokens: 7 });
    play?.();
    expect(shown.kept).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(one.view).toMatchObject({ tokens: 4 });
  });

  it("shows what is there at once where nothing moves, after a skip, and without a board", () => {
    const still = stage(0);
    end = shown.begin(still.stage);
    expect(shown.view(still.table)).toBe(still.table.view);
    expect(shown.log(still.table)).toEqual(still.table.log);
    end();
    const moving = stage(1);
    end = shown.begin(moving.stage);
    expect(shown.view(moving.table)).not.toBe(moving.table.view);
    moving.stage.queue.skip();
    expect(shown.view(moving.table)).toBe(moving.table.view);
    end();
    expect(shown.view(stage(1).table)).toMatchObject({ tokens: 6 });
  });
});
