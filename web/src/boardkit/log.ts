/** What a log says about itself. */
import type { LogLine } from "../wire/types";

/** The entries that were taken back: everything after the one that an undo leads back to. */
export function takenBack(log: readonly LogLine[]): Set<number> {
  const gone = new Set<number>();
  log.forEach((line, at) => {
    if (line.what !== "undo" || line.back_to === undefined) return;
    for (const before of log.slice(0, at)) {
      if (before.entry > line.back_to && before.what !== "undo") gone.add(before.entry);
    }
  });
  return gone;
}
