/** The open departure card, or the last one when none is open, as rows of a flap board. */
import type { Texts } from "../../boardkit/texts";
import { COLOURS } from "./facts";
import type { Turn } from "./turn";
import type { SwitchView } from "./view";

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

export function listFlapRows(view: SwitchView, turn: Turn, texts: Texts): FlapRow[] {
  const card = view.card;
  if (card === null) return [];
  const say = (key: string, colours: readonly string[], state: FlapState): FlapRow => {
    const word = texts.say(`flap-${key}`);
    const named = colours.length === 1 ? texts.say(`word-train_colour-${colours[0] ?? ""}`) : "";
    return { word, colours, state, said: texts.say(`flap-row-${state}`, { what: [word, named].filter(Boolean).join(" ") }) };
  };
  const deploys = Array.from({ length: card.deploy }, (_, n) => {
    const chosen = turn.deployed[n];
    const state = n < card.deployed ? "done" : n === card.deployed && card.begun === 0 ? "now" : "next";
    return say("deploy", chosen === undefined ? [] : [chosen], state);
  });
  const runs = card.symbols.map((symbol, n) => {
    const colour = symbol === "multi" ? turn.colours[n] : symbol;
    const known = colour === undefined ? COLOURS : [colour];
    return say(colour ?? "multi", known, stateOf(n));
  });
  return [...deploys, ...runs];

  function stateOf(n: number): FlapState {
    if (card === null) return "done";
    const colour = card.symbols[n] === "multi" ? turn.colours[n] : card.symbols[n];
    if (card.held_colour !== null && colour === card.held_colour) return "held";
    if (n < card.begun - 1) return "done";
    if (n === card.begun - 1) return "now";
    return n === card.begun && card.begun === 0 && card.deployed >= card.deploy ? "now" : "next";
  }
}
