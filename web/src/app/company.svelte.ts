/** Who is at a table together, as this page knows it: what was said, who points where, what is asked of whom. */
import { RING_TIME, type Ring } from "../boardkit/company";
import type { Thing } from "../boardkit/rows";
import type { Link } from "../wire/link";
import type { Asking, AskingInfo, Fault, Muted, Proposal, SeatInfo, TalkLine, Told } from "../wire/types";

const KEPT = 200;
/** How long it is shown how an asking ended. */
const ENDED_TIME = 6_000;

export class CompanyModel {
  lines = $state.raw<readonly TalkLine[]>([]);
  muted = $state.raw<readonly Muted[]>([]);
  /** Whether only those who sit here read. */
  shut = $state(false);
  watchers = $state(0);
  asking = $state.raw<AskingInfo | null>(null);
  /** How the last asking ended, for a moment. */
  ended = $state.raw<Asking | null>(null);
  proposals = $state.raw<readonly Proposal[]>([]);
  rings = $state.raw<readonly Ring[]>([]);
  /** The line up to which this page has shown the chat. */
  private read = $state(-1);
  private rung = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly wire: Link,
    private readonly table: string,
  ) {
    this.read = remembered(table);
  }

  /** The link was lost: what is only told when it changes is told anew. */
  forget(isSeated: boolean): void {
    this.asking = null;
    this.proposals = [];
    this.rings = [];
    this.watchers = isSeated ? 0 : 1;
  }

  hear(message: Told): void {
    switch (message.type) {
      case "talk":
        this.lines = message.lines;
        this.muted = message.muted ?? [];
        this.shut = message.shut ?? false;
        break;
      case "said":
        if (message.line.number > (this.lines.at(-1)?.number ?? -1)) this.lines = [...this.lines, message.line].slice(-KEPT);
        break;
      case "watching":
        this.watchers = message.watchers;
        break;
      case "asking":
        this.asking = message.asking ?? null;
        this.ended = message.ended ? message : null;
        clearTimeout(this.timer);
        if (message.ended) this.timer = setTimeout(() => (this.ended = null), ENDED_TIME);
        break;
      case "proposals":
        this.proposals = message.proposals;
        break;
      case "pointed":
        this.ring({ key: (this.rung += 1), seat: message.seat, domain: message.domain, token: message.token });
        break;
    }
  }

  /** One ring for each seat, for a moment. */
  private ring(ring: Ring): void {
    this.rings = [...this.rings.filter((one) => one.seat !== ring.seat), ring];
    setTimeout(() => (this.rings = this.rings.filter((one) => one.key !== ring.key)), RING_TIME);
  }

  /** What others said and this page has not shown yet. */
  get unread(): number {
    return this.lines.filter((line) => line.number > this.read && !line.own).length;
  }

  /** The chat is shown up to its end. */
  see(): void {
    const last = this.lines.at(-1)?.number ?? this.read;
    if (last === this.read) return;
    this.read = last;
    remember(this.table, last);
  }

  // Each of these gives what stands against it, or nothing.

  async say(text: string): Promise<Fault | null> {
    return (await this.wire.say({ type: "say", text })).fault ?? null;
  }

  async mute(whom: { seat: number } | { line: number }, yes: boolean): Promise<Fault | null> {
    return (await this.wire.say({ type: "mute", ...whom, yes })).fault ?? null;
  }

  async report(line: number, reason: string): Promise<Fault | null> {
    return (await this.wire.say({ type: "report", line, reason })).fault ?? null;
  }

  async point({ domain, token }: Thing): Promise<Fault | null> {
    return (await this.wire.say({ type: "point", domain, token })).fault ?? null;
  }

  async consent(yes: boolean): Promise<Fault | null> {
    return (await this.wire.say({ type: "consent", yes })).fault ?? null;
  }

  async propose(seat: number, moves: string[], note: string): Promise<Fault | null> {
    return (await this.wire.say({ type: "propose", seat, moves, note })).fault ?? null;
  }

  async withdraw(): Promise<Fault | null> {
    return (await this.wire.say({ type: "withdraw" })).fault ?? null;
  }
}

const keyOf = (table: string): string => `read/${table}`;

function remembered(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? -1);
  } catch {
    return -1; // without a memory all of it is new
  }
}

function remember(table: string, line: number): void {
  try {
    localStorage.setItem(keyOf(table), String(line));
  } catch {
    // then it is new once more next time
  }
}

/** Whether whoever sits before this page has a seat at the table. */
export const isSeated = (seats: readonly SeatInfo[]): boolean => seats.some((seat) => seat.you && !seat.kept);
