/** What stands on the home page: one's own tables and the open ones, read anew while somebody looks. */
import { getTables, Refused } from "../../wire/api";
import { getLobby } from "../../wire/lobby";
import type { Fault, TableInfo } from "../../wire/types";
import { session } from "../session.svelte";

const PAUSE = 5_000;

export class LobbyModel {
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  /** Whether the lists were read at all: an empty list is only then empty. */
  read = $state(false);
  fault = $state.raw<Fault | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private readonly look = (): void => {
    if (document.visibilityState === "visible") void this.load();
  };

  start(): void {
    document.addEventListener("visibilitychange", this.look);
    void this.load();
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
  }

  /** Read the lists, then again after a pause; while nobody looks, nothing is asked. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const [mine, open] = await Promise.all([session.me ? getTables() : [], getLobby(), session.loadGames()]);
      this.mine = mine;
      this.open = open.filter((table) => !mine.some((own) => own.id === table.id));
      this.read = true;
      this.fault = null;
    } catch (error) {
      this.fault = error instanceof Refused ? error.fault : { code: "unreachable" };
    }
    if (!this.stopped) this.timer = setTimeout(this.look, PAUSE);
  }
}
