/**
 * Choosing an answer: from the table of all of them, in any order, where they are not too many; else step by step.
 * List and board look at the same choosing, so that they always show the same state.
 */
import type { Choice, Choices, QuestionFor, Rows } from "../wire/types";
import { show, type Step } from "./notation";
import { PLAIN, rowsOfTree, Selection, unfold, type Policy, type Row, type Thing } from "./rows";
import { Walk, type Guide, type Place } from "./walk";

/** What choosing needs from outside. */
export interface Chooser extends Guide {
  /** All moves of the question; or its first choices, where there are too many; null where none stand. */
  askAll(): Promise<{ rows?: Rows | null; choices?: Choices | null } | null>;
  /** The view of the table. */
  look(): unknown;
}

export class Choosing {
  selection: Selection | null = null;
  private walk: Walk;
  private aside = false;

  constructor(
    readonly question: QuestionFor,
    private readonly chooser: Chooser,
    private readonly changed: () => void,
    private policy: Policy = PLAIN,
  ) {
    this.walk = new Walk(question, chooser, changed);
  }

  /** Begin: with the tree that came with the question, or with all that is asked for. */
  async start(): Promise<void> {
    const tree = this.question.choices;
    if (tree) await this.begin(rowsOfTree(tree), tree);
    else if (this.question.what === "") await this.walk.start();
    else await this.ask();
  }

  private async ask(): Promise<void> {
    const answer = await this.chooser.askAll();
    const rows = answer?.rows ? unfold(answer.rows) : null;
    if (rows !== null) await this.begin(rows);
    else if (answer?.choices) await this.begin(null, answer.choices);
    else this.changed();
  }

  private async begin(rows: readonly Row[] | null, choices: Choices | null = null): Promise<void> {
    this.selection = rows === null ? null : new Selection(rows, this.policy, [], () => this.chooser.look());
    const next = choices ?? this.selection?.next ?? { part: "", domain: "", steps: [] };
    this.walk = new Walk({ ...this.question, choices: next }, this.chooser, this.changed);
    await this.walk.start();
  }

  /** What a game says about choosing, once it is there. */
  follow(policy: Policy): void {
    this.policy = policy;
    if (this.selection === null) return;
    this.selection = new Selection(this.selection.all, policy, this.selection.picks, () => this.chooser.look());
    this.changed();
  }

  get here(): Place {
    if (this.selection === null || this.aside) return this.walk.here;
    return { path: this.selection.path, next: this.selection.next };
  }

  get canStepBack(): boolean {
    return this.aside || this.selection === null ? this.walk.canStepBack : this.selection.picks.length > 0;
  }

  /** What would be chosen with a step: the step, and all that follows without a choice. */
  outlook(choice: Choice): Step[] {
    if (this.selection === null || this.aside) return this.walk.outlook(choice);
    return this.selection.outlook(this.here.next?.part ?? "", choice.token);
  }

  /** Choose from the list; the whole move in notation if nothing is left to choose. */
  async choose(choice: Choice): Promise<string | null> {
    if (this.selection === null || this.aside) return this.walk.choose(choice);
    const { next } = this.here;
    if (next === null) return null;
    this.pick({ domain: next.domain, part: next.part, token: choice.token });
    const [only, ...others] = this.selection.left;
    return only !== undefined && others.length === 0 ? show(only) : null;
  }

  /** Pick a thing; false if no answer speaks of it. */
  pick(thing: Thing): boolean {
    const next = this.selection?.pick(thing);
    if (!next) return false;
    this.aside = false;
    this.selection = next;
    this.changed();
    return true;
  }

  async side(kind: string): Promise<string | null> {
    this.aside = true;
    return this.walk.side(kind);
  }

  back(): void {
    if (this.aside || this.selection === null) {
      this.walk.back();
      this.aside &&= this.walk.canStepBack;
    } else this.selection = this.selection.back();
    this.changed();
  }

  /** Ask once more for choices that did not come. */
  async again(): Promise<void> {
    if (this.aside || this.selection !== null || this.walk.here.path.length > 0) await this.walk.again();
    else await this.ask();
  }
}
