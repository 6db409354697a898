/** The look along the track, in words. */
import type { Words } from "../../../boardkit/words";
import type { Face, Outcome } from "../ahead";
import type { Node } from "../plan";
import type { TrainView } from "../view";
import type { Look, Step, Way } from "./look";

export function sayStep(step: Step, look: Look, words: Words): string {
  const { texts } = words;
  const name = (node: string): string => look.nodes.get(node)?.name ?? node;
  switch (step.kind) {
    case "pieces":
      return texts.say("list-step-piece", { count: step.places.length });
    case "signal":
      return texts.say(step.green ? "list-step-green" : "list-step-red");
    case "junction":
      return texts.say("list-step-junction", { junction: name(step.node), node: name(step.to) });
    case "closed":
      return texts.say("list-step-closed", { junction: name(step.node) });
    case "train":
      return texts.say("list-step-train", { train: words.name("train", step.train) });
    case "city":
      return texts.say("list-step-city", { city: name(step.node) });
    case "start":
      return texts.say("list-step-start", { start: name(step.node) });
  }
}

/** Where a train stands, which way it faces, what it carries. */
export function sayWhere(train: TrainView, look: Look, words: Words): string {
  const { texts } = words;
  const place = words.name("place", train.place ?? "");
  const load = train.load === null ? "" : texts.say("list-load", { goods_colour: words.name("goods_colour", train.load) });
  const args = { train: words.name("train", train.train), place, city: place, load, facing: "" };
  if (train.facing === null) return texts.say("list-in-city", args);
  const isStart = look.nodeOf(train)?.kind === "start";
  const facing = look.nodes.get(train.facing)?.name ?? train.facing;
  return texts.say(isStart ? "list-on-start" : "list-on-piece", { ...args, facing });
}

export function sayWay(way: Way, look: Look, words: Words): string {
  const node = look.nodes.get(way.exit.to)?.name ?? way.exit.to;
  const train = way.train === "" ? "" : words.name("train", way.train);
  return words.texts.say(`list-exit-${way.state}`, { node, train });
}

/** How a junction is set: the two arms it joins, and those that are closed. */
export function sayJunction(node: Node, look: Look, words: Words): string {
  const pair = look.joined(node);
  if (pair === null) return words.texts.say("list-junction-unset");
  const name = (to: string): string => look.nodes.get(to)?.name ?? to;
  const closed = node.exits.filter((exit) => !pair.includes(exit)).map((exit) => name(exit.to));
  return words.texts.say("list-junction", { one: name(pair[0].to), other: name(pair[1].to), closed: closed.join(", ") });
}

/** One number of a die: on how many faces it stands, where the train would end, what that costs. */
export function sayFace(face: Face, sides: number, words: Words): string[] {
  return face.outcomes.map((outcome) => {
    const ends = sayOutcome(outcome, words);
    return words.texts.say("list-face", { points: face.points, count: face.weight, faces: sides, ends });
  });
}

function sayOutcome(outcome: Outcome, words: Words): string {
  const { texts } = words;
  const place = words.name("place", outcome.place);
  let said = outcome.delivers
    ? texts.say("list-outcome-deliver")
    : texts.say(outcome.returns ? "list-outcome-depot" : "list-outcome-place", { place });
  said = texts.say("list-outcome-cost", { cost: outcome.cost, ends: said });
  if (outcome.cards > 0) said += texts.say("list-outcome-cards", { cards: outcome.cards });
  for (const arm of [...outcome.exits].reverse()) said = texts.say("list-outcome-by", { arm: words.name("arm", arm), ends: said });
  return said;
}
