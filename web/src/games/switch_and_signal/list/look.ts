/** Looking along the track as a train would run now: what comes, in order, until something stops it. */
import type { Edge, Exit, Node, Plan } from "../plan";
import type { SwitchView, TrainView } from "../view";

/** One thing on the way. `places` are the pieces it stands for. */
export type Step =
  | { kind: "pieces"; places: string[] }
  | { kind: "signal"; signal: string; green: boolean }
  | { kind: "junction"; node: string; to: string }
  | { kind: "closed"; node: string }
  | { kind: "train"; train: string }
  | { kind: "city"; node: string }
  | { kind: "start"; node: string };

/** An exit of a city: where it leads, and whether a train may take it. */
export interface Way {
  exit: Exit;
  state: "green" | "red" | "taken";
  train: string;
}

/** Longer than any way: who runs in a circle is seen to. */
const FAR = 400;

export class Look {
  readonly nodes: ReadonlyMap<string, Node>;
  private readonly edges: ReadonlyMap<string, Edge>;
  private readonly edgeOf: ReadonlyMap<string, Edge>;
  private readonly trains: ReadonlyMap<string, TrainView>;

  constructor(
    readonly plan: Plan,
    readonly view: SwitchView,
  ) {
    this.nodes = new Map(plan.nodes.map((node) => [node.id, node]));
    this.edges = new Map(plan.edges.map((edge) => [edge.id, edge]));
    this.edgeOf = new Map(plan.edges.flatMap((edge) => edge.pieces.map((piece) => [piece.place, edge])));
    this.trains = new Map(view.trains.flatMap((train) => (train.place === null ? [] : [[train.place, train]])));
  }

  trainAt(place: string): TrainView | undefined {
    return this.trains.get(place);
  }

  /** The node a train stands in, if it stands in one. */
  nodeOf(train: TrainView): Node | undefined {
    return train.place === null ? undefined : this.nodes.get(train.place);
  }

  /** What comes ahead of a train that faces somewhere; a train in a city faces nowhere and has exits instead. */
  ahead(train: TrainView): Step[] {
    const { place, facing } = train;
    if (place === null || facing === null) return [];
    const edge = this.edgeOf.get(place);
    if (edge !== undefined) return this.along(edge, facing === edge.b, place);
    const exit = this.nodes.get(place)?.exits[0];
    const first = exit && this.edges.get(exit.edge);
    return first ? this.along(first, first.a === place, "") : [];
  }

  /** The exits of a city. */
  ways(city: Node): Way[] {
    return city.exits.map((exit) => {
      const other = this.trains.get(exit.place);
      const isGreen = exit.signal === "" || this.view.green.includes(exit.signal);
      return { exit, state: !isGreen ? "red" : other ? "taken" : "green", train: other?.train ?? "" };
    });
  }

  /** The two exits that a junction joins; none where its discs do not lie yet. */
  joined(node: Node): [Exit, Exit] | null {
    const short = this.view.switches[node.id];
    const setting = this.plan.junctions.find((one) => one.id === node.id)?.settings.find((one) => one.short === short);
    const [one, other] = setting?.joined.map((at) => node.exits[at]) ?? [];
    return one && other ? [one, other] : null;
  }

  /** Along an edge from a place on it (or from its end), then through junctions, until the look ends. */
  private along(from: Edge, forward: boolean, after: string): Step[] {
    const steps: Step[] = [];
    const pieces: string[] = [];
    const say = (step: Step): void => {
      if (pieces.length > 0) steps.push({ kind: "pieces", places: pieces.splice(0) });
      steps.push(step);
    };
    let edge = from;
    let toB = forward;
    let begin = after;
    for (let n = 0; n < FAR; n += 1) {
      const items = toB ? edge.items : [...edge.items].reverse();
      const rest = begin === "" ? items : items.slice(items.findIndex((item) => item.id === begin) + 1);
      for (const item of rest) {
        if (item.kind === "signal") {
          const green = this.view.green.includes(item.id);
          say({ kind: "signal", signal: item.id, green });
          if (!green) return steps;
          continue;
        }
        const other = this.trains.get(item.id);
        if (other !== undefined) {
          say({ kind: "train", train: other.train });
          return steps;
        }
        if (pieces.includes(item.id) || steps.some((step) => step.kind === "pieces" && step.places.includes(item.id))) {
          if (pieces.length > 0) steps.push({ kind: "pieces", places: pieces.splice(0) });
          return steps; // once around
        }
        pieces.push(item.id);
      }
      const node = this.nodes.get(toB ? edge.b : edge.a);
      if (node === undefined) return steps;
      if (node.kind !== "junction") {
        const other = this.trains.get(node.id);
        say(other ? { kind: "train", train: other.train } : { kind: node.kind, node: node.id });
        return steps;
      }
      const pair = this.joined(node);
      const came = pair?.findIndex((exit) => exit.edge === edge.id) ?? -1;
      const out = came < 0 ? undefined : pair?.[came === 0 ? 1 : 0];
      const next = out && this.edges.get(out.edge);
      if (!out || !next) {
        say({ kind: "closed", node: node.id });
        return steps;
      }
      say({ kind: "junction", node: node.id, to: out.to });
      toB = next.a === node.id;
      edge = next;
      begin = "";
    }
    return steps;
  }
}
