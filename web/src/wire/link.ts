/**
 * The socket to a table. It heals by itself: after a loss it connects again with a growing pause, says which message
 * it had last, and sends again whatever is unanswered. A command keeps its id, so nothing is done twice.
 */
import { newId } from "./ids";
import type {
  AheadIs,
  Anew,
  AllDone,
  Answered,
  AskAhead,
  AskChoices,
  AskIf,
  AskWhy,
  Back,
  ChoicesAre,
  Clocks,
  Commit,
  Do,
  DoAll,
  Fault,
  FromClient,
  FromServer,
  Noted,
  Open,
  Reload,
  Snapshot,
  Social,
  Taken,
  TakeBack,
  Told,
  Trial,
  Update,
  WhyIs,
} from "./types";

export type LinkState = "connecting" | "open" | "lost" | "closed";

/** What a table hears from its link. */
export interface Listener {
  news(message: Snapshot | Update): void;
  state(state: LinkState): void;
  ticking(clocks: Clocks): void;
  trouble(fault: Fault): void;
  reload(message: Reload): void;
  /** What people say to each other. */
  told?(message: Told): void;
}

type Asked =
  | Back
  | Do
  | DoAll
  | TakeBack
  | AskChoices
  | AskWhy
  | AskIf
  | AskAhead
  | Commit
  | Open
  | Anew
  | Social;
type Reply = Answered | AllDone | ChoicesAre | WhyIs | Trial | AheadIs | Noted | Taken;
type Wish<T extends Asked> = Omit<T, "id" | "type">;
/** Anything that people say, without its id. */
type Spoken = Social extends infer One ? (One extends Social ? Omit<One, "id"> : never) : never;

/** The little that is used of a WebSocket, so that tests can stand in for it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface LinkSetting {
  url: string;
  table: string;
  build: string;
  /** The code that invites, for those who only watch. */
  code?: string;
  open?: (url: string) => Socket;
}

export const PAUSES = [300, 1_000, 2_000, 4_000, 8_000];
/** Whoever has not answered a message for so long has gone, whatever the socket believes. */
export const PATIENCE = 12_000;
/** Trouble that another try cannot mend. */
const HOPELESS = new Set(["no_such_table", "unreadable_table", "no_such_game"]);

export class Link {
  private socket: Socket | null = null;
  private last = 0;
  /** As whom this page was shown the table: `last` counts for that viewer alone. */
  private viewer: number | undefined;
  private tries = 0;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly open_: (url: string) => Socket;
  private readonly pending = new Map<string, { asked: Asked; done: (reply: Reply) => void; since: number }>();
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly again = (): void => this.retry();

  constructor(
    private readonly setting: LinkSetting,
    private readonly listener: Listener,
  ) {
    this.open_ = setting.open ?? ((url) => new WebSocket(url) as Socket);
  }

  /** Begin. */
  start(): void {
    globalThis.addEventListener("online", this.again);
    this.watch = setInterval(() => this.checkOverdue(), 2_000);
    this.connect();
  }

  /** Leave the table for good. */
  stop(): void {
    this.tries = -1;
    globalThis.removeEventListener("online", this.again);
    clearInterval(this.watch);
    clearTimeout(this.timer);
    this.drop();
    this.listener.state("closed");
  }

  /** Try at once, without waiting for the pause to end. */
  retry(): void {
    if (this.socket !== null || this.tries < 0) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Greet anew, as whoever the cookie now says. */
  greetAnew(): void {
    if (this.tries < 0) return;
    clearTimeout(this.timer);
    this.drop();
    this.last = 0;
    this.connect();
  }

  do(wish: Wish<Do>): Promise<Answered> {
    return this.ask({ type: "do", id: newId(), ...wish }) as Promise<Answered>;
  }

  /** Somebody whose time was up is there again. */
  back(seat: number): Promise<Answered> {
    return this.ask({ type: "back", id: newId(), seat }) as Promise<Answered>;
  }

  /** This page shows what it was sent so far: the clock may start. */
  seen(): void {
    if (this.greeted) this.send({ type: "seen", number: this.last });
  }

  takeBack(wish: Wish<TakeBack>): Promise<Answered> {
    return this.ask({ type: "take_back", id: newId(), ...wish }) as Promise<Answered>;
  }

  choices(wish: Wish<AskChoices>): Promise<ChoicesAre> {
    return this.ask({ type: "ask_choices", id: newId(), ...wish }) as Promise<ChoicesAre>;
  }

  why(wish: Wish<AskWhy>): Promise<WhyIs> {
    return this.ask({ type: "ask_why", id: newId(), ...wish }) as Promise<WhyIs>;
  }

  ahead(wish: Wish<AskAhead>): Promise<AheadIs> {
    return this.ask({ type: "ask_ahead", id: newId(), ...wish }) as Promise<AheadIs>;
  }

  commit(wish: Wish<Commit>): Promise<Noted> {
    return this.ask({ type: "commit", id: newId(), ...wish }) as Promise<Noted>;
  }

  open(wish: Wish<Open>): Promise<Noted> {
    return this.ask({ type: "open", id: newId(), ...wish }) as Promise<Noted>;
  }

  anew(wish: Wish<Anew>): Promise<Noted> {
    return this.ask({ type: "anew", id: newId(), ...wish }) as Promise<Noted>;
  }

  /** At a screen with several seats: show what one of them sees, or cover it. Lost with the link: then all is covered. */
  look(seat: number): void {
    if (this.greeted) this.send({ type: "look", seat });
  }

  doAll(wish: Wish<DoAll>): Promise<AllDone> {
    return this.ask({ type: "do_all", id: newId(), ...wish }) as Promise<AllDone>;
  }

  tryOut(wish: Wish<AskIf>): Promise<Trial> {
    return this.ask({ type: "ask_if", id: newId(), ...wish }) as Promise<Trial>;
  }

  say(spoken: Spoken): Promise<Taken> {
    return this.ask({ id: newId(), ...spoken } as Social) as Promise<Taken>;
  }

  private ask(asked: Asked): Promise<Reply> {
    return new Promise((done) => {
      this.pending.set(asked.id, { asked, done, since: Date.now() });
      if (this.greeted) this.send(asked);
    });
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    this.listener.state(this.tries === 0 ? "connecting" : "lost");
    const socket = this.open_(this.setting.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => this.lose(socket);
  }

  private greet(): void {
    this.greeted = true;
    const { build, table, code = "" } = this.setting;
    const viewer = this.viewer;
    const known = viewer !== undefined && { viewer };
    this.send({ type: "hello", table, last: this.last, build, ...known, ...(code !== "" && { code }) });
    for (const one of this.pending.values()) {
      one.since = Date.now();
      this.send(one.asked);
    }
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.tries < 0) return;
    this.listener.state("lost");
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0;
    this.tries += 1;
    this.timer = setTimeout(() => this.retry(), pause * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** A message without an answer for too long: the way is broken though the socket has not noticed. */
  private checkOverdue(): void {
    const now = Date.now();
    const overdue = [...this.pending.values()].some((one) => now - one.since > PATIENCE);
    if (overdue && this.socket !== null && this.greeted) this.lose(this.socket);
  }

  private hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return; // not ours; the next message will be
    }
    switch (message.type) {
      case "snapshot":
      case "update":
        this.tries = 0;
        this.last = message.number;
        this.viewer = message.viewer ?? this.viewer;
        this.listener.state("open");
        this.listener.news(message);
        break;
      case "ticking":
        this.listener.ticking(message.clocks);
        break;
      case "answered":
      case "choices_are":
      case "why_is":
      case "trial":
      case "ahead_is":
      case "noted":
      case "all_done":
      case "taken":
        this.tries = 0;
        this.listener.state("open");
        this.settle(message);
        break;
      case "talk":
      case "said":
      case "watching":
      case "asking":
      case "proposals":
      case "pointed":
        this.listener.told?.(message);
        break;
      case "ping":
        this.tries = 0;
        this.listener.state("open");
        this.send({ type: "pong" });
        break;
      case "reload":
        this.stop();
        this.listener.reload(message);
        break;
      case "trouble":
        if (HOPELESS.has(message.fault.code)) this.stop();
        this.listener.trouble(message.fault);
        break;
    }
  }

  private settle(reply: Reply): void {
    const one = this.pending.get(reply.id);
    if (one === undefined) return;
    this.pending.delete(reply.id);
    one.done(reply);
  }
}
