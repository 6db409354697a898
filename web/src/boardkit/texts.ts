/** What the catalogues say in one language: the same files and the same fallbacks as on the Python side. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Fault, Reason } from "../wire/types";

export type Args = Record<string, string | number>;

/** A sentence and the rule behind it. */
export interface Sentence {
  text: string;
  rule: string;
  /** Whether a new part of the game begins with it. */
  isHead?: boolean;
}

/** A rule as a catalogue has it. */
export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** `SW-7.5` as a part of a key: `SW-7-5`. */
export const asKey = (word: string): string => word.replace(/[^A-Za-z0-9_-]/g, "-");

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly ruleKeys: string[] = [];

  constructor(
    readonly lang: string,
    ...catalogues: string[]
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of catalogues) {
      const resource = new FluentResource(text);
      this.bundle.addResource(resource);
      this.ruleKeys.unshift(...resource.body.map((entry) => entry.id).filter((id) => id.startsWith("rule-")));
    }
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }

  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** The text under a key (`key` or `key.attribute`); a missing one shows as ‹key›. */
  say(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    return pattern == null ? `‹${key}›` : this.bundle.formatPattern(pattern, args, []);
  }

  sayOr(key: string, otherwise: string, args: Args = {}): string {
    return this.has(key) ? this.say(key, args) : otherwise;
  }

  /** Title and text of a rule, if there is one. */
  rule(id: string): Rule | null {
    const key = `rule-${asKey(id)}`;
    return this.has(key) ? { id, title: this.sayOr(`${key}.title`, id), text: this.say(key) } : null;
  }

  /** All rules: the game's own first, in the order of their catalogue. */
  listRules(): Rule[] {
    return this.ruleKeys.flatMap((key) => this.rule(idOf(key)) ?? []);
  }

  /** What an option's choice means; numbers need no text. */
  optionChoice(name: string, choice: string): string {
    const key = `option-${name}-${asKey(choice)}`;
    return this.has(key) ? this.say(key) : this.sayOr(`word-${asKey(choice)}`, choice);
  }
}

/** The way back from a key: `rule-SW-7-5` is `SW-7.5`, `rule-RH-1` is `RH-1`. */
const idOf = (key: string): string => key.slice("rule-".length).replace(/^([A-Za-z]+-\d+)-(\d+)$/, "$1.$2");

/** Something that can be said: a reason with its arguments, or an error. */
export type Sayable = Reason | Fault;
