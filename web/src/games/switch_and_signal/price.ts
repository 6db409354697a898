/** What a roll costs, said on the button that throws the die: in how many cases nothing, in how many a token or more. */
import type { Texts } from "../../boardkit/texts";
import type { Row } from "../../boardkit/rows";
import type { Ahead, DeployAhead, TrainAhead } from "./ahead";

/** Moves after which the die of the train they name is rolled. */
const ROLLING = new Set(["move", "run_train"]);

/** In so many cases so many tokens are lost. */
type Prices = readonly (readonly [cost: number, weight: number])[];

/** How many faces of the die cost how much, the cheapest way each, in order. */
export function listPrices(ahead: TrainAhead | null): Prices {
  return summed(ahead?.faces.map((face) => [face.outcomes[face.best]?.cost ?? 0, face.weight] as const) ?? []);
}

/** The same of the start place that is rolled or turned over. */
const listStartPrices = ({ starts }: DeployAhead): Prices => summed(starts.map(({ cost, weight }) => [cost, weight] as const));

function summed(all: Prices): Prices {
  const sums = new Map<number, number>();
  for (const [cost, weight] of all) sums.set(cost, (sums.get(cost) ?? 0) + weight);
  return [...sums].toSorted(([a], [b]) => a - b);
}

/** The train that an answer rolls for; none if it rolls for none. */
export const rollerOf = (row: Row | null): string =>
  (ROLLING.has(row?.[0]?.token ?? "") && row?.find((step) => step.domain === "train")?.token) || "";

/** The price of rolling for a train, in a few words; nothing while it is not known. */
export const priceOfRoll = (train: TrainAhead | null, texts: Texts): string => say(listPrices(train), train?.sides ?? 0, texts);

/** The price of rolling for a start place. */
export function priceOfStart(ahead: Ahead | null, texts: Texts): string {
  const deploy = ahead?.deploy;
  return deploy ? say(listStartPrices(deploy), deploy.total, texts) : "";
}

function say(prices: Prices, all: number, texts: Texts): string {
  if (prices.length === 0 || all === 0) return "";
  const paid = prices.filter(([cost]) => cost > 0);
  const dear = paid.reduce((sum, [, weight]) => sum + weight, 0);
  const most = paid.at(-1)?.[0] ?? 0;
  const which = dear === 0 ? "free" : paid.length > 1 ? "most" : "same";
  return texts.say(`act-price-${which}`, { free: all - dear, dear, all, most });
}
