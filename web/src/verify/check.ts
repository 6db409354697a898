/** The check of an exported game, written from docs/chance.md alone: every draw is computed again. */
import type { DrawLine, GameFile } from "./file";
import { pledgeOf, type Memory } from "./memory";
import { hex, hmac, joined, sha256, unhex, utf8 } from "./sha256";

/** A draw as it is written and as it was computed. */
export interface Drawn extends DrawLine {
  /** The line of the file. */
  line: number;
  /** The number that HMAC gave, and how many attempts it took. */
  number: bigint;
  attempts: number;
  ticket: bigint;
  found: number;
}

/** Something that is not as it has to be. */
export interface Wrong {
  what: "secret" | "pledge" | "digest" | "entries" | "draw" | "gap";
  line: number;
  /** The seat of a pledge. */
  seat?: number;
  draw?: Drawn;
}

export interface Verdict {
  file: GameFile;
  /** Nothing that could be checked is wrong. */
  good: boolean;
  /** Whether there is a secret: else nothing could be computed. */
  finished: boolean;
  draws: Drawn[];
  wrong: Wrong[];
  /** What this browser remembers of the table: the same, something else, or nothing. */
  memory: "same" | "other" | "none";
  /** Whether this browser's own number is in it: "none" if it added nothing. */
  own: "same" | "other" | "none";
}

const SPACE = 2n ** 64n;
const DIGEST = 32;

/** Check a game, and hold it against what is remembered of its table. */
export function check(file: GameFile, memory: Memory | null): Verdict {
  const wrong: Wrong[] = [];
  const { end } = file;
  file.entries.forEach((entry, at) => {
    if (digestOf(entry.state) !== entry.digest) wrong.push({ what: "digest", line: at + 2 });
  });
  if (file.entries.length === 0) wrong.push({ what: "entries", line: 2 });
  let draws: Drawn[] = [];
  if (end !== null) {
    const last = file.entries.at(-1);
    if (end.entries !== file.entries.length || last?.digest !== end.digest) {
      wrong.push({ what: "entries", line: file.entries.length + 2 });
    }
    const secret = unhex(end.secret);
    if (secret === null || hex(sha256(secret)) !== file.commitment) wrong.push({ what: "secret", line: 1 });
    wrong.push(...listBrokenPledges(file));
    draws = compute(file, keyOf(file, secret ?? new Uint8Array()));
    for (const draw of draws) if (draw.found !== draw.result) wrong.push({ what: "draw", line: draw.line, draw });
    wrong.push(...listGaps(file, draws));
  }
  const seen = compare(file, memory);
  const good = wrong.length === 0 && seen.memory !== "other" && seen.own !== "other";
  return { file, good, finished: end !== null, draws, wrong, ...seen };
}

/** The key of all draws: the secret, then what the players added, by their seats. */
export function keyOf(file: Pick<GameFile, "pledges">, secret: Uint8Array): Uint8Array {
  const added = [...file.pledges].sort((one, two) => one.seat - two.seat);
  return joined(secret, ...added.map((one) => unhex(one.entropy) ?? new Uint8Array()));
}

/** One draw: its number, its ticket, its result. */
export function settle(key: Uint8Array, game: string, draw: DrawLine): Omit<Drawn, "line" | keyof DrawLine> {
  const total = BigInt(draw.weights.reduce((sum, weight) => sum + weight, 0));
  for (let attempt = 0; ; attempt += 1) {
    const message = `roundhouse-draw-1\n${game}\n${draw.purpose}\n${draw.count}\n${attempt}`;
    const bytes = hmac(key, utf8(message)).subarray(0, 8);
    const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    if (number < SPACE - (SPACE % total)) {
      const ticket = number % total;
      return { number, attempts: attempt + 1, ticket, found: indexOf(draw.weights, ticket) };
    }
  }
}

function indexOf(weights: number[], ticket: bigint): number {
  let sum = 0n;
  return weights.findIndex((weight) => {
    sum += BigInt(weight);
    return sum > ticket;
  });
}

function compute(file: GameFile, key: Uint8Array): Drawn[] {
  return file.entries.flatMap((entry, at) =>
    entry.draws.map((draw) => ({ ...draw, line: at + 2, ...settle(key, file.game, draw) })),
  );
}

function listBrokenPledges(file: GameFile): Wrong[] {
  let before = -1;
  const broken: Wrong[] = [];
  for (const one of file.pledges) {
    const entropy = unhex(one.entropy);
    const isKept = entropy !== null && pledgeOf(entropy, file.table, file.round, one.seat) === one.commitment;
    if (!isKept || one.seat <= before) broken.push({ what: "pledge", line: 1, seat: one.seat });
    before = one.seat;
  }
  return broken;
}

/** Draws whose predecessors were left out: nobody may skip results until one pleases him. */
function listGaps(file: GameFile, draws: Drawn[]): Wrong[] {
  const seen = new Map<string, number>();
  const gaps: Wrong[] = [];
  for (const draw of draws) {
    const next = (seen.get(draw.purpose) ?? (file.began ? draw.count - 1 : -1)) + 1;
    if (draw.count > next) gaps.push({ what: "gap", line: draw.line, draw });
    seen.set(draw.purpose, Math.max(draw.count, next - 1));
  }
  return gaps;
}

function digestOf(state: string): string {
  try {
    const bytes = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0));
    return hex(sha256(bytes)).slice(0, DIGEST);
  } catch {
    return "";
  }
}

/** A file alone only agrees with itself: what was promised before the start is what this browser was shown then. */
function compare(file: GameFile, memory: Memory | null): Pick<Verdict, "memory" | "own"> {
  if (memory === null || file.table === "" || memory.table !== file.table) return { memory: "none", own: "none" };
  const written = new Map(file.pledges.map((one) => [String(one.seat), one]));
  const isSame =
    memory.round === file.round &&
    memory.commitment === file.commitment &&
    Object.entries(memory.pledges).every(([seat, promise]) => written.get(seat)?.commitment === promise);
  const own = written.get(String(memory.seat))?.entropy;
  const added = memory.entropy === "" || memory.round === 0 ? "none" : own === memory.entropy ? "same" : "other";
  return { memory: isSame ? "same" : "other", own: added };
}
