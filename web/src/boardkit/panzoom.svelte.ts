/** What of a board is seen: wheel, drag, two fingers, buttons. It never moves by itself while a finger is down. */
import { untrack } from "svelte";
import type { Point } from "./curve";

/** What has to be seen: x, y, width, height. */
export type Box = readonly [number, number, number, number];

export interface Tap {
  /** On the board, in its own units. */
  at: Point;
  isFinger: boolean;
  /** The other button of a mouse. */
  isSecond: boolean;
  /** Held long, or with the Alt key: it only points. */
  points: boolean;
}

/** How a hand was lifted. */
export interface Lift {
  isFinger: boolean;
  isSecond: boolean;
  isAlt?: boolean;
  time: number;
}

const MOST = 6;
/** So far a pointer may stray and still tap, in pixels. */
const STILL = 7;
const TWICE = 320;
const LONG = 600;
const WHEEL = 0.0016;

export class PanZoom {
  /** The middle of what is seen, and how much larger than fitting it is. */
  centre = $state.raw<Point>({ x: 0, y: 0 });
  zoom = $state(1);
  width = $state(1);
  height = $state(1);
  /** Pixels for a unit of the board when it fits. */
  readonly base = $derived.by(() => Math.min(this.width / this.box[2], this.height / this.box[3]));
  readonly scale = $derived(this.base * this.zoom);
  readonly viewBox = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return [this.centre.x - w / 2, this.centre.y - h / 2, w, h].map((one) => one.toFixed(2)).join(" ");
  });

  private readonly fingers = new Map<number, Point>();
  private began: Point | null = null;
  private downAt = 0;
  private moved = false;
  private lastTap = { time: 0, at: { x: 0, y: 0 } };
  private later: (() => void) | null = null;
  /** What is fitted until a hand moves the board, whatever the frame becomes: on a phone a sheet rises under it. */
  private opening: { points: readonly Point[]; most: number } | null = null;
  private touched = false;

  constructor(
    private readonly box: Box,
    /** A tap; false if nothing was there, then the second one fits the board. */
    private readonly tap: (tap: Tap) => boolean,
  ) {
    this.fit();
  }

  get isHeld(): boolean {
    return this.fingers.size > 0;
  }

  get isFitted(): boolean {
    return this.zoom === 1;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
    if (this.opening !== null) this.open(this.opening.points, this.opening.most);
    else this.go(this.centre, this.zoom);
  }

  /** Whether a hand has moved the board. */
  get isTouched(): boolean {
    return this.touched;
  }

  /** Fit what matters, with at most so many pixels for a unit; without anything that matters the board fills its frame. */
  open(points: readonly Point[], most: number, margin = 52): void {
    if (this.isHeld) {
      this.later = () => this.open(points, most, margin);
      return;
    }
    this.opening = { points, most };
    this.fill(most);
    if (points.length === 0) return;
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const room = (size: number, values: readonly number[]): number =>
      Math.max(size - 2 * margin, 1) / Math.max(Math.max(...values) - Math.min(...values), 1);
    const fits = Math.min(room(this.width, xs), room(this.height, ys)) / this.base;
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    this.go({ x: middle(xs), y: middle(ys) }, Math.max(Math.min(this.zoom, fits), 1));
  }

  private touch(): void {
    this.touched = true;
    this.opening = null;
  }

  /** The whole board. */
  fit(): void {
    this.touched = this.width > 1;
    this.opening = null;
    this.go({ x: this.box[0] + this.box[2] / 2, y: this.box[1] + this.box[3] / 2 }, 1);
  }

  /** So large that a unit has at least so many pixels, and nothing is left empty. */
  fill(least: number): void {
    const cover = Math.max(this.width / this.box[2], this.height / this.box[3]);
    this.go(this.centre, Math.max(cover, Math.min(least, cover * 2)) / this.base);
  }

  /** Nearer or further, by a factor, around a point of the board. */
  zoomBy(factor: number, around: Point = this.centre): void {
    this.touch();
    const zoom = Math.min(Math.max(this.zoom * factor, 1), MOST);
    const part = this.zoom / zoom;
    const [dx, dy] = [around.x - this.centre.x, around.y - this.centre.y];
    this.go({ x: around.x - dx * part, y: around.y - dy * part }, zoom);
  }

  /** Show points that matter, as soon as no finger is down. Moves no further than it must. */
  reveal(points: readonly Point[], margin = 60): void {
    if (this.isHeld) {
      this.later = () => this.reveal(points, margin);
      return;
    }
    const shift = (values: number[], middle: number, half: number): number => {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      if (high - low > 2 * half) return (low + high) / 2;
      return Math.min(Math.max(middle, high - half), low + half);
    };
    if (points.length === 0 || this.isFitted) return;
    this.opening = null;
    const half = { x: this.width / this.scale / 2 - margin / this.scale, y: this.height / this.scale / 2 - margin / this.scale };
    this.go(
      {
        x: shift(points.map((point) => point.x), this.centre.x, half.x),
        y: shift(points.map((point) => point.y), this.centre.y, half.y),
      },
      this.zoom,
    );
  }

  /** Show as many of the points as can be seen at once. */
  revealMost(points: readonly Point[], margin = 60): void {
    const room = { x: (this.width - 2 * margin) / this.scale, y: (this.height - 2 * margin) / this.scale };
    const around = (anchor: Point): Point[] => {
      const shown = [anchor];
      for (const point of points) {
        const [xs, ys] = [[...shown, point].map((one) => one.x), [...shown, point].map((one) => one.y)];
        if (Math.max(...xs) - Math.min(...xs) <= room.x && Math.max(...ys) - Math.min(...ys) <= room.y) shown.push(point);
      }
      return shown;
    };
    const groups = points.map(around);
    this.reveal(groups.toSorted((one, other) => other.length - one.length)[0] ?? [], margin);
  }

  private go(centre: Point, zoom: number): void {
    const clamp = (value: number, low: number, size: number, seen: number): number => {
      const half = Math.min(seen, size) / 2;
      return Math.min(Math.max(value, low + half), low + size - half);
    };
    this.zoom = zoom;
    const scale = this.base * zoom;
    this.centre = {
      x: clamp(centre.x, this.box[0], this.box[2], this.width / scale),
      y: clamp(centre.y, this.box[1], this.box[3], this.height / scale),
    };
  }

  /** A point of the frame on the board, and back. */
  toBoard(at: Point): Point {
    return {
      x: this.centre.x + (at.x - this.width / 2) / this.scale,
      y: this.centre.y + (at.y - this.height / 2) / this.scale,
    };
  }

  toFrame(at: Point): Point {
    return {
      x: (at.x - this.centre.x) * this.scale + this.width / 2,
      y: (at.y - this.centre.y) * this.scale + this.height / 2,
    };
  }

  // -- hands -----------------------------------------------------------------------------------------

  wheel(at: Point, delta: number): void {
    this.touch();
    this.zoomBy(Math.exp(-delta * WHEEL), this.toBoard(at));
  }

  down(id: number, at: Point, time = 0): void {
    this.fingers.set(id, at);
    this.moved = this.fingers.size > 1 || (this.moved && this.fingers.size > 0 && this.began !== null);
    if (this.fingers.size === 1) {
      this.downAt = time;
      this.began = at;
      this.moved = false;
    }
  }

  /** True if the board moves with the hand. */
  move(id: number, at: Point): boolean {
    const last = this.fingers.get(id);
    if (last === undefined || this.began === null) return false;
    if (!this.moved && Math.hypot(at.x - this.began.x, at.y - this.began.y) < STILL) return false;
    this.moved = true;
    this.touch();
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    this.fingers.set(id, at);
    if (other !== undefined) {
      const spread = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(Math.hypot(last.x - other.x, last.y - other.y), 1);
      this.zoomBy(spread, this.toBoard({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
    }
    const part = this.fingers.size;
    this.go(
      {
        x: this.centre.x - (at.x - last.x) / this.scale / part,
        y: this.centre.y - (at.y - last.y) / this.scale / part,
      },
      this.zoom,
    );
    return true;
  }

  up(id: number, at: Point, how: Lift): void {
    if (!this.fingers.delete(id)) return;
    if (this.fingers.size > 0) return;
    const moved = this.moved;
    this.moved = false;
    this.began = null;
    if (!moved) this.tapped(at, how);
    const later = this.later;
    this.later = null;
    later?.();
  }

  cancel(id: number): void {
    this.fingers.delete(id);
    this.moved = this.fingers.size > 0;
    if (this.fingers.size === 0) this.began = null;
  }

  private tapped(at: Point, how: Lift): void {
    const again = how.time - this.lastTap.time < TWICE && Math.hypot(at.x - this.lastTap.at.x, at.y - this.lastTap.at.y) < 30;
    const { isFinger, isSecond } = how;
    const points = how.isAlt === true || (isFinger && how.time - this.downAt > LONG);
    const hit = this.tap({ at: this.toBoard(at), isFinger, isSecond, points });
    if (hit) this.lastTap = { time: 0, at };
    else if (!again) this.lastTap = { time: how.time, at };
    else this.fit();
  }
}

/** Let an element be moved by hand. Buttons inside it keep their clicks. */
export function movedByHand(element: HTMLElement, first: PanZoom): { update: (next: PanZoom) => void; destroy: () => void } {
  let view = first;
  const spot = (event: MouseEvent): Point => {
    const frame = element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };
  const isOwn = (event: Event): boolean => !(event.target as Element).closest("[data-still]");
  const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void): (() => void) => {
    element.addEventListener(name, does, { passive: false });
    return () => element.removeEventListener(name, does);
  };
  const size = new ResizeObserver(() => view.resize(element.clientWidth, element.clientHeight));
  size.observe(element);
  view.resize(element.clientWidth, element.clientHeight);
  const ends = [
    on("wheel", (event) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      view.wheel(spot(event), event.deltaY * (event.deltaMode === 1 ? 24 : 1));
    }),
    on("pointerdown", (event) => {
      if (isOwn(event)) view.down(event.pointerId, spot(event), event.timeStamp);
    }),
    on("pointermove", (event) => {
      if (view.move(event.pointerId, spot(event)) && !element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
      }
    }),
    on("pointerup", (event) => {
      const isFinger = event.pointerType === "touch";
      view.up(event.pointerId, spot(event), { isFinger, isSecond: event.button === 2, isAlt: event.altKey, time: event.timeStamp });
    }),
    on("pointercancel", (event) => view.cancel(event.pointerId)),
    // A tap has been dealt with: no click may follow it onto what has just opened under the finger.
    on("touchend", (event) => {
      if (isOwn(event) && event.cancelable) event.preventDefault();
    }),
    on("contextmenu", (event) => {
      if (isOwn(event)) event.preventDefault();
    }),
  ];
  return {
    update: (next) => {
      view = next;
      untrack(() => view.resize(element.clientWidth, element.clientHeight));
    },
    destroy: () => {
      size.disconnect();
      for (const end of ends) end();
    },
  };
}
