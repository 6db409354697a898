/** The plan of a table's board, fetched once for a language. A failed try is forgotten. */
import { getPlan } from "../../wire/api";
import type { Plan } from "./plan";

const fetched = new Map<string, Promise<Plan>>();

export function planOf(table: string, lang: string): Promise<Plan> {
  const key = `${table}/${lang}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const coming = getPlan<Plan>(table, lang);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}
