/** What can be chosen of a thing now: the kinds of moves that speak of it, as buttons. */
import type { PartProps, TableAccess } from "../../../boardkit/contribution";
import type { Thing } from "../../../boardkit/rows";
import { kindThing } from "../facts";

/** A way to choose a thing: the kind of move, and the step in which the thing stands. */
export interface Offer {
  kind: string;
  part: string;
}

/** What is offered of a thing: of the answers that are left, or of all where nothing was chosen yet. */
export function listOffers({ table, isMine }: PartProps, thing: Thing): Offer[] {
  if (!isMine) return [];
  const { selection } = table;
  if (selection === null) return listNext(table, thing);
  const found = new Map<string, Offer>();
  for (const row of selection.left) {
    for (const step of row) {
      if (step.domain !== thing.domain || step.token !== thing.token) continue;
      if (selection.has({ ...thing, part: step.part })) continue;
      const kind = row[0]?.token ?? "";
      found.set(`${kind} ${step.part}`, { kind, part: step.part });
    }
  }
  return [...found.values()];
}

/** Where answers are asked for step by step: only the next step. */
function listNext({ place }: TableAccess, thing: Thing): Offer[] {
  const kind = place.path[0]?.token;
  if (kind === undefined || place.next?.domain !== thing.domain) return [];
  return place.next.steps.some((step) => step.token === thing.token) ? [{ kind, part: place.next.part }] : [];
}

export async function take(table: TableAccess, thing: Thing, offer: Offer): Promise<void> {
  if (table.selection === null) {
    const choice = table.place.next?.steps.find((step) => step.token === thing.token);
    if (choice) await table.choose(choice);
    return;
  }
  await table.pick(kindThing(offer.kind), true);
  await table.pick({ ...thing, part: offer.part });
}
