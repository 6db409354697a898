/**
 * All whole answers of a question as a table: a row for each, a column for each step. They are chosen from in any
 * order: a tap on any thing keeps the rows that speak of it. No rules: what pays, say, is proposed by the game.
 */
import type { Choice, Choices, Rows as Graph } from "../wire/types";
import { show, type Step } from "./notation";

/** A step with the domain its token belongs to. */
export interface Column extends Step {
  domain: string;
}

/** One whole answer. */
export type Row = readonly Column[];

/** A thing that can be pointed at. `part` is named only where one thing could stand for several steps. */
export interface Thing {
  domain: string;
  token: string;
  part?: string;
}

/** What a game says about choosing. */
export interface Policy {
  /** Of rows that differ in nothing but what may be proposed: the one that is proposed as things lie, else null. */
  propose(rows: readonly Row[], view: unknown): Row | null;
  /** Whether a complete answer waits for a confirmation of its own: it cannot be taken back, or is hardly meant. */
  confirms(row: Row, picks: readonly Thing[]): boolean;
}

export const PLAIN: Policy = { propose: () => null, confirms: () => false };

/** More rows than this are not unfolded. */
export const MOST_ROWS = 20_000;
/** How deep a graph may go: no move has more steps. */
const DEEPEST = 32;

/** Unfold a graph; null if it is larger than it should be, or no graph. */
export function unfold(graph: Graph): Row[] | null {
  const rows: Row[] = [];
  const walk = (at: number, path: Row): boolean => {
    const node = graph.nodes[at];
    if (node === undefined || path.length >= DEEPEST) return false;
    return node.tokens.every((token, n) => {
      const row = [...path, { part: node.part, domain: node.domain, token }];
      const next = node.next[n] ?? -1;
      if (next >= 0) return next < at && walk(next, row);
      rows.push(row);
      return rows.length <= MOST_ROWS;
    });
  };
  return walk(graph.nodes.length - 1, []) ? rows : null;
}

/** The rows of a tree as it travels with a question. */
export function rowsOfTree(tree: Choices, path: Row = []): Row[] {
  return tree.steps.flatMap((choice) => {
    const row = [...path, { part: tree.part, domain: tree.domain, token: choice.token }];
    return choice.next ? rowsOfTree(choice.next, row) : [row];
  });
}

const isThing = (column: Column, thing: Thing): boolean =>
  column.token === thing.token &&
  column.domain === thing.domain &&
  (thing.part === undefined || thing.part === column.part);

const speaksOf = (row: Row, thing: Thing): boolean => row.some((column) => isThing(column, thing));

const isSame = (one: Thing, other: Thing): boolean =>
  one.token === other.token &&
  one.domain === other.domain &&
  (one.part === undefined || other.part === undefined || one.part === other.part);

export class Selection {
  /** What was picked, in its order. */
  readonly picks: readonly Thing[];
  /** The answers that speak of all that was picked. */
  readonly left: readonly Row[];

  constructor(
    readonly all: readonly Row[],
    readonly policy: Policy = PLAIN,
    picks: readonly Thing[] = [],
    /** The view of the table, for what is proposed. */
    private readonly look: () => unknown = () => null,
  ) {
    this.picks = picks;
    this.left = picks.reduce<readonly Row[]>((rows, thing) => rows.filter((row) => speaksOf(row, thing)), all);
  }

  /** The steps that are settled: the same in all answers that are left. */
  get fixed(): Column[] {
    const [first, ...others] = this.left;
    const isShared = (column: Column): boolean =>
      others.every((row) => row.some((one) => one.part === column.part && one.token === column.token));
    return first?.filter(isShared) ?? [];
  }

  /** Steps that nobody has to choose. Where there is one answer and nothing was picked, that answer is still to be given. */
  private get settled(): Column[] {
    return this.picks.length === 0 && this.left.length === 1 ? [] : this.fixed;
  }

  /** What is said of the move so far: what is settled before the next open step, and what was picked beyond it. */
  get path(): Column[] {
    const fixed = this.fixed;
    const asked = this.next?.part;
    const until = this.left[0]?.findIndex((column) => column.part === asked) ?? -1;
    const before = new Set(this.left[0]?.slice(0, until < 0 ? undefined : until).map((column) => column.part));
    return fixed.filter((column) => before.has(column.part) || this.has(column));
  }

  /** The things of a domain that can be picked now, of all steps. */
  open(domain: string, part?: string): Set<string> {
    const found = new Set<string>();
    for (const row of this.left) {
      for (const column of row) {
        if (column.domain !== domain || (part !== undefined && part !== column.part)) continue;
        if (!this.has(column)) found.add(column.token);
      }
    }
    return found;
  }

  /** Whether a thing can still be picked beside what was picked before. */
  can(thing: Thing): boolean {
    return !this.has(thing) && this.left.some((row) => speaksOf(row, thing));
  }

  /** Whether any answer at all speaks of it: then it may be picked instead of what was picked before. */
  couldBe(thing: Thing): boolean {
    return this.all.some((row) => speaksOf(row, thing));
  }

  has(thing: Thing): boolean {
    return this.picks.some((pick) => isSame(pick, thing));
  }

  /**
   * Pick a thing. What was picked before and does not go with it is given up, the latest first. Null if no answer
   * speaks of it.
   */
  pick(thing: Thing): Selection | null {
    if (!this.couldBe(thing)) return null;
    let kept = this.picks.filter((pick) => !isSame(pick, thing));
    for (;;) {
      const next = new Selection(this.all, this.policy, [...kept, thing], this.look);
      if (next.left.length > 0) return next;
      kept = kept.slice(0, -1);
    }
  }

  /** Without the last pick. */
  back(): Selection {
    return new Selection(this.all, this.policy, this.picks.slice(0, -1), this.look);
  }

  /** The answer, if only one is left or the rest is proposed. */
  get ready(): Row | null {
    if (this.picks.length === 0) return null;
    if (this.left.length === 1) return this.left[0] ?? null;
    return this.policy.propose(this.left, this.look());
  }

  /** The next step in the order of the moves that is still open, with what it could be; null if none is. */
  get next(): Choices | null {
    const fixed = new Set(this.settled.map((column) => column.part));
    const column = this.left[0]?.find((one) => !fixed.has(one.part));
    if (column === undefined) return null;
    const asked = this.left.flatMap((row) => row.filter((one) => one.part === column.part));
    const tokens = new Set(asked.map((one) => one.token));
    return { part: column.part, domain: column.domain, steps: [...tokens].map((token): Choice => ({ token })) };
  }

  /** What follows by itself when a step is chosen: the step, and all that is settled with it and was not before. */
  outlook(part: string, token: string): Step[] {
    const before = new Set(this.settled.map((column) => column.part));
    const rows = this.left.filter((row) => row.some((one) => one.part === part && one.token === token));
    const after = new Selection(rows).fixed.filter((one) => !before.has(one.part) && one.part !== part);
    return [{ part, token }, ...after.map((one) => ({ part: one.part, token: one.token }))];
  }
}

/** A row in notation. */
export const notation = (row: Row): string => show(row);
