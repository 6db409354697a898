/** Lines to run along: the path of an edge as points with their way from the start. No rules, no drawing. */

export interface Point {
  x: number;
  y: number;
}

/** A place on a line and the way it points there, in degrees, clockwise. */
export interface Pose extends Point {
  angle: number;
}

const SAMPLES = 24;

/** The points of a path made of M, L, Q and C with absolute numbers. */
export function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const corners: Point[] = [];
    for (let n = 0; n + 1 < numbers.length; n += 2) corners.push({ x: numbers[n] ?? 0, y: numbers[n + 1] ?? 0 });
    const from = points.at(-1);
    if (command === "M" || command === "L" || from === undefined) points.push(...corners);
    else for (let n = 1; n <= SAMPLES; n += 1) points.push(bend([from, ...corners], n / SAMPLES));
  }
  return points;
}

/** A point of a Bezier curve, by halving between its corners. */
function bend(corners: readonly Point[], t: number): Point {
  let left = corners;
  while (left.length > 1) {
    const before = left;
    left = before.slice(1).map((corner, n) => {
      const last = before[n] ?? corner;
      return { x: last.x + (corner.x - last.x) * t, y: last.y + (corner.y - last.y) * t };
    });
  }
  return left[0] ?? { x: 0, y: 0 };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction from one point to another in degrees. */
export const angleTo = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** How far two directions are apart, 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

export class Track {
  readonly length: number;
  private readonly ways: number[] = [0];

  constructor(readonly points: readonly Point[]) {
    let way = 0;
    for (let n = 1; n < points.length; n += 1) {
      way += distance(points[n - 1] ?? { x: 0, y: 0 }, points[n] ?? { x: 0, y: 0 });
      this.ways.push(way);
    }
    this.length = way;
  }

  static of(d: string): Track {
    return new Track(pointsOf(d));
  }

  /** Where one is after so much way, and where one looks. */
  at(way: number): Pose {
    const last = this.points.length - 1;
    const found = this.ways.findIndex((one) => one >= way);
    const n = Math.min(Math.max(found < 0 ? last : found, 1), Math.max(last, 1));
    const a = this.points[n - 1] ?? { x: 0, y: 0 };
    const b = this.points[n] ?? a;
    const from = this.ways[n - 1] ?? 0;
    const part = (this.ways[n] ?? from) - from;
    const t = part === 0 ? 0 : Math.min(Math.max((way - from) / part, 0), 1);
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: angleTo(a, b) };
  }

  /** The points between two ways; backwards if the second is smaller. */
  between(from: number, to: number): Point[] {
    const [low, high] = from < to ? [from, to] : [to, from];
    const inside = this.points.filter((_, n) => (this.ways[n] ?? 0) > low && (this.ways[n] ?? 0) < high);
    const points = [this.at(low), ...inside, this.at(high)].map(({ x, y }) => ({ x, y }));
    return from < to ? points : points.toReversed();
  }
}

/** Points as the `d` of a path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map((point, n) => `${n === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");
