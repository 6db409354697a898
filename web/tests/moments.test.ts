/** The moments that decided a game of Switch & Signal. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { PartProps } from "../src/boardkit/contribution";
import { Texts } from "../src/boardkit/texts";
import { Words } from "../src/boardkit/words";
import { listMoments } from "../src/games/switch_and_signal/moments";
import type { Happening, LogLine } from "../src/wire/types";
import { catalogues, NAMES, SEATS } from "./sample";

const FOLDER = resolve(__dirname, "../../src/roundhouse/games/switch_and_signal/text");
const words = (lang: string): Words =>
  new Words(new Texts(lang, ...catalogues(lang), readFileSync(`${FOLDER}/${lang}/moments.ftl`, "utf-8")), NAMES, SEATS);

const event = (kind: string, args: Record<string, string | number> = {}): Happening => ({ kind, rule: "SW-14.1", args });
const turn = (number: number) => event("turn_begins", { turn: number, seat: 0 });
const lost = (tokens: number) => event("tokens_paid", { tokens });
const good = event("good_delivered", { train: "grey-1", city: "marseille", goods_colour: "red" });
const emptied = (left: number) => event("clock_emptied", { left });
const logOf = (...lines: Happening[][]): LogLine[] => lines.map((events, entry) => ({ entry, what: "move", events }));

function moments(log: LogLine[], lang = "en"): [number, string][] {
  const table = { log, view: { needed: 8 } };
  const found = listMoments({ table, words: words(lang), isMine: false, narrow: false } as unknown as PartProps);
  return found.map(({ line, text }) => [line, text.replace(/[\u2066-\u2069]/g, "")]);
}

describe("what decided it", () => {
  it("is the last good, the greatest loss, the last card lost: in their order, each with its line", () => {
    const log = logOf([turn(1)], [good], [lost(1)], [lost(2), lost(4)], [turn(4), lost(3)], [good], [lost(2), emptied(5)]);
    expect(moments(log)).toEqual([
      [3, "Turn 1: 4 time tokens lost at one stroke."],
      [5, "Turn 4: good number 2 arrives; 8 were needed."],
      [6, "Turn 4: the clock runs empty for the only time; 5 departure cards are left."],
    ]);
  });

  it("speaks German too, and of the good that won", () => {
    const log = logOf([turn(2)], [good, good, good, good], [turn(9), good, good, good], [good]);
    expect(moments(log, "de")).toEqual([
      [1, "Spielzug 2: Ware Nummer 4 kommt an; 8 waren nötig."],
      [3, "Spielzug 9: Die letzte Ware kommt an, 8 von 8."],
    ]);
  });

  it("knows nothing of what was taken back or cost little", () => {
    const log: LogLine[] = [...logOf([turn(1)], [lost(5)], [lost(1)]), { entry: 3, what: "undo", back_to: 0 }];
    expect(moments(log)).toEqual([]);
    expect(moments(logOf([turn(1)], [lost(1)]))).toEqual([]);
  });

  it("counts what one line does before and after a turn begins to the right turns, and names a line once", () => {
    expect(moments(logOf([turn(1)], [lost(2), turn(2), good]))).toHaveLength(1);
    expect(moments(logOf([turn(1)], [lost(2), turn(2)]))).toEqual([[1, "Turn 1: 2 time tokens lost at one stroke."]]);
  });
});
