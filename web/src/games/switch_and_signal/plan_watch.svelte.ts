/** The plan of a table's board as long as a component lives; a failed try is repeated. */
import type { Plan } from "./plan";
import { planOf } from "./plans";

const PAUSE = 3_000;

export class PlanWatch {
  plan = $state.raw<Plan | null>(null);
  private tries = $state(0);

  constructor(table: () => string, lang: () => string) {
    $effect(() => {
      void this.tries;
      let stale = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      planOf(table(), lang()).then(
        (found) => {
          if (!stale) this.plan = found;
        },
        () => (timer = setTimeout(() => (this.tries += 1), PAUSE)),
      );
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}
