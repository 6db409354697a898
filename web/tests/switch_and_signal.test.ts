import { describe, expect, it } from "vitest";
import { cardsOf, paymentOf, proposePayment, without } from "../src/games/switch_and_signal/payment";
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
