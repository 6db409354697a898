/** The open departure card, or the last one when none is open, as rows of a flap board. */
import type { Texts } from "../../boardkit/texts";
import { COLOURS } from "./facts";
import type { Departure } from "./plan";
import type { Turn } from "./turn";
import type { CardView, SwitchView } from "./view";

export type FlapState = "done" | "now" | "next" | "held";

export interface FlapRow {
  /** What the flaps spell. */
  word: string;
  /** The colours of the locomotives beside it; more than one where they are still to be chosen. */
  colours: readonly string[];
  state: FlapState;
  /** The row as a sentence. */
  said: string;
}

/** How many flaps a row has. */
export const FLAPS = 9;

/** The rows of the open card; between two cards those of the last one, all done. */
export function listFlapRows(view: SwitchView, turn: Turn, texts: Texts, cards: readonly Departure[] = []): FlapRow[] {
  const card = view.card ?? lastCard(view, cards);
  if (card === null) return [];
  const isOpen = view.card !== null;
  const deploys = Array.from({ length: card.deploy }, (_, n) => {
    const chosen = turn.deployed[n];
    const isNow = n === card.deployed && card.begun === 0;
    return row("deploy", chosen === undefined ? [] : [chosen], n < card.deployed ? "done" : isNow ? "now" : "next", texts);
  });
  const runs = card.symbols.map((symbol, n) => {
    const colour = symbol === "multi" ? turn.colours[n] : symbol;
    return row(colour ?? "multi", colour === undefined ? COLOURS : [colour], stateOf(card, n, colour, isOpen), texts);
  });
  return [...deploys, ...runs];
}

/** A card as a row of little pictures: what it deploys, which colours run. */
export const symbolsOf = (card: Departure): string[] => [...Array.from({ length: card.deploy }, () => "deploy"), ...card.symbols];

function lastCard(view: SwitchView, cards: readonly Departure[]): CardView | null {
  const last = cards.find((card) => card.id === view.departures_played.at(-1));
  if (last === undefined) return null;
  const { id, deploy, symbols } = last;
  return { card: id, deploy, deployed: deploy, symbols, begun: symbols.length, held_colour: null, held_train: null };
}

function stateOf(card: CardView, n: number, colour: string | undefined, isOpen: boolean): FlapState {
  if (card.held_colour !== null && colour === card.held_colour) return "held";
  if (n < card.begun - 1 || !isOpen) return "done";
  if (n === card.begun - 1) return "now";
  return n === card.begun && card.begun === 0 && card.deployed >= card.deploy ? "now" : "next";
}

function row(key: string, colours: readonly string[], state: FlapState, texts: Texts): FlapRow {
  const word = texts.say(`flap-${key}`);
  const named = key === "deploy" && colours[0] ? texts.say(`flap-${colours[0]}`) : "";
  return { word, colours, state, said: texts.say(`flap-row-${state}`, { what: [word, named].filter(Boolean).join(" ") }) };
}
