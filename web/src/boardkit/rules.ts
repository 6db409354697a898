/** The rules of a game as a list that can be read and searched. */
import type { Rule } from "./texts";

/** Those whose number, title or text has all the words written so far. */
export function search(rules: readonly Rule[], letters: string): Rule[] {
  const wanted = letters.trim().toLocaleLowerCase().split(/\s+/);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The chapter of a rule: `SW-7.5` stands in 7. */
export const chapterOf = (id: string): string => /-(\d+)\.\d+$/.exec(id)?.[1] ?? "";
