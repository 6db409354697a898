/** The board as it is shown: a step behind the table while something runs, never ahead of it. */
import type { Point, Pose, Track } from "../../../boardkit/curve";
import { Queue, wantsStillness, type Act } from "../../../boardkit/queue.svelte";
import type { Happening, LogLine } from "../../../wire/types";
import type { SwitchView } from "../view";
import type { Network } from "./network";
import { after } from "./scene";

/** A train between two places. */
export interface Runner extends Pose {
  train: string;
}

/** A die beside its train, or the two dice of a deployment. */
export interface Roll {
  key: number;
  at: Point;
  numbers: number[];
  isRolling: boolean;
}

/** Something that rises and fades: what was paid, what was delivered. */
export interface Floating {
  key: number;
  at: Point;
  text: string;
  symbol: string;
}

/** A disc on its way from one field to another. */
export interface Sliding {
  key: number;
  from: Point;
  to: Point;
  time: number;
}

/** Milliseconds at ordinary speed. */
const TIMES: Record<string, number> = {
  train_step: 190,
  train_rolled: 650,
  deployment_rolled: 700,
  train_deployed: 260,
  train_returned: 300,
  good_loaded: 300,
  good_delivered: 650,
  good_returned: 300,
  signal_set: 420,
  switch_set: 320,
  disc_placed: 200,
  switch_placed: 160,
  tokens_paid: 500,
};
const BEATS = new Set(["train_rolled", "deployment_rolled", "card_revealed", "good_delivered", "tokens_paid"]);
const FLOATING = 1_400;

export class Stage {
  view = $state.raw<SwitchView | null>(null);
  /** The log up to what is shown. */
  log = $state.raw<readonly LogLine[] | null>(null);
  runner = $state.raw<Runner | null>(null);
  roll = $state.raw<Roll | null>(null);
  floating = $state.raw<readonly Floating[]>([]);
  sliding = $state.raw<Sliding | null>(null);
  readonly queue = new Queue(() => this.settle());

  private network: Network | null = null;
  private target: SwitchView | null = null;
  private whole: readonly LogLine[] = [];
  private line = -1;
  private key = 0;
  private last: Point = { x: 0, y: 0 };
  private finish: (() => void) | null = null;

  /** Take what the table says now; what is new since the last time is played. */
  follow(network: Network, view: SwitchView, log: readonly LogLine[], speed: number): void {
    this.network = network;
    this.target = view;
    this.whole = log;
    this.queue.speed = wantsStillness() ? 0 : speed;
    const fresh = log.filter((line) => line.entry > this.line);
    const isFirst = this.view === null;
    this.line = log.at(-1)?.entry ?? this.line;
    if (isFirst || fresh.some((line) => line.what === "undo")) {
      this.queue.clear();
      this.settle();
      return;
    }
    const acts = fresh.flatMap((line) => (line.events ?? []).flatMap((event, at) => this.actOf(line.entry, event, at)));
    const last = acts.at(-1);
    if (last) acts.push({ line: last.line, time: 0, show: () => this.reach(view, log) });
    this.queue.add(acts, globalThis.document?.hidden ?? false);
  }

  /** Everything as the table says. */
  private settle(): void {
    this.end();
    this.roll = this.sliding = null;
    if (this.target !== null) this.reach(this.target, this.whole);
  }

  /** All that came together has been shown: now everything stands as it was told, also what no event tells. */
  private reach(view: SwitchView, log: readonly LogLine[]): void {
    this.end();
    this.view = view;
    this.log = log;
  }

  private actOf(line: number, event: Happening, at: number): Act[] {
    const time = TIMES[event.kind];
    if (time === undefined && event.kind !== "card_revealed") return [];
    return [{ line, time: time ?? 200, beat: BEATS.has(event.kind), show: (ms) => this.showAt(line, at, event, ms) }];
  }

  private showAt(line: number, at: number, event: Happening, time: number): void {
    if (time > 0) this.log = upTo(this.whole, line, at);
    this.show(event, time);
  }

  private show(event: Happening, time: number): void {
    const { network, view } = this;
    if (network === null || view === null) return;
    this.end();
    const train = String(event.args?.["train"] ?? "");
    const place = view.trains.find((one) => one.train === train)?.place ?? null;
    if (place !== null) this.last = network.pose(place, null);
    const next = after(view, event, network);
    if (time === 0) {
      this.view = next;
      return;
    }
    if (event.kind !== "train_step") this.roll = null;
    switch (event.kind) {
      case "train_step":
        if (place !== null) this.run(train, network.run(place, String(event.args?.["place"])), time);
        this.finish = () => (this.view = next);
        return;
      case "train_rolled":
        this.throw([Number(event.args?.["points"])], time);
        break;
      case "deployment_rolled":
        this.last = { x: network.plan.box[0] + network.plan.box[2] / 2, y: network.plan.box[1] + network.plan.box[3] / 2 };
        this.throw([Number(event.args?.["one"]), Number(event.args?.["two"])], time);
        break;
      case "signal_set":
        this.slide(network, String(event.args?.["other_signal"]), String(event.args?.["signal"]), time);
        this.finish = () => (this.view = next);
        this.view = { ...view, green: view.green.filter((one) => one !== event.args?.["other_signal"]) };
        return;
      case "tokens_paid":
        this.float(`−${event.args?.["tokens"]}`, "ss-token");
        break;
      case "good_delivered":
        this.float("+1", `ss-cube-${event.args?.["goods_colour"]}`);
        break;
      default:
    }
    this.view = next;
  }

  /** What was under way stands where it was going. */
  private end(): void {
    this.runner = null;
    const finish = this.finish;
    this.finish = null;
    finish?.();
  }

  private run(train: string, track: Track, time: number): void {
    const began = performance.now();
    const frame = (now: number): void => {
      if (this.runner?.train !== train || this.key !== key) return;
      this.runner = { train, ...track.at(track.length * Math.min((now - began) / time, 1)) };
      requestAnimationFrame(frame);
    };
    const key = (this.key += 1);
    this.runner = { train, ...track.at(0) };
    requestAnimationFrame(frame);
  }

  private throw(numbers: number[], time: number): void {
    const key = (this.key += 1);
    this.roll = { key, at: this.last, numbers, isRolling: true };
    setTimeout(() => {
      if (this.roll?.key === key) this.roll = { ...this.roll, isRolling: false };
    }, time * 0.6);
  }

  private slide(network: Network, from: string, to: string, time: number): void {
    const [a, b] = [network.signals.get(from), network.signals.get(to)];
    if (!a || !b) return;
    const key = (this.key += 1);
    this.sliding = { key, from: { x: a.lamp_x, y: a.lamp_y }, to: { x: b.lamp_x, y: b.lamp_y }, time };
    setTimeout(() => {
      if (this.sliding?.key === key) this.sliding = null;
    }, time);
  }

  private float(text: string, symbol: string): void {
    const one = { key: (this.key += 1), at: this.last, text, symbol };
    this.floating = [...this.floating, one];
    setTimeout(() => (this.floating = this.floating.filter((other) => other !== one)), FLOATING);
  }
}

/** The log up to an event of a line, and no further. */
function upTo(log: readonly LogLine[], entry: number, at: number): LogLine[] {
  const lines = log.filter((line) => line.entry <= entry);
  return lines.map((line) => (line.entry === entry && line.events ? { ...line, events: line.events.slice(0, at + 1) } : line));
}
