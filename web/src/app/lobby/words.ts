/** What tables and seats are called around the tables. */
import type { GameInfo, SeatInfo, TableInfo } from "../../wire/types";
import { session } from "../session.svelte";

export const seatName = (seat: SeatInfo): string =>
  seat.name || session.t(seat.kind === "bot" ? "web-bot-name" : "seat-name", { number: seat.seat + 1 });

/** The table's own name, or that of its game. */
export const tableName = (table: TableInfo): string => table.name || session.gameName(table.game);

export function botName(bot: string): string {
  return session.texts?.sayOr(`lobby-bot-${bot}`, bot) ?? bot;
}

/** How things stand, in a few words. */
export function standing(table: TableInfo): string {
  if (table.state === "unreadable") return session.t("lobby-unreadable");
  if (table.state === "over") return session.t("lobby-over");
  if (table.state === "waiting") return waiting(table);
  if (table.your_turn) return session.t("lobby-your-turn");
  const seats = table.waiting?.seats ?? [];
  if (seats.length === 0) return session.t("lobby-turn-chance");
  const [first] = seats.map((seat) => table.seats[seat]);
  if (seats.length > 1 || first === undefined) return session.t("lobby-turn-all");
  return session.t("lobby-turn-of", { seat: seatName(first) });
}

function waiting(table: TableInfo): string {
  const free = table.seats.filter((seat) => seat.kind === "open");
  if (free.some((seat) => seat.kept && seat.you)) return session.t("lobby-kept-for-you");
  return free.length > 0 ? session.t("lobby-seats-free", { count: free.length }) : session.t("lobby-waits-ready");
}

/** Those that want something of you first, then what runs, then what is over. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number =>
    table.your_turn ? 0 : table.state === "waiting" ? 1 : table.state === "playing" ? 2 : 3;
  return [...tables].sort((one, other) => rank(one) - rank(other) || (other.updated ?? 0) - (one.updated ?? 0));
}

/** How long one may think there, in a few words; nothing where everybody takes his time. */
export function clockOf(table: TableInfo): string {
  const clock = table.clock;
  if (clock?.kind === "live") return session.t("clock-minutes-of", { minutes: clock.minutes ?? 0 });
  return clock?.kind === "day" ? session.t("clock-days-of", { days: clock.days ?? 0 }) : "";
}

export const seatsOf = (game: GameInfo): string =>
  game.seats[0] === game.seats[1]
    ? String(game.seats[0])
    : session.t("lobby-from-to", { low: game.seats[0], high: game.seats[1] });

/** Good morning, good evening: by the clock of this device. */
export function greeting(name: string, hour = new Date().getHours()): string {
  const time = hour < 5 ? "night" : hour < 11 ? "morning" : hour < 18 ? "day" : "evening";
  return session.t(`lobby-hello-${time}`, { name });
}

/** The code in what somebody typed or pasted: the code itself, or a link that ends with it. */
export function codeIn(text: string): string {
  const link = /\/join\/([A-Za-z0-9]+)/.exec(text)?.[1];
  return (link ?? text).replace(/[^A-Za-z0-9]/g, "").toUpperCase().slice(0, CODE_LENGTH);
}

export const CODE_LENGTH = 6;
