/** A view of any game as something that can be read: facts, groups of facts, lists of like things. */
import type { Words } from "./words";

export interface Fact {
  kind: "fact";
  label: string;
  value: string;
}

export interface Group {
  kind: "group";
  label: string;
  nodes: Node[];
}

export type Node = Fact | Group;

type Plain = string | number | boolean | null | undefined;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** A part of a view under a heading of its own: nodes, or one long fact as a text. */
export interface Section {
  label: string;
  nodes: Node[];
  text: string;
}

/** Facts longer than this do not stand among the short ones. */
const LONG = 36;

/**
 * The view in sections: first the short facts under a heading of their own, then what lies before each seat, then the
 * other groups, then the long facts.
 */
export function readView(view: unknown, words: Words): Section[] {
  const value = typeof view === "object" && view !== null ? view : {};
  const facts: Node[] = [];
  const seats: Section[] = [];
  const groups: Section[] = [];
  const texts: Section[] = [];
  for (const [name, inside] of Object.entries(value)) {
    const node = nodeOf(name, words.field(name), inside, words);
    if (node.label === "") continue;
    if (node.kind === "group") (words.isBySeat(name) ? seats : groups).push({ ...node, text: "" });
    else if (node.value.length > LONG) texts.push({ label: node.label, nodes: [], text: node.value });
    else facts.push(node);
  }
  const first = facts.length === 0 ? [] : [{ label: words.texts.say("web-view-glance"), nodes: facts, text: "" }];
  return [...first, ...seats, ...groups, ...texts];
}

/** The entries of an object. `name` is the field it stands in, whose text may say what its keys are. */
function nodesOf(value: object, words: Words, name = ""): Node[] {
  const of = words.aspect(name, "of");
  const to = words.aspect(name, "to");
  return Object.entries(value)
    .map(([key, inside]) =>
      of === ""
        ? nodeOf(key, words.field(key), inside, words)
        : nodeOf(to, words.name(of, key), words.whole(to, key, inside), words),
    )
    .filter((node) => node.label !== "");
}

function nodeOf(name: string, label: string, value: unknown, words: Words): Node {
  if (isPlain(value)) return { kind: "fact", label, value: said(value, words, name) };
  if (Array.isArray(value)) return listOf(name, label, value, words);
  const nodes = nodesOf(value as object, words, name);
  return nodes.length === 0 ? empty(label, words) : { kind: "group", label, nodes };
}

function listOf(name: string, label: string, items: unknown[], words: Words): Node {
  const bySeat = words.isBySeat(name);
  if (items.length === 0) return empty(label, words);
  if (items.every(isPlain) && !bySeat) return { kind: "fact", label, value: together(items, words, name) };
  const nodes = items.map((item, at) => {
    const number = words.texts.say("web-view-item", { number: at + 1 });
    return bySeat ? nodeOf("", words.seat(at), item, words) : itemOf(number, item, words);
  });
  return { kind: "group", label, nodes };
}

/** One of many like things: called by the first word that it says about itself; what it has not is left out. */
function itemOf(number: string, item: unknown, words: Words): Node {
  if (isPlain(item) || Array.isArray(item)) return nodeOf("", number, item, words);
  const entries = Object.entries(item as object).filter(([, inside]) => inside !== null);
  const [first, ...rest] = entries;
  if (first === undefined) return empty(number, words);
  if (typeof first[1] !== "string") return { kind: "group", label: number, nodes: nodesOf(Object.fromEntries(entries), words) };
  const label = words.word(first[1], first[0]);
  return { kind: "group", label, nodes: nodesOf(Object.fromEntries(rest), words) };
}

function empty(label: string, words: Words): Fact {
  return { kind: "fact", label, value: words.texts.say("web-view-empty") };
}

function said(value: Plain, words: Words, hint: string): string {
  if (value === null || value === undefined || value === "") return words.texts.say("web-view-empty");
  if (typeof value === "boolean") return words.texts.say(value ? "web-view-true" : "web-view-false");
  if (typeof value === "number") return words.aspect(hint, "of") === "seat" ? words.seat(value) : String(value);
  return words.word(value, hint);
}

/** A list in one line; what is there several times is counted. */
function together(items: Plain[], words: Words, hint: string): string {
  if (items.every((item) => typeof item !== "string")) return items.map((item) => said(item, words, hint)).join(", ");
  const counts = new Map<string, number>();
  for (const item of items) {
    const word = said(item, words, hint);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, number]) => (number === 1 ? word : words.texts.say("web-view-times", { word, number })))
    .join(", ");
}
