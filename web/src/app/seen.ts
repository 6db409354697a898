/** How far a table was looked at in this browser, and when: so that who comes back hears what happened since. */

/** Shorter absences need no telling, in milliseconds. */
export const AWAY = 90_000;

interface Kept {
  entry: number;
  at: number;
}

export class Seen {
  constructor(
    private readonly table: string,
    private readonly now: () => number = Date.now,
  ) {}

  private get key(): string {
    return `seen/${this.table}`;
  }

  /** The last entry seen before a long absence; null if there was none, or nothing was seen yet. */
  away(): number | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "null");
      const { entry, at } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Kept>;
      if (typeof entry !== "number" || typeof at !== "number") return null;
      return this.now() - at < AWAY ? null : entry;
    } catch {
      return null;
    }
  }

  keep(entry: number): void {
    if (entry < 0) return;
    try {
      localStorage.setItem(this.key, JSON.stringify({ entry, at: this.now() } satisfies Kept));
    } catch {
      // without a memory nothing is told
    }
  }
}
