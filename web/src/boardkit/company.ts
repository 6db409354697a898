/** What others show on a board: rings where somebody points, and the numbered steps of a plan. Boards only draw it. */
import { parse, HIDDEN } from "./notation";
import type { Words } from "./words";

/** A thing on the table by the word of the notation: `{ domain: "city", token: "paris" }`. */
export interface Thing {
  domain: string;
  token: string;
}

/** Somebody points at a thing: a ring in the colour of a seat, for a moment. */
export interface Ring extends Thing {
  key: number;
  seat: number;
}

/** One step of a plan or a proposal: its number, whose it is, what it touches, in words. */
export interface Ghost {
  number: number;
  /** Whose colour it has. */
  seat: number;
  move: string;
  text: string;
  /** The kind of the move, then everything it names, in the order of its parts. */
  kind: string;
  things: Thing[];
}

/** How long a ring stays, in milliseconds. */
export const RING_TIME = 2_000;

/** Moves in notation as the ghosts of a seat. */
export function ghostsOf(words: Words, seat: number, moves: readonly string[]): Ghost[] {
  return moves.map((move, n) => {
    const path = parse(move);
    const kind = path[0]?.token ?? "";
    const parts = words.kindOf(kind)?.parts ?? [];
    const things = path
      .slice(1)
      .map((step, at) => ({ domain: parts[at]?.domain ?? "", token: step.token }))
      .filter((thing) => thing.token !== HIDDEN && thing.domain !== "");
    return { number: n + 1, seat, move, text: words.move(path), kind, things };
  });
}
