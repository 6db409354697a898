/** Everything that could stand at a place of a walk and is not offered: what "why not?" can be asked about. */
import type { Choices, Names } from "../wire/types";
import { show, type Step } from "./notation";
import type { Selection, Thing } from "./rows";
import { partsOf, type Words } from "./words";

export interface Other {
  /** The begun move to ask about, in notation. */
  move: string;
  name: string;
}

export function listOthers(path: readonly Step[], next: Choices | null, words: Words): Other[] {
  const offered = new Set(next?.steps.map((step) => step.token));
  const first = path[0];
  if (first === undefined) {
    return words.names.kinds
      .filter((kind) => !offered.has(kind.name))
      .map((kind) => ({ move: kind.name, name: words.kind(kind.name) }));
  }
  const parts = partsOf(words.kindOf(first.token));
  const at = next === null ? path.length - 1 : parts.findIndex((one) => one.name === next.part);
  const part = parts[at];
  if (part === undefined) return [];
  const before = path.slice(0, at + 1); // what was settled beyond is no beginning of a move
  return words
    .tokens(part.domain)
    .filter((token) => !offered.has(token))
    .map((token) => ({
      move: show([...before, { part: part.name, token }]),
      name: words.name(part.domain, token),
    }));
}

/** Those whose name or notation has all the letters written so far. */
export function search(others: readonly Other[], letters: string): Other[] {
  const wanted = letters.toLocaleLowerCase().split(/\s+/);
  return others.filter((other) => {
    const text = `${other.name} ${other.move}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** So many kinds of moves are asked about one thing. */
const MOST_ASKED = 4;

/**
 * Begun moves that speak of a thing, to ask why they cannot be made: of the kinds that are begun or offered first.
 * What a move needs before it comes to the thing is taken from what was picked, else from any answer of its kind.
 */
export function listReasons(thing: Thing, selection: Selection | null, names: Names): string[] {
  const rows = [...(selection?.left ?? []), ...(selection?.all ?? [])];
  const offered = [...new Set(rows.map((row) => row[0]?.token ?? ""))];
  const rank = (kind: string): number => (offered.includes(kind) ? offered.indexOf(kind) : offered.length);
  const moves = names.kinds
    .filter((kind) => !kind.side)
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .flatMap((kind) => {
      const row = rows.find((one) => one[0]?.token === kind.name);
      return partsOf(kind).flatMap((part, at) => {
        if (part.domain !== thing.domain || (thing.part !== undefined && thing.part !== part.name)) return [];
        const start: Step[] = [{ part: "", token: kind.name }];
        if (at === 0) return [show([...start, { part: part.name, token: thing.token }])];
        const before = row?.slice(0, at + 1);
        return [show(before === undefined ? start : [...before, { part: part.name, token: thing.token }])];
      });
    });
  return [...new Set(moves)].slice(0, MOST_ASKED);
}
