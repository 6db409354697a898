/**
 * Walking to a move, choice by choice. It knows no rules: the choices come as a whole tree with the question, or are
 * asked for step by step.
 */
import type { Choice, Choices, QuestionFor } from "../wire/types";
import { show, type Step } from "./notation";

/** What a walk needs from outside. */
export interface Guide {
  /** Whether nothing is left to choose. */
  isComplete(path: readonly Step[]): boolean;
  /** The next choices after a path, or null where none stand. */
  ask(path: string): Promise<Choices | null>;
}

/** Where a walk stands: the path so far, and what can be chosen next (null while it is being asked for). */
export interface Place {
  path: readonly Step[];
  next: Choices | null;
}

export class Walk {
  private places: Place[] = [];
  private asked = 0;

  constructor(
    readonly question: QuestionFor,
    private readonly guide: Guide,
    private readonly changed: () => void,
  ) {}

  /** Begin: the tree that came with the question, or the first choices asked for. */
  async start(): Promise<void> {
    this.places = [{ path: [], next: this.question.choices ?? null }];
    this.changed();
    if (this.question.choices == null && this.question.what !== "") await this.fill("");
  }

  get here(): Place {
    return this.places.at(-1) ?? { path: [], next: null };
  }

  get canStepBack(): boolean {
    return this.places.length > 1;
  }

  /** What would be chosen with a step: the step, and all that follows without a choice. */
  outlook(choice: Choice): Step[] {
    const part = this.here.next?.part ?? "";
    const steps: Step[] = [{ part, token: choice.token }];
    let next = choice.next;
    while (next?.steps.length === 1 && next.steps[0] !== undefined) {
      steps.push({ part: next.part, token: next.steps[0].token });
      next = next.steps[0].next;
    }
    return steps;
  }

  /** Choose; the whole move in notation if nothing is left to choose, else null and the next choices. */
  async choose(choice: Choice): Promise<string | null> {
    const path = [...this.here.path, ...this.outlook(choice)];
    if (this.guide.isComplete(path)) return show(path);
    let next = choice.next;
    while (next?.steps.length === 1) next = next.steps[0]?.next;
    this.places = [...this.places, { path, next: next ?? null }];
    this.changed();
    if (next == null) await this.fill(show(path));
    return null;
  }

  /** Begin a side move: it stands beside the question and is walked alike. */
  async side(kind: string): Promise<string | null> {
    const path = [{ part: "", token: kind }];
    if (this.guide.isComplete(path)) return kind;
    this.places = [...this.places.slice(0, 1), { path, next: null }];
    this.changed();
    await this.fill(kind);
    return null;
  }

  /** Take the last choice back. */
  back(): void {
    if (!this.canStepBack) return;
    this.places = this.places.slice(0, -1);
    this.changed();
  }

  /** Ask once more for the choices of this place. */
  async again(): Promise<void> {
    if (this.here.next === null) await this.fill(show(this.here.path));
  }

  private async fill(path: string): Promise<void> {
    const asked = (this.asked += 1);
    const at = this.places.length - 1;
    const next = await this.guide.ask(path);
    const place = this.places[at];
    if (asked !== this.asked || place === undefined || show(place.path) !== path || next === null) return;
    this.places = this.places.with(at, { path: place.path, next });
    this.changed();
  }
}
