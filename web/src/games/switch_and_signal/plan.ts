// Made by tools/wire_types.py from roundhouse.games.switch_and_signal.drawing.plan; change it there and run the tool again.
// A field that may be left out stands for its default.

/** A shape of the scenery; rivers are lines, all others are filled. */
export interface Shape {
  kind: "forest" | "hill" | "lake" | "meadow" | "river" | "sea" | "snow";
  d: string;
}

/** A name written on the water. */
export interface SeaName {
  text: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}

/** One end of an edge at a node, clockwise on screen. */
export interface Exit {
  arm: string;
  edge: string;
  to: string;
  place: string;
  signal: string;
  x: number;
  y: number;
  angle: number;
  d: string;
}

/** A city, a start place or a junction. A train can stand in the centre of the first two. */
export interface Node {
  id: string;
  kind: "city" | "junction" | "start";
  name: string;
  x: number;
  y: number;
  r: number;
  label_x: number;
  label_y: number;
  label_anchor: "end" | "middle" | "start";
  good: string;
  port: boolean;
  numbers: number[];
  exits: Exit[];
}

/** A track piece: one countable segment. */
export interface Piece {
  place: string;
  x: number;
  y: number;
  angle: number;
  length: number;
  begin: number;
  end: number;
  d: string;
}

/** Something one meets along an edge. */
export interface Item {
  kind: "place" | "signal";
  id: string;
}

/** A chain of pieces from node a to node b. */
export interface Edge {
  id: string;
  a: string;
  b: string;
  length: number;
  d: string;
  pieces: Piece[];
  items: Item[];
}

/** A signal field: its foot on the line, its lamp beside it. */
export interface SignalSpot {
  id: string;
  edge: string;
  gap: number;
  city: string;
  x: number;
  y: number;
  angle: number;
  lamp_x: number;
  lamp_y: number;
}

/** One way a junction can be set. */
export interface Setting {
  id: string;
  short: string;
  name: string;
  joined: [number, number];
  covered: number[];
  d: string;
}

/** The settings of a junction; where it lies and its exits stand with the node of the same id. */
export interface Junction {
  id: string;
  settings: Setting[];
}

/** A departure card: how many trains it deploys, then which colours run (`multi`: one that is chosen). */
export interface Departure {
  id: string;
  deploy: number;
  symbols: string[];
}

/** All there is to know of a board before anybody moves. */
export interface Plan {
  map: string;
  name: string;
  digest: string;
  box: [number, number, number, number];
  ground: [number, number, number, number];
  scenery: Shape[];
  sea_names: SeaName[];
  nodes: Node[];
  edges: Edge[];
  signals: SignalSpot[];
  junctions: Junction[];
  departures?: Departure[];
  dice?: Record<string, number[]>;
}
