// Made by tools/wire_types.py from roundhouse.games.switch_and_signal.ahead_shapes; change it there and run the tool again.
// A field that may be left out stands for its default.

/** A sentence with the rule behind it, as reasons travel: its text stands under `why-` and the key. */
export interface Why {
  rule: string;
  key: string;
  args: Record<string, string | number>;
}

/** One way in which a move can end. */
export interface Outcome {
  exits: string[];
  path: string[];
  place: string;
  facing: string;
  lapsed: number;
  cost: number;
  cards: number;
  delivers: boolean;
  returns: boolean;
  loses: boolean;
  because: Why;
}

/** A number of a die: on how many of its faces, and the ways to end, one of which is chosen. */
export interface Face {
  points: number;
  weight: number;
  outcomes: Outcome[];
  best: number;
}

/** A train on the network: what its die would do if it ran now. */
export interface TrainAhead {
  train: string;
  faces: Face[];
  sides: number;
  free: number;
  tokens: number;
  from_here: Why[];
}

/** A start place: how likely the next roll or tile names it, and what that would mean now. */
export interface StartOdds {
  start: string;
  numbers: number[];
  weight: number;
  train: string;
  cost: number;
  cards: number;
}

/** Deploying: the odds of the start places. */
export interface DeployAhead {
  starts: StartOdds[];
  total: number;
  waiting: number;
  again: boolean;
}

/** The move that is under way: its roll is known. */
export interface RunAhead {
  train: string;
  points: number;
  outcomes: Outcome[];
}

/** What the begun move would change for a train. */
export interface Consequence {
  mood: "bad" | "good" | "plain";
  train: string;
  because: Why;
}

/** All of it. */
export interface Ahead {
  trains: TrainAhead[];
  deploy: DeployAhead | null;
  run: RunAhead | null;
  after: Consequence[];
  changed: TrainAhead[];
}
