/**
 * Planning: the same gestures make numbered steps instead of moves. Each list of steps is tried by the service in a
 * world of its own, up to the first roll, reveal or decision of another; what would lie there then is shown.
 */
import type { Fault, QuestionFor, Trial } from "../wire/types";

/** What planning needs from outside. */
export interface Tester {
  tryOut(wish: { seat: number; moves: string[] }): Promise<Trial>;
  /** Another question is chosen from now, or none. */
  changed(): void;
}

export class PlanModel {
  isOpen = $state(false);
  /** For whom is planned. */
  seat = $state(-1);
  moves = $state.raw<readonly string[]>([]);
  note = $state("");
  /** Why the last step does not hold, or that nothing can be planned. */
  fault = $state.raw<Fault | null>(null);
  trial = $state.raw<Trial | null>(null);
  busy = $state(false);
  private asked = 0;

  constructor(private readonly tester: Tester) {}

  async begin(seat: number): Promise<void> {
    this.seat = seat;
    this.note = "";
    this.isOpen = true;
    await this.attempt([]);
  }

  end(): void {
    this.asked += 1;
    this.isOpen = this.busy = false;
    this.moves = [];
    this.trial = this.fault = null;
    this.tester.changed();
  }

  add(move: string): Promise<void> {
    return this.attempt([...this.moves, move]);
  }

  back(): Promise<void> {
    return this.attempt(this.moves.slice(0, -1));
  }

  clear(): Promise<void> {
    return this.attempt([]);
  }

  /** The game went on: what holds no longer goes. */
  async refresh(isAsked: boolean): Promise<void> {
    if (!this.isOpen) return;
    if (isAsked) await this.attempt(this.moves);
    else this.end();
  }

  /** What would lie there after the steps; nothing before the first. */
  get view(): unknown {
    return this.isOpen && this.moves.length > 0 ? (this.trial?.view ?? null) : null;
  }

  /** What can be chosen as the next step. */
  get question(): QuestionFor | null {
    const [next] = this.isOpen && !this.busy ? (this.trial?.questions ?? []) : [];
    return next === undefined ? null : { ...next, id: `${next.id}/${this.moves.length}` };
  }

  /** Why nothing can be planned beyond the last step; empty if something can. */
  get stop(): string {
    if (this.trial === null || this.busy || this.question !== null) return "";
    return this.trial.stopped;
  }

  private async attempt(moves: readonly string[]): Promise<void> {
    const asked = (this.asked += 1);
    this.busy = true;
    this.fault = null;
    const trial = await this.tester.tryOut({ seat: this.seat, moves: [...moves] });
    if (asked !== this.asked || !this.isOpen) return;
    if (trial.fault && trial.made < moves.length) {
      // The steps that hold are kept, and why the next one does not is said.
      await this.attempt(moves.slice(0, trial.made));
      this.fault = trial.fault;
      return;
    }
    this.busy = false;
    this.fault = trial.fault ?? null;
    this.moves = moves.slice(0, trial.made);
    this.trial = trial;
    this.tester.changed();
  }
}
