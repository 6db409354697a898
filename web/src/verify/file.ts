/** The exported file of a game: JSON Lines with a header, entries and an end (docs/chance.md, "The file"). */

export interface DrawLine {
  purpose: string;
  count: number;
  weights: number[];
  result: number;
}

export interface EntryLine {
  number: number;
  what: string;
  draws: DrawLine[];
  digest: string;
  state: string;
}

export interface PledgeLine {
  seat: number;
  commitment: string;
  entropy: string;
}

export interface GameFile {
  game: string;
  seats: number;
  names: string[];
  bots: string[];
  commitment: string;
  table: string;
  round: number;
  pledges: PledgeLine[];
  /** Whether it began from a position: then draws may have been counted before. */
  began: boolean;
  entries: EntryLine[];
  /** What the end says; null if the game was not over. */
  end: { entries: number; digest: string; secret: string } | null;
}

/** A file that is none. `line` counts from 1, `key` says where in it. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly key: string,
  ) {
    super(`line ${line}: ${key}`);
  }
}

type Fields = Record<string, unknown>;

/** Read a file, or say where it is none. */
export function readFile(text: string): GameFile {
  const lines = text.split("\n");
  if (lines.at(-1)?.trim() === "") lines.pop();
  const read = lines.map((line, at) => object(line, at + 1));
  const head = read[0];
  if (head === undefined || head["line"] !== "header") throw new Unreadable(1, "header");
  if (head["format"] !== undefined && head["format"] !== 1) throw new Unreadable(1, "format");
  const last = read.length > 1 && read.at(-1)?.["line"] === "end" ? read.pop() : undefined;
  const seats = whole(head, "seats", 1);
  return {
    game: word(head, "game", 1),
    seats,
    names: list(head, "names", 1).map(String),
    bots: list(head, "bots", 1).map(String),
    commitment: word(head, "commitment", 1),
    table: word(head, "table", 1, ""),
    round: whole(head, "round", 1, 0),
    pledges: list(head, "pledges", 1).map((one) => pledge(one, seats)),
    began: word(head, "start", 1, "") !== "",
    entries: read.slice(1).map((line, at) => entry(line, at)),
    end:
      last === undefined
        ? null
        : {
            entries: whole(last, "entries", lines.length),
            digest: word(last, "digest", lines.length),
            secret: word(last, "secret", lines.length),
          },
  };
}

function entry(line: Fields, at: number): EntryLine {
  const where = at + 2;
  if (line["line"] !== "entry") throw new Unreadable(where, "entry");
  if (line["number"] !== at) throw new Unreadable(where, "number");
  return {
    number: at,
    what: word(line, "what", where),
    draws: list(line, "draws", where).map((one, n) => draw(one, where, `draws[${n}]`)),
    digest: word(line, "digest", where),
    state: word(line, "state", where),
  };
}

function draw(value: unknown, where: number, key: string): DrawLine {
  if (!isFields(value)) throw new Unreadable(where, key);
  const weights = list(value, "weights", where);
  if (!weights.every((one): one is number => Number.isSafeInteger(one) && (one as number) >= 0)) {
    throw new Unreadable(where, `${key}.weights`);
  }
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum < 1 || !Number.isSafeInteger(sum)) throw new Unreadable(where, `${key}.weights`);
  return {
    purpose: word(value, "purpose", where),
    count: whole(value, "count", where),
    weights,
    result: whole(value, "result", where),
  };
}

function pledge(value: unknown, seats: number): PledgeLine {
  if (!isFields(value)) throw new Unreadable(1, "pledges");
  const seat = whole(value, "seat", 1);
  if (seat >= seats) throw new Unreadable(1, "pledges");
  return { seat, commitment: word(value, "commitment", 1), entropy: word(value, "entropy", 1) };
}

function object(line: string, where: number): Fields {
  try {
    const read: unknown = JSON.parse(line);
    if (isFields(read)) return read;
  } catch {
    // said below
  }
  throw new Unreadable(where, "JSON");
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function word(from: Fields, key: string, where: number, otherwise?: string): string {
  const found = from[key] ?? otherwise;
  if (typeof found !== "string") throw new Unreadable(where, key);
  return found;
}

function whole(from: Fields, key: string, where: number, otherwise?: number): number {
  const found = from[key] ?? otherwise;
  if (typeof found !== "number" || !Number.isSafeInteger(found) || found < 0) throw new Unreadable(where, key);
  return found;
}

function list(from: Fields, key: string, where: number): unknown[] {
  const found = from[key] ?? [];
  if (!Array.isArray(found)) throw new Unreadable(where, key);
  return found as unknown[];
}
