/**
 * What this browser remembers of a table's chance: the commitments it was shown before the first draw, and what it added
 * itself. A file that is exported later is compared with it: a file alone only shows that it agrees with itself.
 */
import { hex, joined, sha256, utf8 } from "./sha256";

export interface Memory {
  table: string;
  round: number;
  /** The commitment to the table's secret. */
  commitment: string;
  /** What each seat had committed to. */
  pledges: Record<string, string>;
  /** The seat of this browser and what it adds; -1 and empty for one who only watches. */
  seat: number;
  entropy: string;
  /** Whether whoever sits here has said to be ready. */
  ready: boolean;
  /** When it was last written, in milliseconds since 1970. */
  time: number;
}

const PREFIX = "chance/";
const MOST = 100;
/** Where the browser has no storage for us: what is kept while the page is open. */
const beside = new Map<string, string>();

/** What a player publishes before he shows his entropy. */
export function pledgeOf(entropy: Uint8Array, table: string, round: number, seat: number): string {
  return hex(sha256(joined(utf8(`roundhouse-entropy-1\n${table}\n${round}\n${seat}\n`), entropy)));
}

/** What is remembered of a table, if anything. */
export function recall(table: string): Memory | null {
  const text = beside.get(table) ?? stored((storage) => storage.getItem(PREFIX + table));
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Memory;
    return found.table === table && typeof found.round === "number" ? found : null;
  } catch {
    return null;
  }
}

/** Remember; the tables that were not touched for longest are forgotten. */
export function remember(memory: Memory): void {
  const text = JSON.stringify(memory);
  beside.set(memory.table, text);
  stored((storage) => {
    storage.setItem(PREFIX + memory.table, text);
    const known = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
    if (known.length > MOST) {
      const age = (key: string): number => recall(key.slice(PREFIX.length))?.time ?? 0;
      for (const key of known.sort((one, two) => age(one) - age(two)).slice(0, known.length - MOST)) {
        storage.removeItem(key);
      }
    }
    return null;
  });
}

function stored(work: (storage: Storage) => string | null): string | null {
  try {
    return work(localStorage);
  } catch {
    return null; // private windows and full storages: then it is kept as long as the page
  }
}
