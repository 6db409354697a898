/** The notation of moves, `signal from:paris/n to:lyon-dijon/2`, as a list of steps. */

/** One chosen step; the first of a path has no part: it is the kind of the move. */
export interface Step {
  part: string;
  token: string;
}

/** How a step prints that others may not see. */
export const HIDDEN = "*";

export const show = (path: readonly Step[]): string =>
  path.map((step) => (step.part ? `${step.part}:${step.token}` : step.token)).join(" ");

export function parse(text: string): Step[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.map((word, at) => {
    const colon = at === 0 ? -1 : word.indexOf(":");
    return colon < 0 ? { part: "", token: word } : { part: word.slice(0, colon), token: word.slice(colon + 1) };
  });
}
