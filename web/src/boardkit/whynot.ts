/** Everything that could stand at a place of a walk and is not offered: what "why not?" can be asked about. */
import type { Choices } from "../wire/types";
import { show, type Step } from "./notation";
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
  const part = partsOf(words.kindOf(first.token))[path.length - 1];
  if (part === undefined) return [];
  return words
    .tokens(part.domain)
    .filter((token) => !offered.has(token))
    .map((token) => ({
      move: show([...path, { part: part.name, token }]),
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
