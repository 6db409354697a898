import { describe, expect, it } from "vitest";
import { Look } from "../src/games/switch_and_signal/list/look";
import type { Edge, Node, Plan } from "../src/games/switch_and_signal/plan";
import type { SwitchView, TrainView } from "../src/games/switch_and_signal/view";

/** Calais -2- (Dijon) -1|s|1- Paris, and a third arm of Dijon to Lyon. */
function node(id: string, kind: Node["kind"], exits: [string, string, string, string][]): Node {
  return {
    id, kind, name: id, x: 0, y: 0, r: 1, label_x: 0, label_y: 0, label_anchor: "start", good: "", port: false, numbers: [],
    exits: exits.map(([edge, to, place, signal]) => ({ arm: `${id}/${edge}`, edge, to, place, signal, x: 0, y: 0, angle: 0, d: "" })),
  };
}
const edge = (id: string, a: string, b: string, items: Edge["items"]): Edge => ({
  id, a, b, length: 1, d: "", items,
  pieces: items.filter((item) => item.kind === "place").map(({ id: place }) => ({ place, x: 0, y: 0, angle: 0, length: 1, begin: 0, end: 1, d: "" })),
});
const place = (id: string) => ({ kind: "place" as const, id });
const signal = (id: string) => ({ kind: "signal" as const, id });
const plan: Plan = {
  map: "m", name: "M", digest: "", box: [0, 0, 1, 1], ground: [0, 0, 1, 1], scenery: [], sea_names: [], signals: [],
  nodes: [
    node("paris", "city", [["p-d", "dijon", "p-d/1", "s"]]),
    node("calais", "start", [["c-d", "dijon", "c-d/1", ""]]),
    node("dijon", "junction", [["c-d", "calais", "c-d/2", ""], ["p-d", "paris", "p-d/2", ""], ["d-l", "lyon", "d-l/1", ""]]),
    node("lyon", "city", [["d-l", "dijon", "d-l/1", "t"]]),
  ],
  edges: [
    edge("c-d", "calais", "dijon", [place("c-d/1"), place("c-d/2")]),
    edge("p-d", "paris", "dijon", [signal("s"), place("p-d/1"), place("p-d/2")]),
    edge("d-l", "dijon", "lyon", [place("d-l/1"), signal("t")]),
  ],
  junctions: [{
    id: "dijon",
    settings: [
      { id: "dijon/c-p", short: "c-p", name: "Calais-Paris", joined: [0, 1], covered: [2], d: "" },
      { id: "dijon/c-l", short: "c-l", name: "Calais-Lyon", joined: [0, 2], covered: [1], d: "" },
    ],
  }],
};
const train = (name: string, at: string, facing: string | null): TrainView => ({ train: name, colour: "black", place: at, facing, load: null });
const view = (trains: TrainView[], green: string[], setting: string) =>
  ({ trains, green, switches: { dijon: setting } }) as unknown as SwitchView;

describe("looking along the track", () => {
  it("counts pieces through a junction up to a red signal", () => {
    const black = train("black-1", "calais", "dijon");
    const steps = new Look(plan, view([black], [], "c-p")).ahead(black);
    expect(steps).toEqual([
      { kind: "pieces", places: ["c-d/1", "c-d/2"] },
      { kind: "junction", node: "dijon", to: "paris" },
      { kind: "pieces", places: ["p-d/2", "p-d/1"] },
      { kind: "signal", signal: "s", green: false },
    ]);
  });

  it("ends in a city behind a green signal, and before a train", () => {
    const black = train("black-1", "c-d/1", "dijon");
    expect(new Look(plan, view([black], ["t"], "c-l")).ahead(black).at(-1)).toEqual({ kind: "city", node: "lyon" });
    const grey = train("grey-1", "d-l/1", "dijon");
    expect(new Look(plan, view([black, grey], ["t"], "c-l")).ahead(black).at(-1)).toEqual({ kind: "train", train: "grey-1" });
  });

  it("stops at a closed arm, and a start place ends the line", () => {
    const black = train("black-1", "p-d/1", "dijon");
    expect(new Look(plan, view([black], [], "c-l")).ahead(black).at(-1)).toEqual({ kind: "closed", node: "dijon" });
    expect(new Look(plan, view([black], [], "c-p")).ahead(black).at(-1)).toEqual({ kind: "start", node: "calais" });
  });

  it("knows the exits of a city: red, green, taken", () => {
    const black = train("black-1", "paris", null);
    const [paris] = plan.nodes as [Node, ...Node[]];
    expect(new Look(plan, view([black], [], "c-p")).ways(paris).map((way) => way.state)).toEqual(["red"]);
    expect(new Look(plan, view([black], ["s"], "c-p")).ways(paris).map((way) => way.state)).toEqual(["green"]);
    const grey = train("grey-1", "p-d/1", "paris");
    expect(new Look(plan, view([black, grey], ["s"], "c-p")).ways(paris).map((way) => way.state)).toEqual(["taken"]);
  });
});
