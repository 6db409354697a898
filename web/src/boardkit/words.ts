/** Everything a table says, in words: what `texts/render.py` does for the terminal, with tokens in place of ids. */
import type { Ending, Fault, Happening, KindInfo, LogLine, Names, PartInfo, Reason, SeatInfo } from "../wire/types";
import { HIDDEN, parse, type Step } from "./notation";
import { asKey, type Args, type Sentence, type Texts } from "./texts";

const SEAT_WORDS = new Set(["seat", "other_seat", "owner", "winner"]);
const NOBODY = "none";

export class Words {
  private readonly kinds = new Map<string, KindInfo>();
  private readonly everywhere = new Map<string, Set<string>>();

  constructor(
    readonly texts: Texts,
    readonly names: Names,
    readonly seats: readonly SeatInfo[],
  ) {
    for (const kind of names.kinds) this.kinds.set(kind.name, kind);
    for (const [domain, tokens] of Object.entries(names.domains)) {
      if (domain === "seat") continue;
      for (const token of Object.keys(tokens)) {
        const found = this.everywhere.get(token) ?? new Set();
        this.everywhere.set(token, found.add(this.name(domain, token)));
      }
    }
  }

  // -- names ---------------------------------------------------------------------------------------

  seat(seat: number): string {
    if (seat < 0) return this.texts.say("seat-nobody");
    const sits = this.seats[seat];
    return sits?.name || this.texts.say(sits?.kind === "bot" ? "web-bot-name" : "seat-name", { number: seat + 1 });
  }

  private seatOf(value: string | number): string {
    if (typeof value === "number") return this.seat(value);
    return this.seat(value === NOBODY ? -1 : this.tokens("seat").indexOf(value));
  }

  /** The tokens of a domain in the order of their ids. */
  tokens(domain: string): string[] {
    return Object.keys(this.names.domains[domain] ?? {});
  }

  name(domain: string, token: string): string {
    if (token === HIDDEN) return HIDDEN;
    if (domain === "seat") return this.seatOf(token);
    const named = this.names.domains[domain]?.[token];
    if (named !== undefined && named !== "") return named;
    const key = `word-${domain}-${asKey(token)}`;
    if (this.texts.has(key)) return this.texts.say(key);
    return token === NOBODY ? this.texts.say("word-none") : token;
  }

  /** What a word of a view means: a token that means the same wherever it is a name, else the word itself. */
  word(token: string, hint = ""): string {
    const domain = this.aspect(hint, "of") || hint.replace(/^other_/, "");
    if (this.names.domains[domain]?.[token] !== undefined) return this.name(domain, token);
    const found = this.everywhere.get(token);
    return found?.size === 1 ? ([...found][0] ?? token) : token;
  }

  /** Beside its key a word may be short (`tours: paris-limoges`); its domain has it whole (`tours/paris-limoges`). */
  whole(domain: string, key: string, value: unknown): unknown {
    const whole = `${key}/${String(value)}`;
    return this.names.domains[domain]?.[whole] === undefined ? value : whole;
  }

  private domainOf(argument: string): string | null {
    const domain = argument.replace(/^other_/, "");
    return domain in this.names.domains ? domain : null;
  }

  args(args: Args = {}): Args {
    const shown: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const domain = this.domainOf(name);
      if (SEAT_WORDS.has(name)) shown[name] = this.seatOf(value);
      else if (domain === null || typeof value === "number") shown[name] = value;
      else shown[name] = this.name(domain, value);
    }
    return shown;
  }

  // -- moves ---------------------------------------------------------------------------------------

  kindOf(name: string): KindInfo | undefined {
    return this.kinds.get(name);
  }

  isComplete(path: readonly Step[]): boolean {
    const kind = this.kinds.get(path[0]?.token ?? "");
    return kind !== undefined && path.length === 1 + partsOf(kind).length;
  }

  kind(name: string): string {
    const key = `move-${name}`;
    if (this.texts.has(`${key}.name`)) return this.texts.say(`${key}.name`);
    if (this.texts.has(key) && partsOf(this.kinds.get(name)).length === 0) return this.texts.say(key);
    return name.replaceAll("_", " ");
  }

  step(part: string): string {
    return part === "" ? this.texts.say("web-step-kind") : this.texts.sayOr(`step-${part}`, part.replaceAll("_", " "));
  }

  choice(domain: string, part: string, token: string): string {
    return part === "" ? this.kind(token) : this.name(domain, token);
  }

  /** A move in words, whole or begun. */
  move(path: readonly (Step & { domain?: string })[]): string {
    const first = path[0]?.token ?? "";
    if (first === HIDDEN) return this.texts.say("move-hidden");
    const kind = this.kinds.get(first);
    // The kind may still be open: a train was picked, and it could run or load.
    if (kind === undefined) return path.map(({ domain, token }) => this.name(domain ?? "", token)).join(" · ");
    const args: Args = {};
    const domains = new Map(partsOf(kind).map((part) => [part.name, part.domain]));
    for (const step of path.slice(1)) args[step.part] = this.name(domains.get(step.part) ?? "", step.token);
    const key = `move-${first}`;
    if (this.isComplete(path) && this.texts.has(key)) return this.texts.say(key, args);
    return [this.kind(first), ...Object.values(args).map(String)].join(" · ");
  }

  // -- sentences -----------------------------------------------------------------------------------

  why(because: Reason): Sentence {
    return { text: this.texts.say(`why-${because.key}`, this.args(because.args)), rule: because.rule };
  }

  /** What an error says: its reason, if it has one, else what its code means. */
  fault(fault: Fault): Sentence {
    const rule = fault.rule ?? "";
    if (fault.key) {
      const key = this.texts.has(`bad-${fault.key}`) ? `bad-${fault.key}` : `why-${fault.key}`;
      if (this.texts.has(key)) return { text: this.texts.say(key, this.args(fault.args)), rule };
    }
    return { text: faultText(this.texts, fault), rule };
  }

  event(event: Happening): Sentence {
    const because = event.because ? this.why(event.because).text : "";
    const args = { ...this.args(event.args), because };
    const head = `event-${event.kind}.head`;
    if (this.texts.has(head)) return { text: this.texts.say(head, args), rule: event.rule, isHead: true };
    return { text: this.texts.say(`event-${event.kind}`, args).trim(), rule: event.rule };
  }

  /** Events in their order; like ones that follow each other are said together, where the catalogue knows how. */
  private events(events: readonly Happening[]): Sentence[] {
    const said: Sentence[] = [];
    for (let at = 0; at < events.length; ) {
      const [first] = events.slice(at, at + 1);
      if (first === undefined) break;
      const number = likeness(events.slice(at));
      const isMany = number > 1 && this.texts.has(`event-${first.kind}.many`);
      said.push(isMany ? this.many(events.slice(at, at + number)) : this.event(first));
      at += isMany ? number : 1;
    }
    return said.filter(({ text }) => text !== "");
  }

  /** Several events of a kind in one sentence: how many, and what they differ in, counted. */
  private many(events: readonly Happening[]): Sentence {
    const [first] = events;
    if (first === undefined) return { text: "", rule: "" };
    const all = events.map((event) => this.args(event.args));
    const differs = Object.keys(all[0] ?? {}).find((name) => all.some((args) => args[name] !== all[0]?.[name]));
    const counts = new Map<string, number>();
    for (const args of all) {
      const name = String(args[differs ?? Object.keys(args).at(-1) ?? ""] ?? "");
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const list = [...counts]
      .map(([word, number]) => (number === 1 ? word : this.texts.say("web-view-times", { word, number })))
      .join(", ");
    const args = { ...all[0], number: events.length, list };
    return { text: this.texts.say(`event-${first.kind}.many`, args), rule: first.rule };
  }

  /** Many events of a kind as one piece of news. */
  news(kind: string, events: readonly Happening[]): string {
    const numbers = events.map((event) => Object.values(event.args ?? {}).find((value) => typeof value === "number") ?? 0);
    const args = { ...this.args(events.at(-1)?.args), number: events.length, sum: numbers.reduce((sum, one) => sum + one, 0) };
    return this.texts.say(`event-${kind}.news`, args);
  }

  /** What an entry of the journal tells: its events, or the move itself where it has none. */
  line(line: LogLine): Sentence[] {
    const seat = line.seat ?? -1;
    if (line.what === "undo") {
      const key = line.agreed ? "web-log-undo-agreed" : "web-log-undo";
      return [{ text: this.texts.say(key, { seat: this.seat(seat) }), rule: "RH-7" }];
    }
    const events = this.events(line.events ?? []);
    if (line.move && line.what !== "start") {
      const args = { seat: this.seat(seat), move: this.move(parse(line.move)) };
      if (line.stand_in) {
        const key = line.events?.length ? "clock-log-stand-in-did" : "clock-log-stand-in";
        return [{ text: this.texts.say(key, args), rule: "" }, ...events];
      }
      if (line.what === "only") return [{ text: this.texts.say("web-log-only", args), rule: "" }, ...events];
      if (!line.events?.length) return [{ text: this.texts.say("web-log-move", args), rule: "" }];
    }
    return events;
  }

  ask(what: string, seat: number): string {
    return this.texts.say(`ask-${what}`, { seat: this.seat(seat) });
  }

  ending(ending: Ending): Sentence {
    const args = {
      ...this.args(ending.because.args),
      because: this.why(ending.because).text,
      winners: ending.winners.map((seat) => this.seat(seat)).join(", "),
    };
    return { text: this.texts.say(`ending-${ending.ending}`, args), rule: ending.because.rule };
  }

  // -- views ---------------------------------------------------------------------------------------

  /**
   * What the catalogue says about a field of a view beside its name: `by` whose items it has one for each of
   * (`seat`), `of` which domain its words belong to, or the keys of its entries, `to` which theirs.
   */
  aspect(field: string, what: "by" | "of" | "to"): string {
    return this.texts.sayOr(`view-${asKey(field)}.${what}`, "");
  }

  /** What a field of a view is called; an empty name means that it is nothing to read. */
  field(name: string): string {
    const key = `view-${asKey(name)}`;
    return this.texts.has(key) ? this.texts.say(key) : this.word(name).replaceAll("_", " ");
  }

  /** Whether a list of a view has one item for each seat. */
  isBySeat(name: string): boolean {
    return (this.aspect(name, "by") || (name === "seats" ? "seat" : "")) === "seat";
  }
}

/** How many events from the first on are of its kind and differ in one thing at most, and not in who did it. */
function likeness(events: readonly Happening[]): number {
  const [first] = events;
  const differs = new Set<string>();
  for (const [n, event] of events.entries()) {
    if (event.kind !== first?.kind) return n;
    const args = event.args ?? {};
    const names = Object.keys(args).filter((name) => args[name] !== first.args?.[name]);
    if (names.some((name) => SEAT_WORDS.has(name) || (differs.size > 0 && !differs.has(name)) || names.length > 1)) return n;
    for (const name of names) differs.add(name);
  }
  return events.length;
}

/** The steps of a kind of move. */
export const partsOf = (kind: KindInfo | undefined): PartInfo[] => kind?.parts ?? [];

/** What the code of an error means. */
export function faultText(texts: Texts, fault: Fault): string {
  return texts.sayOr(`web-fault-${asKey(fault.code)}`, texts.say("web-fault-other", { code: fault.code }), fault.args);
}
