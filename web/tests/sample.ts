/** A little game for the tests, in the words of the wire. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Texts } from "../src/boardkit/texts";
import { Words } from "../src/boardkit/words";
import type { Choices, Names, SeatInfo } from "../src/wire/types";

const LANGUAGES = resolve(__dirname, "../../src/roundhouse/texts");

export const catalogues = (lang: string): string[] =>
  ["chance", "engine", "lobby", "talk", "web"].map((name) => readFileSync(`${LANGUAGES}/${lang}/${name}.ftl`, "utf-8"));

export const GAME = `
ask-play = { $seat }: what do you play?
move-move = Move { $train } to { $to }
    .name = Move a train
move-pass = Pass
move-hide = Hide { $card }
step-train = Train
step-to = Where to
event-moved = { $train } runs { $points } pieces. { $because }
event-quiet = { "" }
why-red = { $place } shows red.
why-in_the_way = { $other_train } is in the way of { $seat }.
ending-won = Won by { $winners }. { $because }
rule-TT-1-2 = A train stops at red.
    .title = Red
word-train-black = the black one
view-trains = Trains
view-purses = Purses
    .by = seat
`;

export const NAMES: Names = {
  kinds: [
    { name: "move", parts: [{ name: "train", domain: "train" }, { name: "to", domain: "place" }] },
    { name: "pass" },
    { name: "hide", parts: [{ name: "card", domain: "number" }] },
    { name: "swap", parts: [{ name: "card", domain: "number" }], side: "own" },
  ],
  domains: {
    train: { black: "the black one", grey: "the grey one" },
    place: { paris: "Paris", lyon: "Lyon", black: "Black Wood" },
    number: {},
  },
};

export const SEATS: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Ada", you: true },
  { seat: 1, kind: "bot", name: "" },
];

export const words = (lang = "en"): Words => new Words(new Texts(lang, ...catalogues(lang), GAME), NAMES, SEATS);

const leaf = (part: string, domain: string, ...tokens: string[]): Choices => ({
  part,
  domain,
  steps: tokens.map((token) => ({ token })),
});

export const TREE: Choices = {
  part: "",
  domain: "",
  steps: [
    {
      token: "move",
      next: {
        part: "train",
        domain: "train",
        steps: [
          { token: "black", next: leaf("to", "place", "paris", "lyon") },
          { token: "grey", next: leaf("to", "place", "lyon") },
        ],
      },
    },
    { token: "pass" },
  ],
};
