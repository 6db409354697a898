// Made by tools/wire_types.py from roundhouse.games.switch_and_signal.view; change it there and run the tool again.
// A field that may be left out stands for its default.

/** One train: in the depot it has no place; in a city it faces nowhere. */
export interface TrainView {
  train: string;
  colour: string;
  place: string | null;
  facing: string | null;
  load: string | null;
}

/** One hand: how many cards, and how many of each kind if the viewer may know. */
export interface HandView {
  count: number;
  cards: Record<string, number> | null;
}

/** The open departure card and how far it has been carried out. */
export interface CardView {
  card: string;
  deploy: number;
  deployed: number;
  symbols: string[];
  begun: number;
  held_colour: string | null;
  held_train: string | null;
}

/** The train that is moving and the points it has left. */
export interface MoveView {
  train: string;
  points: number;
}

/** A whole table as one viewer sees it, in the names of the notation. */
export interface SwitchView {
  map: string;
  map_digest: string;
  turn: number;
  cards_left: number;
  active: number;
  tokens: number;
  clock: number;
  card: CardView | null;
  moving: MoveView | null;
  trains: TrainView[];
  green: string[];
  switches: Record<string, string>;
  goods: Record<string, number>;
  delivered: Record<string, Record<string, number>>;
  needed: number;
  delivered_total: number;
  start_numbers: Record<string, number[]>;
  helpers: Record<string, boolean>;
  passing: boolean;
  hands: HandView[];
  action_pile: number;
  action_discard: Record<string, number>;
  departures_played: string[];
  departures_possible: string[];
  departures_under: string[];
  departures_boxed: number;
  departures_boxed_known: string[];
  tiles_left: number | null;
  last_turn: boolean;
}
