import { describe, expect, it } from "vitest";
import { takenBack } from "../src/boardkit/log";
import { parse, show } from "../src/boardkit/notation";
import { readView, type Node, type Section } from "../src/boardkit/view";
import { Walk, type Guide } from "../src/boardkit/walk";
import { listOthers, search } from "../src/boardkit/whynot";
import type { Choices } from "../src/wire/types";
import { Texts } from "../src/boardkit/texts";
import { Words } from "../src/boardkit/words";
import { catalogues, NAMES, SEATS, TREE, words } from "./sample";

describe("notation", () => {
  it("is read and written alike", () => {
    const text = "move train:black to:paris/n:2";
    expect(parse(text)).toEqual([
      { part: "", token: "move" },
      { part: "train", token: "black" },
      { part: "to", token: "paris/n:2" },
    ]);
    expect(show(parse(text))).toBe(text);
  });
});

describe("words", () => {
  it("say moves, whole, begun and hidden", () => {
    expect(words().move(parse("move train:grey to:paris"))).toBe("Move the grey one to Paris");
    expect(words().move(parse("move train:grey"))).toBe("Move a train · the grey one");
    expect(words().move(parse("*"))).toBe("something secret");
    expect(words().move(parse("hide card:*"))).toBe("Hide *");
    expect(words("de").move(parse("*"))).toBe("etwas Geheimes");
  });

  it("say events with names for tokens, seats and the reason behind", () => {
    const because = { rule: "TT-1.2", key: "red", args: { place: "paris" } };
    const said = words().event({ kind: "moved", rule: "TT-1.2", args: { train: "black", points: 3 }, because });
    expect(said).toEqual({ text: "the black one runs 3 pieces. Paris shows red.", rule: "TT-1.2" });
    const why = words().why({ rule: "TT-1.3", key: "in_the_way", args: { other_train: "grey", seat: 1 } });
    expect(why.text).toBe("the grey one is in the way of Bot 2.");
  });

  it("tell of a move without events, of one that was the only one, and of nothing where nothing is to tell", () => {
    const tell = (what: string, move: string, kind?: string): string[] =>
      words()
        .line({ entry: 1, what, seat: 0, move, events: kind ? [{ kind, rule: "" }] : [] })
        .map((said) => said.text);
    expect(tell("move", "pass")).toEqual(["Ada: Pass"]);
    expect(tell("only", "pass")).toEqual(["Ada: nothing else was possible: Pass."]);
    expect(tell("move", "pass", "quiet")).toEqual([]);
    expect(tell("undo", "")).toEqual(["Ada takes moves back."]);
  });

  it("say what an error means, by its reason or by its code", () => {
    expect(words().fault({ code: "x", key: "red", rule: "TT-1.2", args: { place: "lyon" } }).text).toBe("Lyon shows red.");
    expect(words().fault({ code: "unreachable" }).text).toBe("The service cannot be reached.");
    expect(words().fault({ code: "odd" }).text).toContain("odd");
  });

  it("find the text of a rule by its id", () => {
    expect(words().texts.rule("TT-1.2")).toEqual({ id: "TT-1.2", title: "Red", text: "A train stops at red." });
    expect(words().texts.rule("TT-9")).toBeNull();
  });

  it("say how it ended", () => {
    const because = { rule: "TT-1.2", key: "red", args: { place: "paris" } };
    const ending = { ending: "won", winners: [0, 1], because, scores: [] };
    expect(words().ending(ending).text).toBe("Won by Ada, Bot 2. Paris shows red.");
  });
});

describe("walking to a move", () => {
  const walking = async (choices: Choices | null, answers: Record<string, Choices> = {}) => {
    const asked: string[] = [];
    const guide: Guide = {
      isComplete: (path) => words().isComplete(path),
      ask: (path) => {
        asked.push(path);
        return Promise.resolve(answers[path] ?? null);
      },
    };
    const walk = new Walk({ id: "0.1", seat: 0, what: "play", choices }, guide, () => undefined);
    await walk.start();
    const take = (token: string) => {
      const choice = walk.here.next?.steps.find((step) => step.token === token);
      return choice ? walk.choose(choice) : Promise.resolve(undefined);
    };
    return { walk, asked, take };
  };

  it("goes down a tree, and back", async () => {
    const { walk, take } = await walking(TREE);
    expect(await take("move")).toBeNull();
    expect(await take("black")).toBeNull();
    expect(walk.here.next?.steps.map((step) => step.token)).toEqual(["paris", "lyon"]);
    walk.back();
    expect(walk.here.next?.part).toBe("train");
    await take("black");
    expect(await take("lyon")).toBe("move train:black to:lyon");
  });

  it("takes what follows without a choice along", async () => {
    const { walk, take } = await walking(TREE);
    expect(await take("pass")).toBe("pass");
    await take("move");
    const grey = walk.here.next?.steps[1];
    expect(grey && show(walk.outlook(grey).slice(1))).toBe("to:lyon");
    expect(await take("grey")).toBe("move train:grey to:lyon");
  });

  it("asks step by step where no tree came", async () => {
    const first = { part: "", domain: "", steps: [{ token: "move" }] };
    const second = { part: "train", domain: "train", steps: [{ token: "black" }] };
    const third = { part: "to", domain: "place", steps: [{ token: "paris" }] };
    const { asked, take } = await walking(null, { "": first, move: second, "move train:black": third });
    await take("move");
    await take("black");
    expect(await take("paris")).toBe("move train:black to:paris");
    expect(asked).toEqual(["", "move", "move train:black"]);
  });

  it("walks a side move beside the question", async () => {
    const answers = { swap: { part: "card", domain: "number", steps: [{ token: "3" }] } };
    const { walk, take } = await walking(TREE, answers);
    expect(await walk.side("swap")).toBeNull();
    expect(await take("3")).toBe("swap card:3");
    walk.back();
    expect(walk.here.next).toBe(TREE);
  });
});

describe("why not", () => {
  it("lists what is not offered: kinds first, then the names of the step", () => {
    expect(listOthers([], TREE, words()).map((other) => other.move)).toEqual(["hide", "swap"]);
    const train = TREE.steps[0]?.next?.steps[1];
    const path = parse("move train:grey");
    expect(listOthers(path, train?.next ?? null, words())).toEqual([
      { move: "move train:grey to:paris", name: "Paris" },
      { move: "move train:grey to:black", name: "Black Wood" },
    ]);
  });

  it("is searched by name and by notation", () => {
    const others = listOthers(parse("move train:grey"), null, words());
    expect(search(others, "PAR").map((other) => other.name)).toEqual(["Paris"]);
    expect(search(others, "to:lyon").map((other) => other.name)).toEqual(["Lyon"]);
  });
});

describe("a view", () => {
  const nodes = (all: Node[]): string[] =>
    all.flatMap((node) =>
      node.kind === "fact" ? [`${node.label}: ${node.value}`] : [`[${node.label}]`, ...nodes(node.nodes)],
    );
  const flat = (sections: Section[]): string[] =>
    sections.flatMap((one) => [`[${one.label}]`, ...(one.text ? [one.text] : nodes(one.nodes))]);

  it("reads as facts, groups and lists, with names for tokens", () => {
    const view = {
      turn: 3,
      last_turn: false,
      at: "paris",
      none: null,
      played: ["lyon", "lyon", "paris"],
      goods: { paris: 2, lyon: 0 },
      trains: [{ train: "black", place: "lyon", load: null }, { train: "grey", place: null, load: "x" }],
      purses: [4, 5],
      stops: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"],
    };
    expect(flat(readView(view, words()))).toEqual([
      "[At a glance]", "turn: 3", "last turn: no", "at: Paris", "none: –", "played: Lyon × 2, Paris",
      "[Purses]", "Ada: 4", "Bot 2: 5",
      "[goods]", "Paris: 2", "Lyon: 0",
      "[Trains]", "[the black one]", "place: Lyon", "[the grey one]", "load: x",
      "[stops]", "a, b, c, d, e, f, g, h, i, j, k, l, m",
    ]); // prettier-ignore
  });

  it("is read with what the catalogue says about its fields", () => {
    const own = [
      'view-secret = { "" }',
      "view-turn_of = At turn\n    .of = seat",
      "view-lights = Lights\n    .of = place\n    .to = train",
    ].join("\n");
    const speaking = new Words(new Texts("en", ...catalogues("en"), own), NAMES, SEATS);
    expect(flat(readView({ secret: 3, turn_of: 0, lights: { black: "black" } }, speaking))).toEqual([
      "[At a glance]", "At turn: Ada", "[Lights]", "Black Wood: the black one",
    ]); // prettier-ignore
  });

  it("takes anything, so that no game breaks it", () => {
    expect(flat(readView(null, words()))).toEqual([]);
    expect(flat(readView({ a: [], b: {}, c: [[1, 2], []], d: [{}] }, words()))).toEqual([
      "[At a glance]", "a: –", "b: –", "[c]", "1: 1, 2", "2: –", "[d]", "1: –",
    ]); // prettier-ignore
  });
});

describe("the log", () => {
  it("knows what was taken back", () => {
    const log = [0, 1, 2, 3].map((entry) => ({ entry, what: "move" }));
    expect([...takenBack([...log, { entry: 4, what: "undo", back_to: 1 }])]).toEqual([2, 3]);
    expect(takenBack(log).size).toBe(0);
  });
});
