/** Where a bubble stands: on the side of its thing where it hides least. */
import type { Point } from "./curve";

export interface Size {
  width: number;
  height: number;
}

export interface Spot extends Point {
  side: "above" | "below" | "left" | "right";
}

const GAP = 14;
const MARGIN = 8;
/** Room for the buttons at the right edge of a board. */
const BUTTONS = 72;
/** What lies so near to a panel counts as hidden by it. */
const EDGE = 12;

/**
 * The upper left corner of a bubble at a thing, inside the frame. `others` are the middles of what should stay to be
 * seen; those near the thing count double.
 */
export function placeBubble(at: Point, radius: number, size: Size, frame: Size, others: readonly Point[]): Spot {
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, MARGIN), Math.max(most - MARGIN, MARGIN));
  const away = radius + GAP;
  const rows = [at.y - size.height / 2, at.y - size.height * 0.15, at.y - size.height * 0.85];
  const columns = [at.x - size.width / 2, at.x - size.width * 0.15, at.x - size.width * 0.85];
  const tries: Spot[] = [
    ...rows.map((y): Spot => ({ side: "right", x: at.x + away, y })),
    ...rows.map((y): Spot => ({ side: "left", x: at.x - away - size.width, y })),
    ...columns.map((x): Spot => ({ side: "above", x, y: at.y - away - size.height })),
    ...columns.map((x): Spot => ({ side: "below", x, y: at.y + away })),
  ];
  const spots = tries.map((spot) => ({
    ...spot,
    x: clamp(spot.x, frame.width - size.width),
    y: clamp(spot.y, frame.height - size.height),
  }));
  const hides = (spot: Spot, point: Point, margin: number): boolean =>
    point.x > spot.x - margin &&
    point.x < spot.x + size.width + margin &&
    point.y > spot.y - margin &&
    point.y < spot.y + size.height + margin;
  const cost = (spot: Spot): number => {
    const hidden = others.filter((point) => hides(spot, point, 0));
    const near = hidden.filter((point) => Math.hypot(point.x - at.x, point.y - at.y) < away * 4);
    return (hides(spot, at, radius) ? 1_000 : 0) + hidden.length + near.length;
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { side: "below", x: MARGIN, y: MARGIN };
}

/** The edge of a board where a panel hides least: of what weighs, and nearest to the lower left where all are alike. */
export function placePanel(size: Size, frame: Size, others: readonly (Point & { weight: number })[]): Point {
  const left = MARGIN + 4;
  const right = Math.max(frame.width - size.width - BUTTONS, left);
  const middle = Math.max((frame.width - size.width) / 2, left);
  const [top, bottom] = [MARGIN + 4, Math.max(frame.height - size.height - MARGIN - 4, MARGIN)];
  const spots = [bottom, top].flatMap((y) => [left, middle, right].map((x) => ({ x, y })));
  const cost = (spot: Point): number =>
    others
      .filter(({ x, y }) => x > spot.x - EDGE && x < spot.x + size.width + EDGE && y > spot.y - EDGE && y < spot.y + size.height + EDGE)
      .reduce((sum, other) => sum + other.weight, 0);
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { x: left, y: bottom };
}
