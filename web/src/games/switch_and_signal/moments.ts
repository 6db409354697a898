/** The moments that decided a game, told from its log: goods that arrived, tokens and cards that were lost. */
import { takenBack } from "../../boardkit/log";
import type { Moment, PartProps } from "../../boardkit/contribution";
import type { Happening, LogLine } from "../../wire/types";
import { viewOf } from "./facts";

/** More would not be moments. */
const MOST = 3;
/** A single token lost decides nothing. */
const LOSS = 2;

/** What a line of the log did to the game. */
interface Deed {
  entry: number;
  turn: number;
  tokens: number;
  /** Departure cards that went into the box, and how many were left after the last of them. */
  cards: number;
  left: number;
  goods: number;
  /** Goods that had arrived by then. */
  total: number;
  /** What the loss was for. */
  loss: Happening | null;
}

const number = (event: Happening, name: string): number => Number(event.args?.[name] ?? 0);

function listDeeds(log: readonly LogLine[]): Deed[] {
  const gone = takenBack(log);
  const deeds: Deed[] = [];
  let [turn, total] = [0, 0];
  for (const line of log) {
    if (gone.has(line.entry)) continue;
    // A line may end a turn and begin the next one: what it did belongs to the turn it happened in.
    let deed: Deed | null = null;
    for (const event of line.events ?? []) {
      if (event.kind === "turn_begins") {
        turn = number(event, "turn");
        deed = null;
        continue;
      }
      if (event.kind !== "tokens_paid" && event.kind !== "clock_emptied" && event.kind !== "good_delivered") continue;
      if (deed === null) deeds.push((deed = { entry: line.entry, turn, tokens: 0, cards: 0, left: 0, goods: 0, total, loss: null }));
      if (event.kind === "tokens_paid") {
        if (deed.loss === null || number(event, "tokens") > number(deed.loss, "tokens")) deed.loss = event;
        deed.tokens += number(event, "tokens");
      } else if (event.kind === "clock_emptied") {
        deed.cards += 1;
        deed.left = number(event, "left");
      } else {
        deed.goods += 1;
        deed.total = total += 1;
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

  const goods = deeds.filter((deed) => deed.goods > 0);
  const last = goods.at(-1) ?? null;
  add(last, (last?.total ?? 0) >= needed ? "last-good" : "good", { total: last?.total ?? 0, needed });
  const loss = most(deeds.filter((deed) => deed.tokens >= LOSS), (deed) => deed.tokens);
  const why = loss?.loss?.because ? words.why(loss.loss.because).text : "";
  add(loss, loss !== null && loss.cards > 0 ? "loss-card" : "loss", { tokens: loss?.tokens ?? 0, because: why, left: loss?.left ?? 0 });
  const box = deeds.findLast((deed) => deed.cards > 0) ?? null;
  const boxed = deeds.reduce((sum, deed) => sum + deed.cards, 0);
  add(box, "card", { left: box?.left ?? 0, boxed });
  // Where little was lost, the way there counts: when half of the goods had arrived.
  const half = goods.find((deed) => deed.total * 2 >= needed) ?? null;
  add(half, "good", { total: half?.total ?? 0, needed });
  return found.slice(0, MOST).toSorted((a, b) => a.line - b.line);
}
