/** What happened is shown one step after another, so that it can be followed; it never holds up the next question. */

/** One step to be shown. */
export interface Act {
  /** The line of the log it belongs to: those still to come are what one is behind. */
  line: number;
  /** How long it takes, in milliseconds at ordinary speed. */
  time: number;
  /** A beat after it: something was revealed. */
  beat?: boolean;
  /** Show it within so many milliseconds; 0 is at once. */
  show: (time: number) => void;
}

const BEAT = 350;
/** From so many moves behind on it is said, and it goes faster. */
export const MANY = 3;
/** Nothing is played that lies further back than this. */
export const MOST = 400;

export class Queue {
  waiting = $state.raw<readonly Act[]>([]);
  isRunning = $state(false);
  /** Held until the hand says play or jump: who was away is asked. */
  isHeld = $state(false);
  /** 0 shows everything at once. */
  speed = $state(1);
  readonly behind = $derived(new Set(this.waiting.map((act) => act.line)).size);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Called when all has been shown. */
    private readonly done: () => void = () => undefined,
  ) {}

  add(acts: readonly Act[], isAway = false): void {
    if (acts.length === 0) {
      if (!this.isRunning && !this.isHeld) this.done();
      return;
    }
    this.waiting = [...this.waiting, ...acts];
    if (this.speed === 0 || this.waiting.length > MOST) this.jump();
    else if (isAway && this.behind >= MANY) this.isHeld = true;
    else if (!this.isRunning && !this.isHeld) this.next();
  }

  /** Go on with what was held. */
  play(): void {
    this.isHeld = false;
    if (!this.isRunning) this.next();
  }

  /** Show the rest of the running move at once, and go on with the next. */
  skip(): void {
    if (!this.isRunning) return;
    clearTimeout(this.timer);
    while (this.waiting[0]?.line === this.running) this.shift(0);
    this.next();
  }

  /** Show everything at once. */
  jump(): void {
    clearTimeout(this.timer);
    this.isHeld = false;
    while (this.waiting.length > 0) this.shift(0);
    this.isRunning = false;
    this.done();
  }

  /** Forget everything that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.isRunning = this.isHeld = false;
  }

  private running = -1;

  private shift(time: number): Act | undefined {
    const [act, ...rest] = this.waiting;
    this.waiting = rest;
    this.running = act?.line ?? -1;
    act?.show(time);
    return act;
  }

  private next(): void {
    const [first] = this.waiting;
    if (first === undefined) {
      this.isRunning = false;
      this.done();
      return;
    }
    this.isRunning = true;
    const pace = this.speed * (this.behind >= MANY ? 2 : 1);
    const time = first.time / pace;
    this.shift(time);
    this.timer = setTimeout(() => this.next(), time + (first.beat ? BEAT / pace : 0));
  }
}

/** Whether somebody wants nothing to move. */
export const wantsStillness = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
