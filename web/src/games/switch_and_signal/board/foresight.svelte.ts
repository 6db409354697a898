/** What lies ahead, asked for when somebody looks at it: for the table as it is, with the move that is begun. */
import type { TableAccess } from "../../../boardkit/contribution";
import type { Ahead, TrainAhead } from "../ahead";

/** The hand passes over many things: only where it rests is asked. */
const REST = 90;

/** Of the table that this page shows: the board asks, the buttons read. */
export class Foresight {
  ahead = $state.raw<Ahead | null>(null);
  private view: unknown = null;
  private path = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask, unless it is known. */
  ask(table: TableAccess, path: string): void {
    const { view } = table;
    if (view !== this.view) this.ahead = null;
    if (view === this.view && path === this.path) return;
    const isNew = view !== this.view;
    this.view = view;
    this.path = path;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetch(table, view, path), isNew ? 0 : REST);
  }

  private async fetch(table: TableAccess, view: unknown, path: string): Promise<void> {
    const found = (await table.ahead(path)) as Ahead | null;
    if (view === this.view && path === this.path) this.ahead = found;
  }

  /** Whether what is known belongs to a view. */
  isOf(view: unknown): boolean {
    return this.ahead !== null && this.view === view;
  }

  /** What a train would do; once a move is begun, after it. */
  train(train: string): TrainAhead | null {
    const here = (list: readonly TrainAhead[] | undefined): TrainAhead | undefined => list?.find((one) => one.train === train);
    return here(this.ahead?.changed) ?? here(this.ahead?.trains) ?? null;
  }
}

/** A page shows one table; what is known of another one belongs to another view. */
export const sight = new Foresight();
