import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/app/App.svelte";
import { Digits } from "../src/app/keys";
import { pageOf, route } from "../src/app/route.svelte";
import { seatsFor, session } from "../src/app/session.svelte";
import type { FromClient, GameInfo, Snapshot, TableInfo } from "../src/wire/types";
import { catalogues, GAME, NAMES, SEATS, TREE } from "./sample";

const TABLE: TableInfo = { id: "t1", game: "toy", seats: SEATS, options: {}, state: "playing", open: false };
const TOY: GameInfo = {
  id: "toy",
  name: { en: "Toy Line", de: "Spielzeugbahn" },
  seats: [1, 4],
  cooperative: true,
  authors: ["A. Nother"],
  publisher: "Nobody",
  year: 2020,
  options: [],
  bots: ["random", "steady"],
};
const SNAPSHOT: Snapshot = {
  type: "snapshot",
  number: 1,
  build: "",
  table: TABLE,
  viewer: 0,
  view: { turn: 1, at: "paris" },
  waiting: { kind: "one", seats: [0], what: "play" },
  questions: [{ id: "0.1", seat: 0, what: "play", choices: TREE }],
  log: [{ entry: 0, what: "start", events: [{ kind: "moved", rule: "TT-1.2", args: { train: "grey", points: 2 } }] }],
  undos: 1,
};

let socket: FakeSocket;

/** The service, as far as one page sees it. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: FromClient[] = [];

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test speaks through the last one
    socket = this;
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    this.sent.push(message);
    if (message.type === "hello") this.say(SNAPSHOT);
  }

  close(): void {
    this.onmessage = null;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: T }>[];
  }
}

const requests: string[] = [];

function answer(path: string, asked?: RequestInit): Response {
  requests.push(`${asked?.method ?? "GET"} ${path}`);
  const json = (body: unknown): Response => new Response(JSON.stringify(body));
  if (path === "/api/me" && asked?.method === "GET") return json(null);
  if (path === "/api/me" || path === "/api/guests") return json({ name: "Guest", lang: session.lang, theme: session.theme });
  if (path === "/api/games") return json([TOY]);
  if (path === "/api/lobby") return json([]);
  if (path === "/api/tables") return asked?.method === "POST" ? json(TABLE) : json([]);
  if (path.includes("/names/")) return json(NAMES);
  if (path.endsWith("/toy")) return new Response(GAME);
  if (path.startsWith("/api/texts/")) return new Response(catalogues(path.slice(-2)).join("\n"));
  return new Response(JSON.stringify({ code: "no_such_page" }), { status: 404 });
}

const until = (check: () => void): Promise<void> => vi.waitFor(() => (flushSync(), check()), { timeout: 3_000 });
const text = (): string => document.body.textContent ?? "";
const choices = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-choice]")];
const press = (key: string): void => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};

describe("the page", () => {
  let app: Record<string, unknown>;

  beforeEach(() => {
    requests.length = 0;
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (path: string, asked?: RequestInit) => Promise.resolve(answer(path, asked)));
    vi.stubGlobal("scrollTo", () => undefined);
    document.documentElement.lang = "en";
    document.documentElement.dataset["theme"] = "auto";
    Object.assign(session, { me: null, texts: null, games: null });
  });
  afterEach(async () => {
    await unmount(app);
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  function open(path: string): void {
    route.go(path);
    app = mount(App, { target: document.body });
  }

  it("starts a game with one click from home", async () => {
    open("/");
    await until(() => expect(text()).toContain("Toy Line"));
    document.querySelector<HTMLButtonElement>("li.poster button.pri")?.click();
    await until(() => expect(location.pathname).toBe("/table/t1"));
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual(["POST /api/guests", "POST /api/tables"]);
    await until(() => expect(text()).toContain("Ada: what do you play?"));
  });

  it("plays a move by keys: digits, Escape, Enter on the only way", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    press("1");
    await until(() => expect(choices().map((one) => one.dataset["choice"])).toEqual(["black", "grey"]));
    expect(choices()[1]?.textContent).toContain("the grey one · Lyon");
    press("1");
    await until(() => expect(choices()).toHaveLength(2));
    press("Escape");
    await until(() => expect(choices()[0]?.dataset["choice"]).toBe("black"));
    press("2");
    await until(() => expect(socket.of("do")).toHaveLength(1));
    expect(socket.of("do")[0]).toMatchObject({ seat: 0, question: "0.1", move: "move train:grey to:lyon" });
  });

  it("says why a move was refused, with the rule, and offers the choices again", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    choices()[1]?.click();
    await until(() => expect(socket.of("do")).toHaveLength(1));
    const fault = { code: "refused", rule: "TT-1.2", key: "red", args: { place: "paris" } };
    socket.say({ type: "answered", id: socket.of("do")[0]?.id, fault });
    await until(() => expect(document.querySelector(".bubble")?.textContent).toContain("Paris shows red."));
    expect(choices()).toHaveLength(2);
  });

  it("answers why not for what is not offered", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    press("?");
    const other = document.querySelector<HTMLButtonElement>(".why button");
    expect(other?.textContent).toBe("hide");
    other?.click();
    await until(() => expect(socket.of("ask_why")[0]?.move).toBe("hide"));
    const fault = { code: "refused", rule: "TT-1.2", key: "red", args: { place: "lyon" } };
    socket.say({ type: "why_is", id: socket.of("ask_why")[0]?.id, fault });
    await until(() => expect(document.querySelector(".bubble")?.textContent).toContain("Lyon shows red."));
  });

  it("takes a move back with U, and shows the end with the working of the scores", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    press("u");
    await until(() => expect(socket.of("take_back")).toHaveLength(1));
    const because = { rule: "TT-1.2", key: "red", args: { place: "paris" } };
    socket.say({
      type: "update",
      number: 2,
      log: [{ entry: 1, what: "move", seat: 1, move: "pass" }],
      view: { turn: 2 },
      waiting: { kind: "over", seats: [] },
      ending: { ending: "won", winners: [0], because, scores: [[{ points: 3, because }, { points: -1, because }], []] },
    });
    await until(() => expect(text()).toContain("Won by Ada. Paris shows red."));
    expect(text()).toContain("Ada: 2");
    expect(text()).toContain("Bot 2: Pass");
  });

  it("changes language in mid-game without asking the table anew", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    press("1");
    const before = socket;
    document.querySelector<HTMLButtonElement>('button[lang="de"]')?.click();
    await until(() => expect(text()).toContain("Warum nicht?"));
    expect(document.documentElement.lang).toBe("de");
    expect(socket).toBe(before);
    expect(choices().map((one) => one.dataset["choice"])).toEqual(["black", "grey"]);
    await session.setLang("en");
  });

  it("shows a lost connection and goes on when it is back", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    const before = socket;
    before.onclose?.();
    await until(() => expect(text()).toContain("The connection is lost."));
    await until(() => expect(text()).not.toContain("The connection is lost."));
    expect(socket).not.toBe(before);
    expect(socket.of("hello")[0]?.last).toBe(1);
  });

  it("loads itself anew for a newer build, once; then it asks", async () => {
    sessionStorage.clear();
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    socket.say({ type: "reload", build: "newer" });
    expect(reload).toHaveBeenCalledTimes(1);
    route.go("/");
    await until(() => expect(document.querySelector("button.pri")).not.toBeNull());
    route.go("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    socket.say({ type: "reload", build: "newer" });
    await until(() => expect(text()).toContain("This page is older than the service."));
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });

  it("opens the text of a rule from the log", async () => {
    open("/table/t1");
    await until(() => expect(document.querySelector(".log .rule")).not.toBeNull());
    document.querySelector<HTMLButtonElement>(".log .rule")?.click();
    await until(() => expect(document.querySelector("dialog")?.textContent).toContain("A train stops at red."));
  });

  it("asks for choices step by step where no tree came, and says when something is wrong", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    const question = { id: "0.2", seat: 0, what: "play" };
    socket.say({ type: "update", number: 2, log: [], view: {}, waiting: SNAPSHOT.waiting, questions: [question] });
    await until(() => expect(socket.of("ask_choices")).toHaveLength(1));
    const id = socket.of("ask_choices")[0]?.id;
    socket.say({ type: "choices_are", id, choices: { part: "", domain: "", steps: [{ token: "move" }] } });
    await until(() => expect(choices()).toHaveLength(1));
    choices()[0]?.click();
    await until(() => expect(socket.of("ask_choices")[1]?.path).toBe("move"));
    socket.say({ type: "choices_are", id: socket.of("ask_choices")[1]?.id, fault: { code: "too_fast" } });
    await until(() => expect(document.querySelector(".bubble")?.textContent).toContain("very fast"));
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Try again")?.click();
    await until(() => expect(socket.of("ask_choices")).toHaveLength(3));
    socket.say({ type: "choices_are", id: socket.of("ask_choices")[2]?.id, choices: TREE.steps[0]?.next });
    await until(() => expect(choices().map((one) => one.dataset["choice"])).toEqual(["black", "grey"]));
  });

  it("says so when there is no such table, and no such page", async () => {
    open("/table/t1");
    await until(() => expect(choices()).toHaveLength(2));
    socket.say({ type: "trouble", fault: { code: "no_such_table" } });
    await until(() => expect(document.querySelector("h1")?.textContent).toContain("no such table"));
    route.go("/nowhere/at/all");
    await until(() => expect(document.querySelector("h1")?.textContent).toContain("nothing at this address"));
  });
});

describe("little things", () => {
  it("addresses name pages", () => {
    expect(pageOf("/")).toEqual({ name: "home" });
    expect(pageOf("/table/a%20b")).toEqual({ name: "table", id: "a b" });
    expect(pageOf("/table/")).toEqual({ name: "none" });
  });

  it("fills the seats of a game with as few bots as it takes, two at the table where that is allowed", () => {
    expect(seatsFor(TOY)).toEqual([{ kind: "you" }, { kind: "bot", bot: "steady" }]);
    expect(seatsFor({ ...TOY, seats: [4, 6], bots: ["random"] })).toHaveLength(4);
    expect(seatsFor({ ...TOY, seats: [1, 1] })).toEqual([{ kind: "you" }]);
  });

  it("digits wait only while a longer number could be meant", () => {
    vi.useFakeTimers();
    const picked: number[] = [];
    const digits = new Digits((at) => picked.push(at));
    digits.press("4", 12);
    expect(picked).toEqual([3]);
    digits.press("1", 12);
    expect(picked).toEqual([3]);
    digits.press("2", 12);
    expect(picked).toEqual([3, 11]);
    digits.press("1", 12);
    vi.advanceTimersByTime(1_000);
    expect(picked).toEqual([3, 11, 0]);
    expect(digits.press("x", 12)).toBe(false);
    vi.useRealTimers();
  });
});
