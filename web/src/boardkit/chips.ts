/** Which thing a tap means: the one it hits best, or a question where several lie under a finger. */
import { distance, type Point } from "./curve";

export interface Target extends Point {
  /** How far from its middle it can be hit. */
  r: number;
}

/** Half of what a finger needs, in pixels. */
export const FINGER = 22;

/** Everything that a tap could mean, the best hit first. `reach` is how far beside a thing a tap may fall. */
export function listHits<T extends Target>(targets: readonly T[], at: Point, reach: number): T[] {
  const away = (target: T): number => distance(target, at) / Math.max(target.r, reach);
  return targets.filter((target) => away(target) <= 1).toSorted((a, b) => away(a) - away(b));
}

/** A finger that is so many pixels nearer to one thing than to the next means that one. */
export const SURE = 10;

/**
 * What a tap means: one thing, or several between which a finger has to be asked because it lies between them (`slack`
 * says how closely). What can be chosen goes before what can only be asked about; a mouse hits what it points at.
 */
export function meant<T extends Target>(hits: readonly T[], can: (target: T) => boolean, at: Point, slack: number): T[] {
  const able = hits.filter(can);
  const best = able.length > 0 ? able : hits;
  if (slack === 0 || able.length < 2) return best.slice(0, 1);
  const away = (target: T): number => Math.max(distance(target, at) - target.r, 0);
  const least = Math.min(...able.map(away));
  return able.filter((target) => away(target) - least < slack);
}
