/** Wishes of this device about playing: they stay in its browser and are nobody else's business. */

const KEY = "wishes";

interface Kept {
  /** A bell when it is one's turn. */
  bell: boolean;
  /** Whether a roll is asked about even where it costs nothing. */
  asks: boolean;
}

const ORDINARY: Kept = { bell: false, asks: false };

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const found = typeof kept === "object" && kept !== null ? (kept as Partial<Kept>) : {};
    return { bell: found.bell === true, asks: found.asks === true };
  } catch {
    return { ...ORDINARY }; // without a memory, or with a broken one: as for everybody
  }
}

const kept = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // it holds until the page is left
  }
}

export const wishes = {
  get bell(): boolean {
    return kept.bell;
  },
  set bell(wish: boolean) {
    kept.bell = wish;
    keep();
  },
  get asks(): boolean {
    return kept.asks;
  },
  set asks(wish: boolean) {
    kept.asks = wish;
    keep();
  },
};
