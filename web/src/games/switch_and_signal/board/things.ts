/** Everything on the board that can be pointed at: where it lies, what it is called, what can be done with it. */
import type { Target } from "../../../boardkit/chips";
import type { Spot } from "../../../boardkit/graph";
import type { Selection, Thing } from "../../../boardkit/rows";
import type { Words } from "../../../boardkit/words";
import type { Node } from "../plan";
import type { SwitchView, TrainView } from "../view";
import type { Network } from "./network";

export interface BoardThing extends Thing, Target, Spot {
  name: string;
  /** What is to be seen of it, in words. */
  state: string;
  can: boolean;
  picked: boolean;
  /** What a tap picks, where that is not the thing itself: for a train the colour that runs. */
  stands?: Thing;
  /** The way it points. */
  angle?: number;
}

export const idOf = (thing: Thing): string => `${thing.domain}:${thing.token}`;

const SIGNAL = 11;
const EXIT = 15;
const TRAIN = 24;
/** How far above its start place a train counts as lying: one gets there with the arrow up. */
const ABOVE = 16;

interface Where {
  network: Network;
  view: SwitchView;
  words: Words;
  selection: Selection | null;
}

/** All things, the topmost last. */
export function listThings(where: Where): BoardThing[] {
  const things = [...listNodes(where), ...listSignals(where), ...listTrains(where), ...listExits(where)];
  return link(things, where);
}

type Plain = Omit<BoardThing, "id" | "can" | "picked" | "links">;

function make({ selection }: Where, plain: Plain): BoardThing {
  const { domain, token } = plain;
  const picked = selection?.has({ domain, token }) ?? false;
  return { ...plain, id: idOf(plain), picked, can: !picked && (selection?.can({ domain, token }) ?? false), links: [] };
}

function listTrains(where: Where): BoardThing[] {
  return where.view.trains.flatMap((train) => {
    if (train.place === null) return [];
    const { x, y } = where.network.pose(train.place, train.facing);
    const name = where.words.name("train", train.train);
    const made = make(where, { domain: "train", token: train.train, x, y, r: TRAIN, name, state: stateOf(train, where) });
    return runs(where, train) ? { ...made, can: true, stands: { domain: "train_colour", token: train.colour } } : made;
  });
}

/** Whether the colour of a train can be chosen to run: then one may point at the train. */
function runs({ selection }: Where, { colour }: TrainView): boolean {
  return selection?.left.some((row) => row[0]?.token === "run_colour" && row[1]?.token === colour) ?? false;
}

function stateOf(train: TrainView, { words, network }: Where): string {
  const place = words.name("place", train.place ?? "");
  return words.texts.say("board-train", {
    place,
    inside: network.isPiece(train.place ?? "") ? 0 : 1,
    facing: train.facing === null ? "" : (network.nodes.get(train.facing)?.name ?? train.facing),
    loaded: train.load === null ? 0 : 1,
    load: train.load === null ? "" : words.name("goods_colour", train.load),
  });
}

function listSignals(where: Where): BoardThing[] {
  const green = new Set(where.view.green);
  return where.network.plan.signals.map((signal) =>
    make(where, {
      domain: "signal",
      token: signal.id,
      x: signal.lamp_x,
      y: signal.lamp_y,
      r: SIGNAL,
      name: where.words.name("signal", signal.id),
      state: where.words.texts.say(green.has(signal.id) ? "board-green" : "board-red"),
    }),
  );
}

/** Exits are things only while one is to be chosen. */
function listExits(where: Where): BoardThing[] {
  const open = where.selection?.open("arm") ?? new Set<string>();
  return [...open].flatMap((arm) => {
    const found = where.network.exits.get(arm);
    if (found === undefined) return [];
    const { x, y, angle } = found.exit;
    const name = where.words.name("arm", arm);
    return make(where, { domain: "arm", token: arm, x, y, r: EXIT, name, state: "", angle });
  });
}

function listNodes(where: Where): BoardThing[] {
  return where.network.plan.nodes.map((node) =>
    make(where, {
      domain: node.kind,
      token: node.id,
      x: node.x,
      y: node.y,
      r: node.r,
      name: where.words.name(node.kind, node.id),
      state: stateOfNode(node, where),
    }),
  );
}

function stateOfNode(node: Node, { view, network, words }: Where): string {
  const { texts } = words;
  if (node.kind === "junction") {
    const setting = network.setting(node.id, view.switches[node.id]);
    return setting === undefined ? texts.say("board-unset") : texts.say("board-set", { setting: setting.name });
  }
  if (node.kind === "start") {
    return texts.say("board-start", { numbers: (view.start_numbers[node.id] ?? node.numbers).join(", ") });
  }
  if (node.port) {
    const count = Object.values(view.delivered[node.id] ?? {}).reduce((sum, number) => sum + number, 0);
    return texts.say("board-port", { number: count });
  }
  return texts.say("board-goods", { number: view.goods[node.id] ?? 0, goods: words.name("goods_colour", node.good) });
}

/** What lies next to what along the rails: nodes, the signals and trains between them, what stands in a node. */
function link(things: BoardThing[], { network, view }: Where): BoardThing[] {
  const links = new Map<string, Set<string>>(things.map((thing) => [thing.id, new Set<string>()]));
  const join = (a: string, b: string): void => {
    links.get(a)?.add(b);
    links.get(b)?.add(a);
  };
  const standing = new Map(view.trains.filter((one) => one.place !== null).map((one) => [one.place, idOf({ domain: "train", token: one.train })]));
  const nodeId = (node: string): string => idOf({ domain: network.nodes.get(node)?.kind ?? "", token: node });
  for (const edge of network.plan.edges) {
    let last = nodeId(edge.a);
    for (const item of edge.items) {
      const next = item.kind === "signal" ? idOf({ domain: "signal", token: item.id }) : standing.get(item.id);
      if (next === undefined) continue;
      join(last, next);
      last = next;
    }
    join(last, nodeId(edge.b));
  }
  for (const [place, train] of standing) if (network.nodes.has(place ?? "")) join(nodeId(place ?? ""), train);
  for (const thing of things) if (thing.domain === "arm") join(thing.id, nodeId(network.exits.get(thing.token)?.node.id ?? ""));
  return things.map((thing) => ({ ...thing, links: [...(links.get(thing.id) ?? [])] }));
}

/** The things as a graph to walk: a train in a node lies a little above it. */
export function spotsOf(things: readonly BoardThing[]): Map<string, Spot> {
  const taken = new Set(things.filter((thing) => thing.domain !== "train").map(({ x, y }) => `${x} ${y}`));
  return new Map(
    things.map(({ id, x, y, links }) => [id, { id, x, y: id.startsWith("train:") && taken.has(`${x} ${y}`) ? y - ABOVE : y, links }]),
  );
}
