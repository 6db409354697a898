/** What the board has reached, for what stands around it: the clock does not lose its token before the train stops. */
import type { TableAccess } from "../../../boardkit/contribution";
import type { LogLine } from "../../../wire/types";
import { viewOf } from "../facts";
import type { SwitchView } from "../view";
import type { Stage } from "./stage.svelte";

class Shown {
  private stage = $state.raw<Stage | null>(null);

  /** A board plays what happens, until the function is called that this returns. */
  begin(stage: Stage): () => void {
    this.stage = stage;
    return () => {
      if (this.stage === stage) this.stage = null;
    };
  }

  /** The view as far as it has been shown; without a board it is that of the table. What may be chosen does not wait. */
  view(table: TableAccess): SwitchView {
    return this.stage?.view ?? viewOf(table);
  }

  /** Play what the board has kept while nobody looked; null if it has kept nothing. */
  get kept(): (() => void) | null {
    const queue = this.stage?.queue;
    return queue?.isHeld ? () => queue.play() : null;
  }

  /** The log as far as it has been shown. */
  log(table: TableAccess): readonly LogLine[] {
    return this.stage?.log ?? table.log;
  }
}

/** A page shows one board. */
export const shown = new Shown();
