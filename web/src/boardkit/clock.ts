/** How the time that is left is written. No rules, no page: numbers in, words out. */
import type { Args } from "./texts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Below so much a clock warns: half a minute, or three hours by the day. */
export const WARNS = { live: 30 * SECOND, day: 3 * HOUR };

/** What is written, and the sentence that says the same aloud. */
export interface Written {
  digits: string;
  key: string;
  args: Args;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A live clock as digits: begun seconds count, so that 0:00 is the end and not before. */
export function writeLive(left: number): Written {
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60);
  const digits =
    hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { digits, key: "clock-left-live", args: { minutes, seconds: seconds % 60 } };
}

/** A clock by the day: days and hours, in the last day hours and minutes. */
export function writeDay(left: number): Written {
  const minutes = Math.ceil(Math.max(0, left) / MINUTE);
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor(minutes / 60) % 24;
  const args = { days, hours, minutes: minutes % 60 };
  return { digits: "", key: days > 0 ? "clock-left-days" : "clock-left-hours", args };
}

export const write = (left: number, kind: string): Written => (kind === "day" ? writeDay(left) : writeLive(left));

export const warns = (left: number, kind: string): boolean => left <= (kind === "day" ? WARNS.day : WARNS.live);

/** When the written words change next: so often a clock has to be looked at. */
export const beatOf = (kind: string): number => (kind === "day" ? 20 * SECOND : 200);
