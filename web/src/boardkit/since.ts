/** What happened while one was away, in three to seven lines: like events counted, else the last things said. */
import type { Happening, LogLine } from "../wire/types";
import { takenBack } from "./log";
import type { Words } from "./words";

const FEWEST = 3;
const MOST = 7;

/** Entries after one that somebody has seen. */
export const fresh = (log: readonly LogLine[], seen: number): LogLine[] => log.filter((line) => line.entry > seen);

/**
 * The lines. An event whose text has `.news` is counted: `$number` says how often, `$sum` adds up the number it speaks
 * of. Where too few are counted, the last things said stand below.
 */
export function sayNews(lines: readonly LogLine[], words: Words): string[] {
  const gone = takenBack(lines);
  const left = lines.filter((line) => !gone.has(line.entry));
  const counted = new Map<string, Happening[]>();
  for (const event of left.flatMap((line) => line.events ?? [])) {
    if (!words.texts.has(`event-${event.kind}.news`)) continue;
    counted.set(event.kind, [...(counted.get(event.kind) ?? []), event]);
  }
  const news = [...counted].map(([kind, events]) => words.news(kind, events)).slice(0, MOST);
  if (news.length >= FEWEST) return news;
  const said = left.flatMap((line) => words.line(line).map(({ text }) => text));
  return [...news, ...said.slice(news.length - MOST)];
}
