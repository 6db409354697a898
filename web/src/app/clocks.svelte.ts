/**
 * The clocks of a table as this page counts them on: what the service said, and how long ago. They are looked at
 * only while one runs, and no message is needed for that.
 */
import { beatOf } from "../boardkit/clock";
import type { ClockSetting, Clocks } from "../wire/types";

export class ClocksModel {
  setting = $state.raw<ClockSetting | null>(null);
  private said = $state.raw<Clocks | null>(null);
  private passed = $state(0);
  private at = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** What the service says now; nothing said leaves what was. */
  take(said: Clocks | null | undefined): void {
    if (!said) return;
    this.said = said;
    this.at = this.now();
    this.passed = 0;
    clearInterval(this.timer);
    const runs = (said.runs ?? false) || said.seats.some((one) => one.runs);
    if (runs) this.timer = setInterval(() => (this.passed = this.now() - this.at), beatOf(this.kind));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get kind(): string {
    return this.setting?.kind ?? "none";
  }

  /** Whether there are clocks at this table at all. */
  get shown(): boolean {
    return this.said !== null && this.kind !== "none";
  }

  /** Whether nobody's time passes, since somebody has holidays. */
  get rests(): boolean {
    return this.said?.rests ?? false;
  }

  /** What a seat has left; null for bots. */
  left(seat: number): number | null {
    const one = this.said?.seats.find((clock) => clock.seat === seat);
    return one === undefined ? null : Math.max(0, one.left - (one.runs ? this.passed : 0));
  }

  runs(seat: number): boolean {
    return this.said?.seats.some((clock) => clock.seat === seat && clock.runs) ?? false;
  }

  /** Whether the time of a seat was up, so that somebody else plays for it. */
  isOut(seat: number): boolean {
    return this.said?.seats.some((clock) => clock.seat === seat && clock.out) ?? false;
  }

  /** What all who are asked together have left; null if they are not. */
  get window(): number | null {
    const left = this.said?.window ?? -1;
    return left < 0 ? null : Math.max(0, left - (this.windowRuns ? this.passed : 0));
  }

  get windowRuns(): boolean {
    return this.said?.runs ?? false;
  }
}
