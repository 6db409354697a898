import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { ChanceModel, type Agreeing } from "../src/app/chance.svelte";
import { pledgeOf, recall } from "../src/verify/memory";
import { unhex } from "../src/verify/sha256";
import type { ChanceSeat, Noted, SeatInfo, TableInfo } from "../src/wire/types";

type Said = [string, Record<string, string | number>];

/** A link that writes down what it is asked, and answers. */
class FakeLink implements Agreeing {
  said: Said[] = [];
  answer: Noted = { type: "noted", id: "1" };
  commit = (wish: Record<string, string | number>): Promise<Noted> => this.note("commit", wish);
  open = (wish: Record<string, string | number>): Promise<Noted> => this.note("open", wish);
  anew = (wish: Record<string, string | number>): Promise<Noted> => this.note("anew", wish);

  private note(what: string, wish: Record<string, string | number>): Promise<Noted> {
    this.said.push([what, wish]);
    return Promise.resolve(this.answer);
  }
}

const SEATS: SeatInfo[] = [
  { seat: 0, kind: "bot", name: "" },
  { seat: 1, kind: "person", name: "Ada", you: true },
  { seat: 2, kind: "person", name: "Bob" },
];

function table(round: number, seats: ChanceSeat[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1", game: "toy", seats: SEATS, options: {}, state: "waiting", open: false, commitment: `c${round}`,
    chance: { round, seats }, ...more,
  };
}

function committed(link: FakeLink): string {
  return String(link.said.findLast(([what]) => what === "commit")?.[1]["commitment"]);
}

describe("what a page adds to chance", () => {
  let link: FakeLink;
  let chance: ChanceModel;

  beforeEach(() => {
    localStorage.clear();
    link = new FakeLink();
    chance = new ChanceModel(`t${Math.random()}`, link);
  });
  const own = (): string => recall(chanceTable())?.entropy ?? "";
  const chanceTable = (): string => (chance as unknown as { table: string }).table;

  it("commits once on sitting down, and opens only when ready and all have committed", () => {
    chance.follow(table(3, [{ seat: 1 }, { seat: 2 }]));
    chance.follow(table(3, [{ seat: 1 }, { seat: 2 }]));
    expect(link.said.map(([what]) => what)).toEqual(["commit"]);
    const mine = { seat: 1, commitment: committed(link) };
    expect(mine.commitment).toBe(pledgeOf(unhex(own()) ?? new Uint8Array(), chanceTable(), 3, 1));
    chance.follow(table(3, [mine, { seat: 2 }]));
    chance.sayReady();
    expect(link.said).toHaveLength(1);
    chance.follow(table(3, [mine, { seat: 2, commitment: "b" }]));
    chance.follow(table(3, [mine, { seat: 2, commitment: "b", opened: true }]));
    expect(link.said.slice(1)).toEqual([["open", { round: 3, entropy: own() }]]);
    flushSync();
    expect(chance.missing.map((one) => one.seat)).toEqual([1]);
  });

  it("does not open while somebody is still to come", () => {
    chance.follow(table(1, [{ seat: 1 }, { seat: 2 }]));
    const seats = [{ seat: 1, commitment: committed(link) }, { seat: 2, commitment: "b" }];
    chance.sayReady();
    chance.follow(table(1, seats, { seats: [{ seat: 0, kind: "open", name: "" }, ...SEATS.slice(1)] }));
    expect(link.said.map(([what]) => what)).toEqual(["commit"]);
  });

  it("takes another number in another round, and asks anew whether one is ready", () => {
    chance.follow(table(1, [{ seat: 1 }, { seat: 2 }]));
    const first = own();
    chance.sayReady();
    chance.follow(table(2, [{ seat: 1 }, { seat: 2 }]));
    expect(own()).not.toBe(first);
    expect(chance.ready).toBe(false);
    expect(recall(chanceTable())?.commitment).toBe("c2");
  });

  it("goes on after a reload with the same number", () => {
    chance.follow(table(1, [{ seat: 1 }, { seat: 2 }]));
    const seats = [{ seat: 1, commitment: committed(link) }, { seat: 2, commitment: "b" }];
    const again = new ChanceModel(chanceTable(), link);
    again.follow(table(1, seats));
    again.sayReady();
    expect(link.said.at(-1)).toEqual(["open", { round: 1, entropy: own() }]);
  });

  it("says when its number is lost, and can begin anew", async () => {
    chance.follow(table(4, [{ seat: 1, commitment: "of another device" }, { seat: 2 }]));
    expect(chance.lost).toBe(true);
    expect(link.said).toEqual([]);
    await chance.beginAnew();
    expect(link.said).toEqual([["anew", { round: 4 }]]);
  });

  it("watches without adding anything, and never forgets what it saw first", () => {
    const seats = SEATS.map((seat) => ({ ...seat, you: false }));
    chance.follow(table(1, [{ seat: 1, commitment: "a" }, { seat: 2 }], { seats }));
    chance.follow(table(1, [{ seat: 1, commitment: "x" }, { seat: 2, commitment: "b" }], { seats, commitment: "y" }));
    expect(link.said).toEqual([]);
    expect(recall(chanceTable())).toMatchObject({ commitment: "c1", pledges: { 1: "a", 2: "b" }, entropy: "" });
  });

  it("keeps quiet about a round that is over, and tells what else is refused", async () => {
    link.answer = { type: "noted", id: "1", fault: { code: "round_over" } };
    chance.follow(table(1, [{ seat: 1 }, { seat: 2 }]));
    await Promise.resolve();
    expect(chance.fault).toBeNull();
    link.answer = { type: "noted", id: "1", fault: { code: "store_full" } };
    await chance.beginAnew();
    expect(chance.fault?.code).toBe("store_full");
  });
});
