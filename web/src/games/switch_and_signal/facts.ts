/** The view with its type, and what several panels read off it. */
import type { PartProps, TableAccess } from "../../boardkit/contribution";
import type { SwitchView } from "./view";

export const ACTIONS = ["signal", "switch", "move"] as const;
export type Action = (typeof ACTIONS)[number];
export const COLOURS = ["black", "brown", "grey"] as const;
/** The boxes of symbols that are not square. */
export const LOCO_BOX = "0 0 68 34";
export const CUBE_BOX = "0 0 20 20";
/** So many cards are drawn at the end of a turn, and no hand grows beyond the limit (SW-11.1). */
export const DRAW = 5;
export const HAND_LIMIT = 10;

export const viewOf = (table: TableAccess): SwitchView => table.view as SwitchView;

/** The kind of a move as a thing that can be picked. */
export const kindThing = (kind: string) => ({ domain: "", part: "", token: kind });

/** Whether a kind of move can be chosen now. */
export function canDo({ table, isMine }: PartProps, kind: string): boolean {
  if (!isMine) return false;
  if (table.selection !== null) return table.selection.couldBe(kindThing(kind));
  return table.place.path.length === 0 && (table.place.next?.steps.some((step) => step.token === kind) ?? false);
}

/** The kind of the move that is being chosen, if that is settled. */
export const kindChosen = (table: TableAccess): string => table.place.path[0]?.token ?? "";

/** The hand that a seat holds. With one seat and two hands the one whose turn it is. */
export function handOf(view: SwitchView, seat: number, seats: number): number {
  return seats === 1 ? view.active : seat;
}

/** The hand that lies before this viewer: one's own; who only watches sees that of the turn. */
export function handBefore(table: TableAccess): number {
  const view = viewOf(table);
  const seats = table.table?.seats.length ?? view.hands.length;
  if (table.question !== null && table.question.seat >= 0) return handOf(view, table.question.seat, seats);
  return table.viewer < 0 ? view.active : handOf(view, table.viewer, seats);
}

/** How many cards are drawn after ending the turn with a hand of so many. */
export const drawn = (cards: number): number => Math.max(0, Math.min(DRAW, HAND_LIMIT - cards));
