/** Walking a board with the arrow keys: along its own links, and where none leads that way, to what lies there. */
import { angleTo, apart, distance, type Point } from "./curve";

export interface Spot extends Point {
  id: string;
  links: readonly string[];
}

export const ARROWS: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/** A link is followed if it leads no further aside than this; what is only near must lie straighter. */
const LINKED = 67.5;
const NEAR = 45;

/** The spot that an arrow leads to, or null if there is nothing that way. */
export function walk(spots: ReadonlyMap<string, Spot>, from: string, direction: number): Spot | null {
  const here = spots.get(from);
  if (here === undefined) return null;
  const others = (ids: Iterable<string>): Spot[] =>
    [...ids].flatMap((id) => spots.get(id) ?? []).filter((spot) => spot.id !== from);
  const aside = (spot: Spot): number => apart(angleTo(here, spot), direction);
  const linked = others(here.links).filter((spot) => aside(spot) <= LINKED);
  const found = linked.length > 0 ? linked : others(spots.keys()).filter((spot) => aside(spot) <= NEAR);
  // Of links the straightest; of what is near the nearest, what lies aside counting as further away.
  const cost = (spot: Spot): number =>
    linked.length > 0 ? aside(spot) : distance(here, spot) * (1 + aside(spot) / 30);
  return found.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}
