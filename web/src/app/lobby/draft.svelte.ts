/** A table in the making: what the form says, and what is asked of the service. */
import { Texts } from "../../boardkit/texts";
import { newTable, Refused } from "../../wire/api";
import type { ClockSetting, Fault, GameInfo, NewTable, Seating, TableInfo } from "../../wire/types";
import { favouriteBot, session } from "../session.svelte";

export const KINDS = ["you", "shared", "open", "bot"] as const;
export type Kind = (typeof KINDS)[number];

/** A seat as the form has it: what was typed stays when the kind changes to and fro. */
export interface DraftSeat {
  kind: Kind;
  name: string;
  bot: string;
}

export const WAYS = ["bots", "friends", "screen"] as const;
export type Way = (typeof WAYS)[number];

export class Draft {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, string>>({});
  open = $state(false);
  /** Whether those who look on read the chat too. */
  chat = $state<"all" | "seats">("all");
  pace = $state("brisk");
  name = $state("");
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  /** The words of the game, as soon as they are here. */
  texts = $state.raw<Texts | null>(null);
  /** How long one may think; null for as long as one likes. */
  clock = $state.raw<ClockSetting | null>(null);

  constructor(readonly way: Way) {}

  /** Another game: its seats as the way asks for, its options as intended. */
  choose(game: GameInfo): void {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const [low, high] = game.seats;
    const number = Math.min(Math.max(low, 2), high);
    const kind: Kind = this.way === "friends" ? "open" : this.way === "screen" ? "shared" : "bot";
    this.seats = Array.from({ length: number }, (_, at) => this.seat(at === 0 ? "you" : kind, at));
    this.fault = null;
  }

  async speak(lang: string): Promise<void> {
    const game = this.game;
    if (game === null) return;
    const [engine, own] = await Promise.all([session.catalogue(lang), session.catalogue(lang, game.id)]);
    if (this.game === game) this.texts = new Texts(lang, engine, own);
  }

  private seat(kind: Kind, at: number): DraftSeat {
    const bot = this.game ? favouriteBot(this.game) : "random";
    return { kind, bot, name: session.t("lobby-new-player", { number: at + 1 }) };
  }

  add(): void {
    const last = this.seats.at(-1)?.kind ?? "bot";
    this.seats.push(this.seat(last === "you" ? "bot" : last, this.seats.length));
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  /** One of the seats is mine at most. */
  become(at: number, kind: Kind): void {
    const seat = this.seats[at];
    if (seat === undefined) return;
    if (kind === "you") for (const other of this.seats) if (other.kind === "you") other.kind = seat.kind;
    seat.kind = kind;
  }

  get beginsAtOnce(): boolean {
    return this.seats.every((seat) => seat.kind !== "open");
  }

  get wish(): NewTable {
    const seats = this.seats.map((seat): Seating => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      return seat.kind === "shared" ? { kind: "shared", name: seat.name } : { kind: seat.kind };
    });
    const { open, pace, name, options, clock, chat } = this;
    return { game: this.game?.id ?? "", seats, options: { ...options }, open, pace, name, chat, ...(clock && { clock }) };
  }

  /** Ask for the table; null if it was refused, and `fault` says why. */
  async make(): Promise<TableInfo | null> {
    if (this.busy || this.game === null) return null;
    this.busy = true;
    this.fault = null;
    try {
      await session.introduce();
      return await newTable(this.wish);
    } catch (error) {
      this.fault = error instanceof Refused ? error.fault : { code: "unreachable" };
      return null;
    } finally {
      this.busy = false;
    }
  }
}
