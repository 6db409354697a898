/** The moments that decided a game, told from its log: goods that arrived, tokens and cards that were lost. */
import { takenBack } from "../../boardkit/log";
import type { Moment, PartProps } from "../../boardkit/contribution";
import type { Happening, LogLine } from "../../wire/types";
import { viewOf } from "./facts";

/** More would not be moments. */
const MOST = 3;
/** A single token lost decides nothing. */
const LOSS = 2;

/** A payment, with the departure cards that went into the box for it, or a delivery. */
interface Deed {
  entry: number;
  turn: number;
  event: Happening;
  tokens: number;
  cards: number;
  /** How many departure cards were left after it. */
  left: number;
  /** Goods that had arrived by then; 0 for a payment. */
  total: number;
}

const number = (event: Happening, name: string): number => Number(event.args?.[name] ?? 0);

function listDeeds(log: readonly LogLine[]): Deed[] {
  const gone = takenBack(log);
  const deeds: Deed[] = [];
  let [turn, goods] = [0, 0];
  for (const { entry, events } of log.filter((line) => !gone.has(line.entry))) {
    for (const event of events ?? []) {
      const last = deeds.at(-1);
      if (event.kind === "turn_begins") turn = number(event, "turn");
      else if (event.kind === "tokens_paid") deeds.push({ entry, turn, event, tokens: number(event, "tokens"), cards: 0, left: 0, total: 0 });
      else if (event.kind === "good_delivered") deeds.push({ entry, turn, event, tokens: 0, cards: 0, left: 0, total: (goods += 1) });
      else if (event.kind === "clock_emptied" && last !== undefined) {
        last.cards += 1;
        last.left = number(event, "left");
      }
    }
  }
  return deeds;
}

const most = (deeds: readonly Deed[], of: (deed: Deed) => number): Deed | null =>
  deeds.reduce<Deed | null>((best, one) => (best === null || of(one) > of(best) ? one : best), null);

/** At most three, in the order in which they happened. */
export function listMoments({ table, words }: PartProps): Moment[] {
  const { texts } = words;
  const { needed } = viewOf(table);
  const deeds = listDeeds(table.log);
  const found: Moment[] = [];
  const add = (deed: Deed | null, key: string, args: Record<string, string | number>): void => {
    if (deed !== null && !found.some((one) => one.line === deed.entry)) {
      found.push({ line: deed.entry, text: texts.say(`moment-${key}`, { turn: deed.turn, ...args }).trim() });
    }
  };

  const goods = deeds.filter((deed) => deed.total > 0);
  const last = goods.at(-1) ?? null;
  add(last, (last?.total ?? 0) >= needed ? "last-good" : "good", { total: last?.total ?? 0, needed });
  const loss = most(deeds.filter((deed) => deed.tokens >= LOSS), (deed) => deed.tokens);
  const why = loss?.event.because ? words.why(loss.event.because).text : "";
  add(loss, loss !== null && loss.cards > 0 ? "loss-card" : "loss", { tokens: loss?.tokens ?? 0, because: why, left: loss?.left ?? 0 });
  const box = deeds.findLast((deed) => deed.cards > 0) ?? null;
  const boxed = deeds.reduce((sum, deed) => sum + deed.cards, 0);
  add(box, "card", { left: box?.left ?? 0, boxed });
  // Where little was lost, the way there counts: when half of the goods had arrived.
  const half = goods.find((deed) => deed.total * 2 >= needed) ?? null;
  add(half, "good", { total: half?.total ?? 0, needed });
  return found.slice(0, MOST).toSorted((a, b) => a.line - b.line);
}
