import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts } from "../src/boardkit/texts";
import type { Ahead, Outcome, TrainAhead } from "../src/games/switch_and_signal/ahead";
import { cardsOf, paymentOf, proposePayment, without } from "../src/games/switch_and_signal/payment";
import { listPrices, priceOfRoll, priceOfStart, rollerOf } from "../src/games/switch_and_signal/price";
import { readTurn } from "../src/games/switch_and_signal/turn";
import type { LogLine } from "../src/wire/types";

const event = (kind: string, args: Record<string, string | number> = {}) => ({ kind, rule: "SW-1.1", args });

describe("what pays", () => {
  const hand = { signal: 1, switch: 4, move: 2 };

  it("is the fitting card, if it may be", () => {
    expect(proposePayment("signal", ["signal", "switch+move"], hand)).toBe("signal");
  });

  it("else two cards of the kinds held most", () => {
    expect(proposePayment("signal", ["signal+switch", "switch+switch", "switch+move", "move+move"], hand)).toBe("switch+switch");
  });

  it("is one card of the kind held most for a load", () => {
    expect(proposePayment("load", ["signal", "switch", "move"], hand)).toBe("switch");
  });

  it("is nothing where nothing may be", () => {
    expect(proposePayment("move", [], hand)).toBeNull();
  });

  it("speaks the notation", () => {
    expect(paymentOf(["move", "signal"])).toBe("signal+move");
    expect(cardsOf("switch+move")).toEqual(["switch", "move"]);
    expect(without(hand, "switch+switch")).toEqual({ signal: 1, switch: 2, move: 2 });
  });
});

describe("the turn as the log tells it", () => {
  const log: LogLine[] = [
    { entry: 1, what: "move", events: [event("card_revealed"), event("colour_runs", { train_colour: "grey" })] },
    { entry: 2, what: "move", events: [event("card_revealed"), event("deploy_colour_chosen", { train_colour: "black" })] },
    { entry: 3, what: "move", events: [event("deployment_rolled", { one: 3, two: 4, number: 7 })] },
    { entry: 4, what: "move", events: [event("colour_runs", { train_colour: "brown" })] },
    { entry: 5, what: "move", events: [event("train_rolled", { train: "brown-1", points: 2 })] },
  ];

  it("begins with the last card", () => {
    const turn = readTurn(log);
    expect(turn.colours).toEqual(["brown"]);
    expect(turn.deployed).toEqual(["black"]);
    expect(turn.rolls.map((roll) => roll.numbers)).toEqual([[3, 4], [2]]);
  });

  it("forgets what was taken back", () => {
    const turn = readTurn([...log, { entry: 6, what: "undo", back_to: 3 }]);
    expect(turn.colours).toEqual([]);
    expect(turn.rolls).toHaveLength(1);
  });
});

describe("what a roll costs", () => {
  const FOLDER = resolve(__dirname, "../../src/roundhouse/games/switch_and_signal/text");
  const texts = (lang: string): Texts => new Texts(lang, readFileSync(`${FOLDER}/${lang}/panels.ftl`, "utf-8"));
  const said = (lang: string, ...costs: number[]): string => priceOfRoll(rolling(costs), texts(lang)).replace(/[\u2066-\u2069]/g, "");

  function rolling(costs: readonly number[]): TrainAhead {
    const outcome = (cost: number): Outcome => ({ ...NOTHING, cost });
    const faces = costs.map((cost, n) => ({ points: n + 1, weight: 1, outcomes: [outcome(9), outcome(cost)], best: 1 }));
    return { train: "grey-1", faces, sides: costs.length, free: 0, tokens: 0, from_here: [] };
  }
  const because = { rule: "SW-7.4", key: "no_price", args: {} };
  const NOTHING: Outcome = {
    exits: [], path: [], place: "", facing: "", lapsed: 0, cost: 0, cards: 0, delivers: false, returns: false, loses: false, because,
  };

  it("counts the cheapest way of each face", () => {
    expect(listPrices(rolling([0, 0, 1, 2, 0, 1]))).toEqual([[0, 3], [1, 2], [2, 1]]);
    expect(listPrices(null)).toEqual([]);
  });

  it("stands in a few words on the button", () => {
    expect(said("en", 0, 0, 0, 0, 1, 1)).toBe("4 in 6 free, 2 in 6 cost a token");
    expect(said("de", 0, 0, 0, 0, 2, 2)).toBe("4 von 6 frei, 2 von 6 kosten 2 Plättchen");
    expect(said("en", 0, 0, 0, 1, 2, 3)).toBe("3 in 6 free, 3 in 6 cost up to 3 tokens");
    expect(said("en", 0, 0)).toBe("free whatever comes up");
    expect(said("en", 1, 1)).toBe("costs a token whatever comes up");
    expect(said("de", 1, 2)).toBe("kostet bis zu 2 Plättchen");
  });

  it("says nothing before it is known, and of answers that roll nothing", () => {
    expect(priceOfRoll(null, texts("en"))).toBe("");
    expect(priceOfStart(null, texts("en"))).toBe("");
    const step = (domain: string, part: string, token: string) => ({ domain, part, token });
    expect(rollerOf([step("", "", "move"), step("train", "train", "grey-1")])).toBe("grey-1");
    expect(rollerOf([step("", "", "load"), step("train", "train", "grey-1")])).toBe("");
    expect(rollerOf(null)).toBe("");
  });

  it("is told of a start place as well", () => {
    const start = (weight: number, cost: number) => ({ start: "s", numbers: [], weight, train: "", cost, cards: 0 });
    const deploy = { starts: [start(25, 0), start(11, 2)], total: 36, waiting: 1, again: false };
    const ahead: Ahead = { trains: [], deploy, run: null, after: [], changed: [] };
    expect(priceOfStart(ahead, texts("en")).replace(/[\u2066-\u2069]/g, "")).toBe("25 in 36 free, 11 in 36 cost 2 tokens");
  });
});
