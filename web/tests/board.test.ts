/** What every board needs: lines, arrows, bubbles, taps, the hand that moves the map, the queue of what is shown. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placeBubble, placePanel } from "../src/boardkit/bubble";
import { listHits, meant } from "../src/boardkit/chips";
import { angleTo, apart, pathOf, pointsOf, Track } from "../src/boardkit/curve";
import { walk, type Spot } from "../src/boardkit/graph";
import { PanZoom, type Tap } from "../src/boardkit/panzoom.svelte";
import { MANY, Queue, type Act } from "../src/boardkit/queue.svelte";

describe("a track", () => {
  it("reads lines and curves", () => {
    expect(pointsOf("M0 0L10 0")).toEqual([{ x: 0, y: 0 }, { x: 10, y: 0 }]);
    const bend = pointsOf("M0 0Q10 0 10 10");
    expect(bend.at(-1)).toEqual({ x: 10, y: 10 });
    expect(bend[12]).toEqual({ x: 7.5, y: 2.5 });
    expect(pointsOf("M0 0C0 5 10-5 10 0").at(-1)).toEqual({ x: 10, y: 0 });
  });

  it("knows where one is after a way, and which way one looks", () => {
    const track = Track.of("M0 0L10 0L10 10");
    expect(track.length).toBe(20);
    expect(track.at(5)).toEqual({ x: 5, y: 0, angle: 0 });
    expect(track.at(15)).toEqual({ x: 10, y: 5, angle: 90 });
    expect(track.at(99)).toMatchObject({ x: 10, y: 10 });
    expect(track.at(-1)).toMatchObject({ x: 0, y: 0 });
  });

  it("is cut forwards and backwards", () => {
    const track = Track.of("M0 0L10 0L10 10");
    expect(track.between(5, 12)).toEqual([{ x: 5, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 2 }]);
    expect(pathOf(track.between(12, 5))).toBe("M10.0 2.0L10.0 0.0L5.0 0.0");
  });

  it("measures directions the short way round", () => {
    expect(angleTo({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
    expect(apart(350, 20)).toBe(30);
    expect(apart(-170, 170)).toBe(20);
  });
});

describe("arrow keys", () => {
  const spots = new Map<string, Spot>(
    [
      { id: "a", x: 0, y: 0, links: ["b", "c"] },
      { id: "b", x: 10, y: 3, links: ["a"] },
      { id: "c", x: 3, y: 10, links: ["a"] },
      { id: "far", x: -50, y: 0, links: [] },
      { id: "near", x: -20, y: 2, links: [] },
    ].map((spot) => [spot.id, spot]),
  );
  it("follow the links of the board first", () => {
    expect(walk(spots, "a", 0)?.id).toBe("b");
    expect(walk(spots, "a", 90)?.id).toBe("c");
  });
  it("go to what lies that way where no link leads, the nearest first, and nowhere if nothing does", () => {
    expect(walk(spots, "a", 180)?.id).toBe("near");
    expect(walk(spots, "a", 270)).toBeNull();
    expect(walk(spots, "nowhere", 0)).toBeNull();
  });
});

describe("a bubble", () => {
  const size = { width: 100, height: 40 };
  const frame = { width: 400, height: 300 };
  it("stands on the emptiest side", () => {
    const right = [{ x: 260, y: 150 }, { x: 280, y: 160 }];
    expect(placeBubble({ x: 200, y: 150 }, 10, size, frame, right).side).not.toBe("right");
    expect(placeBubble({ x: 200, y: 150 }, 10, size, frame, []).side).toBe("right");
  });
  it("stays inside and never covers its thing", () => {
    for (const at of [{ x: 5, y: 5 }, { x: 395, y: 295 }, { x: 200, y: 5 }]) {
      const spot = placeBubble(at, 10, size, frame, []);
      expect(spot.x).toBeGreaterThanOrEqual(8);
      expect(spot.y).toBeGreaterThanOrEqual(8);
      expect(spot.x + size.width).toBeLessThanOrEqual(392);
      expect(spot.y + size.height).toBeLessThanOrEqual(292);
      const isOver = at.x > spot.x && at.x < spot.x + 100 && at.y > spot.y && at.y < spot.y + 40;
      expect(isOver).toBe(false);
    }
  });
});

describe("a panel", () => {
  const frame = { width: 400, height: 300 };
  it("stands where it hides nothing that weighs", () => {
    const size = { width: 120, height: 40 };
    expect(placePanel(size, frame, [])).toEqual({ x: 12, y: 248 });
    const low = [60, 200, 300].map((x) => ({ x, y: 270, weight: 20 }));
    expect(placePanel(size, frame, low)).toEqual({ x: 12, y: 12 });
    expect(placePanel(size, frame, [...low, { x: 50, y: 20, weight: 1 }])).toEqual({ x: 140, y: 12 });
    expect(placePanel(size, frame, [{ x: 50, y: 270, weight: 1 }]).y).toBe(248);
  });
});

describe("a tap", () => {
  const things = [
    { id: "signal", x: 0, y: 0, r: 5 },
    { id: "city", x: 8, y: 0, r: 10 },
    { id: "far", x: 100, y: 0, r: 5 },
  ];
  const ids = (found: readonly { id: string }[]): string[] => found.map((one) => one.id);
  it("hits the nearest, within the reach of the hand", () => {
    expect(ids(listHits(things, { x: 1, y: 0 }, 4))).toEqual(["signal", "city"]);
    expect(ids(listHits(things, { x: 50, y: 0 }, 4))).toEqual([]);
    expect(ids(listHits(things, { x: 85, y: 0 }, 22))).toEqual(["far"]);
  });
  it("means what can be chosen; a finger is asked where several can", () => {
    const at = { x: 1, y: 0 };
    const hits = listHits(things, at, 22);
    expect(ids(meant(hits, (one) => one.id === "city", at, 9))).toEqual(["city"]);
    expect(ids(meant(hits, () => true, at, 9))).toEqual(["signal", "city"]);
    expect(ids(meant(hits, () => true, at, 0))).toEqual(["signal"]);
    expect(ids(meant(hits, () => false, at, 9))).toEqual(["signal"]);
    const aside = listHits(things, { x: -6, y: 0 }, 22);
    expect(ids(meant(aside, () => true, { x: -6, y: 0 }, 2))).toEqual(["signal"]);
    expect(meant([], () => true, at, 9)).toEqual([]);
  });
});

describe("the map under the hand", () => {
  const hand = { isFinger: true, isSecond: false, time: 0 };
  const opened = (tap: (tap: Tap) => boolean = () => false): PanZoom => {
    const view = new PanZoom([0, 0, 1000, 500], tap);
    view.resize(500, 500);
    return view;
  };

  it("opens so that all that matters is seen, whatever the frame becomes, until a hand moves it", () => {
    const view = opened();
    const isSeen = (x: number, y: number): boolean => {
      const at = view.toFrame({ x, y });
      return at.x >= 40 && at.x <= view.width - 40 && at.y >= 40 && at.y <= view.height - 40;
    };
    view.open([{ x: 450, y: 200 }, { x: 650, y: 300 }], 0.8);
    expect(view.scale).toBe(1);
    view.open([{ x: 300, y: 100 }, { x: 800, y: 400 }], 1);
    expect(isSeen(300, 100) && isSeen(800, 400)).toBe(true);
    view.resize(400, 300);
    expect(isSeen(300, 100) && isSeen(800, 400)).toBe(true);
    view.down(1, { x: 100, y: 100 });
    view.open([{ x: 500, y: 250 }], 1);
    const { zoom } = view;
    view.move(1, { x: 160, y: 100 });
    expect(view.zoom).toBe(zoom);
    expect(view.isTouched).toBe(true);
    view.open([], 0.8);
    view.up(1, { x: 160, y: 100 }, hand);
    expect(view.zoom).toBeGreaterThan(1);
  });

  it("fits, and finds a point again", () => {
    const view = opened();
    expect(view.viewBox).toBe("0.00 -250.00 1000.00 1000.00");
    expect(view.toBoard({ x: 250, y: 250 })).toEqual({ x: 500, y: 250 });
    view.zoomBy(3, { x: 100, y: 100 });
    expect(view.toFrame(view.toBoard({ x: 40, y: 70 }))).toEqual({ x: 40, y: 70 });
  });

  it("comes nearer where the wheel turns, not further than the whole, and never leaves the map", () => {
    const view = opened();
    view.wheel({ x: 0, y: 250 }, -1_000);
    expect(view.zoom).toBeGreaterThan(4);
    expect(view.toBoard({ x: 0, y: 250 }).x).toBeCloseTo(0);
    view.wheel({ x: 0, y: 0 }, 99_999);
    expect(view.isFitted).toBe(true);
    view.fill(2);
    expect(view.scale).toBe(2);
  });

  it("is dragged, and a drag is no tap", () => {
    const taps: Tap[] = [];
    const view = opened((tap) => taps.push(tap) > 0);
    view.zoomBy(4);
    const before = view.centre.x;
    view.down(1, { x: 100, y: 100 });
    expect(view.move(1, { x: 103, y: 100 })).toBe(false);
    expect(view.move(1, { x: 140, y: 100 })).toBe(true);
    view.up(1, { x: 140, y: 100 }, hand);
    expect(view.centre.x).toBeCloseTo(before - 40 / view.scale);
    expect(taps).toEqual([]);
    view.down(1, { x: 100, y: 100 });
    view.up(1, { x: 100, y: 100 }, hand);
    expect(taps).toHaveLength(1);
  });

  it("is spread by two fingers", () => {
    const view = opened();
    view.down(1, { x: 200, y: 250 });
    view.down(2, { x: 300, y: 250 });
    view.move(1, { x: 100, y: 250 });
    view.move(2, { x: 400, y: 250 });
    expect(view.zoom).toBeCloseTo(3);
    view.up(1, { x: 100, y: 250 }, hand);
    view.cancel(2);
    expect(view.isHeld).toBe(false);
  });

  it("fits after two taps on nothing, not after two on something", () => {
    let hits = true;
    const view = opened(() => hits);
    const twice = (): void => {
      for (const time of [1_000, 1_100]) {
        view.down(1, { x: 9, y: 9 });
        view.up(1, { x: 9, y: 9 }, { ...hand, time });
      }
    };
    view.zoomBy(3);
    twice();
    expect(view.isFitted).toBe(false);
    hits = false;
    twice();
    expect(view.isFitted).toBe(true);
  });

  it("points with a finger held long, or with the Alt key", () => {
    const taps: boolean[] = [];
    const view = opened(({ points }) => taps.push(points) > 0);
    for (const [time, isAlt] of [[100, false], [900, false], [100, true]] as const) {
      view.down(1, { x: 9, y: 9 }, 0);
      view.up(1, { x: 9, y: 9 }, { ...hand, isAlt, time });
    }
    expect(taps).toEqual([false, true, true]);
  });

  it("shows what matters, but never moves while a finger is down", () => {
    const view = opened();
    view.zoomBy(5);
    view.down(1, { x: 100, y: 100 });
    const before = view.centre;
    view.reveal([{ x: 990, y: 250 }]);
    expect(view.centre).toEqual(before);
    view.up(1, { x: 100, y: 100 }, hand);
    const shown = view.toFrame({ x: 990, y: 250 });
    expect(shown.x).toBeLessThan(500);
    const [x, y] = [view.centre.x, view.centre.y];
    view.reveal([]);
    expect(view.centre).toEqual({ x, y });
  });
});

describe("the queue", () => {
  let shown: string[] = [];
  const act = (line: number, name: string, beat = false): Act => ({
    line,
    time: 100,
    beat,
    show: (time) => shown.push(`${name}@${time}`),
  });
  beforeEach(() => {
    shown = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("shows one after another, with a beat after what was revealed", () => {
    let done = 0;
    const queue = new Queue(() => (done += 1));
    queue.add([act(1, "a", true), act(1, "b")]);
    expect(shown).toEqual(["a@100"]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(["a@100"]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(["a@100", "b@100"]);
    expect(done).toBe(0);
    vi.advanceTimersByTime(100);
    expect([done, queue.isRunning]).toEqual([1, false]);
  });

  it("skips the running move and no more", () => {
    const queue = new Queue();
    queue.add([act(1, "a"), act(1, "b"), act(2, "c")]);
    queue.skip();
    expect(shown).toEqual(["a@100", "b@0", "c@100"]);
    expect(queue.isRunning).toBe(true);
    queue.skip();
    expect(queue.isRunning).toBe(false);
    queue.skip();
    expect(shown).toHaveLength(3);
  });

  it("goes faster when many moves wait, and jumps to now", () => {
    const queue = new Queue();
    queue.add(Array.from({ length: MANY + 1 }, (_, n) => act(n, String(n))));
    flushSync();
    expect(shown).toEqual(["0@50"]);
    expect(queue.behind).toBe(MANY);
    queue.jump();
    expect(shown.slice(1)).toEqual(["1@0", "2@0", "3@0"]);
    expect(queue.behind).toBe(0);
  });

  it("waits for the word of who was away", () => {
    const queue = new Queue();
    queue.add([act(1, "a"), act(2, "b"), act(3, "c")], true);
    expect([shown, queue.isHeld]).toEqual([[], true]);
    queue.play();
    expect(shown).toEqual(["a@50"]);
    queue.clear();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual(["a@50"]);
  });

  it("shows everything at once to whom nothing may move", () => {
    let done = 0;
    const queue = new Queue(() => (done += 1));
    queue.speed = 0;
    queue.add([act(1, "a", true), act(2, "b")]);
    expect(shown).toEqual(["a@0", "b@0"]);
    queue.add([]);
    expect(done).toBe(2);
  });
});
