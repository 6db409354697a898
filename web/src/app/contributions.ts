/** What games bring of their own, found by their folders and loaded when their table is opened. */
import type { Contribution } from "../boardkit/contribution";

const found = import.meta.glob<{ default: Contribution }>("../games/*/index.ts");
const NOTHING: Contribution = {};

export async function contributionOf(game: string): Promise<Contribution> {
  const load = found[`../games/${game}/index.ts`];
  return load === undefined ? NOTHING : (await load()).default;
}
