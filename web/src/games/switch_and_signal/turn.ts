/** What the log tells of the turn that runs: colours that were chosen, trains that came, what was rolled. */
import { takenBack } from "../../boardkit/log";
import type { Happening, LogLine } from "../../wire/types";

/** A roll: of a train's die, of both deployment dice, or a tile that was turned over. */
export interface Roll {
  /** Which roll of the table it is, so that equal rolls can be told apart. */
  key: string;
  kind: "train" | "start" | "tile";
  train: string;
  numbers: number[];
}

export interface Turn {
  /** The colours of the movement symbols begun, in order. */
  colours: string[];
  /** The colours chosen for new trains, in order. */
  deployed: string[];
  rolls: Roll[];
}

const word = (event: Happening, name: string): string => String(event.args?.[name] ?? "");
const number = (event: Happening, name: string): number => Number(event.args?.[name] ?? 0);

/** The turn since the last card was turned up; before the first one nothing. */
export function readTurn(log: readonly LogLine[]): Turn {
  const turn: Turn = { colours: [], deployed: [], rolls: [] };
  const gone = takenBack(log);
  for (const line of log.slice(beginOf(log))) {
    if (gone.has(line.entry)) continue;
    line.events?.forEach((event, at) => read(event, `${line.entry}.${at}`, turn));
  }
  return turn;
}

function beginOf(log: readonly LogLine[]): number {
  const at = log.findLastIndex((line) => line.events?.some((event) => event.kind === "card_revealed"));
  return Math.max(at, 0);
}

function read(event: Happening, key: string, turn: Turn): void {
  switch (event.kind) {
    case "card_revealed":
      turn.colours = [];
      turn.deployed = [];
      turn.rolls = [];
      break;
    case "colour_runs":
    case "colour_idle":
      turn.colours.push(word(event, "train_colour"));
      break;
    case "deploy_colour_chosen":
      turn.deployed.push(word(event, "train_colour"));
      break;
    case "train_rolled":
      turn.rolls.push({ key, kind: "train", train: word(event, "train"), numbers: [number(event, "points")] });
      break;
    case "deployment_rolled":
      turn.rolls.push({ key, kind: "start", train: "", numbers: [number(event, "one"), number(event, "two")] });
      break;
    case "tile_turned":
      turn.rolls.push({ key, kind: "tile", train: "", numbers: [number(event, "number")] });
      break;
  }
}
