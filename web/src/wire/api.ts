/** The HTTP part: every call gives what was asked for or throws the one kind of error there is. */
import type { Fault, GameInfo, Holidays, Me, Names, NewGuest, NewPace, NewTable, TableInfo } from "./types";

/** A refusal of the service, or no answer at all (code `unreachable`). */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.code);
  }
}

/** `lasting`: sent to the end even if the page is left meanwhile. */
async function call(method: string, path: string, body?: unknown, lasting = false): Promise<Response> {
  const asked: RequestInit = { method, credentials: "same-origin", keepalive: lasting };
  if (body !== undefined) {
    asked.headers = { "content-type": "application/json" };
    asked.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refused({ code: "unreachable" });
  }
  if (!answer.ok) throw new Refused(await faultOf(answer), answer.status);
  return answer;
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const said: unknown = await answer.json();
    if (typeof said === "object" && said !== null && "code" in said) return said as Fault;
  } catch {
    // no JSON: somebody between us and the service answered
  }
  return { code: answer.status >= 500 ? "unreachable" : "refused" };
}

/** Ask, and read the answer. */
export async function ask<T>(method: string, path: string, body?: unknown, lasting = false): Promise<T> {
  return (await (await call(method, path, body, lasting)).json()) as T;
}

const part = encodeURIComponent;

/** Who the cookie says one is, or nobody. */
export async function getMe(): Promise<Me | null> {
  try {
    return await ask<Me | null>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

export const putMe = (me: Me): Promise<Me> => ask("PUT", "/api/me", me, true);
export const getHolidays = (): Promise<Holidays> => ask("GET", "/api/me/holidays");
export const putHolidays = (wanted: Holidays): Promise<Holidays> => ask("PUT", "/api/me/holidays", wanted);
export const newGuest = (guest: NewGuest): Promise<Me> => ask("POST", "/api/guests", guest);
export const getGames = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const getTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const newTable = (table: NewTable): Promise<TableInfo> => ask("POST", "/api/tables", table);

/** The code that invites stands behind the address: whoever only watches a table that is not open shows it. */
const code = (): string => (location.hash.length > 1 ? `?code=${part(location.hash.slice(1, 33))}` : "");

export const getNames = (table: string, lang: string): Promise<Names> =>
  ask("GET", `/api/tables/${part(table)}/names/${part(lang)}${code()}`);

/** The plan of a table's board; the game knows its shape. */
export const getPlan = <T>(table: string, lang: string): Promise<T> =>
  ask("GET", `/api/tables/${part(table)}/board/${part(lang)}${code()}`);

/** The file of a finished game, as text. */
export const getExport = async (table: string): Promise<string> =>
  (await call("GET", `/api/tables/${part(table)}/export${code()}`)).text();

/** How fast the bots of a table shall move: for whoever plays alone with them. */
export const setPace = (table: string, pace: string): Promise<TableInfo> =>
  ask("PUT", `/api/tables/${part(table)}/pace`, { pace } satisfies NewPace);

/** A catalogue as Fluent text: the engine's, or with `game` that game's. */
export async function getTexts(lang: string, game = ""): Promise<string> {
  const path = game ? `/api/texts/${part(lang)}/${part(game)}` : `/api/texts/${part(lang)}`;
  return (await call("GET", path)).text();
}
