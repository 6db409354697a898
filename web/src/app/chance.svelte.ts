/**
 * What this page adds to a table's chance: it commits on sitting down, opens when its player is ready and all have
 * committed, and remembers what it was shown, so that the dice can be checked when the game is over (docs/chance.md).
 */
import { pledgeOf, recall, remember, type Memory } from "../verify/memory";
import { hex, unhex } from "../verify/sha256";
import type { Anew, Chance, ChanceSeat, Commit, Fault, Noted, Open, TableInfo } from "../wire/types";

const ENTROPY = 32;

/** The part of a link that is needed here. */
export interface Agreeing {
  commit(wish: Omit<Commit, "id" | "type">): Promise<Noted>;
  open(wish: Omit<Open, "id" | "type">): Promise<Noted>;
  anew(wish: Omit<Anew, "id" | "type">): Promise<Noted>;
}

export class ChanceModel {
  chance = $state.raw<Chance | null>(null);
  /** The seat for which this page adds something; -1 if for none. */
  seat = $state(-1);
  /** Whether whoever sits here has said to be ready. */
  ready = $state(false);
  /** Whether what was committed to in this round is not to be found on this device. */
  lost = $state(false);
  fault = $state.raw<Fault | null>(null);
  /** Whether every seat is taken and everybody has committed: from now on it is opened. */
  complete = $state(false);

  private memory: Memory | null = null;
  private sent = "";

  constructor(
    private readonly table: string,
    private readonly link: Agreeing,
  ) {}

  /** Whose turn it is before the start: those who have not committed, else those who are not ready. */
  get missing(): ChanceSeat[] {
    return this.chance?.seats.filter((one) => !one.opened) ?? [];
  }

  /** The table has been shown anew. */
  follow(info: TableInfo): void {
    const chance = info.chance ?? null;
    const own = chance?.seats.find((one) => info.seats.some((seat) => seat.you && seat.seat === one.seat));
    this.chance = chance;
    this.seat = own?.seat ?? -1;
    this.complete =
      (chance?.seats.every((one) => one.commitment) ?? false) && info.seats.every((seat) => seat.kind !== "open");
    this.note(info, chance);
    this.ready = this.memory?.ready ?? false;
    this.lost = false;
    if (chance !== null && own !== undefined && info.state === "waiting") this.takePart(chance, own);
  }

  /** Say to be ready: what was committed to is opened as soon as it may. */
  sayReady(): void {
    if (this.memory === null || this.chance === null) return;
    this.ready = true;
    this.memory = { ...this.memory, ready: true };
    remember(this.memory);
    const own = this.chance.seats.find((one) => one.seat === this.seat);
    if (own !== undefined) this.takePart(this.chance, own);
  }

  /** What was committed to is lost: another round. */
  async beginAnew(): Promise<void> {
    if (this.chance !== null) this.hear(await this.link.anew({ round: this.chance.round }));
  }

  private takePart(chance: Chance, own: ChanceSeat): void {
    const memory = this.memory;
    const entropy = unhex(memory?.entropy ?? "");
    if (memory === null || entropy === null || entropy.length !== ENTROPY) {
      this.lost = own.commitment !== undefined;
      return;
    }
    const commitment = pledgeOf(entropy, this.table, chance.round, own.seat);
    if (own.commitment === undefined) this.once(`commit ${commitment}`, () => this.commit(chance.round, commitment));
    else if (own.commitment !== commitment) this.lost = true;
    else if (!own.opened && this.ready && this.complete) {
      this.once(`open ${commitment}`, () => this.open(chance.round, memory.entropy));
    }
  }

  private commit = async (round: number, commitment: string): Promise<void> =>
    this.hear(await this.link.commit({ round, commitment }));

  private open = async (round: number, entropy: string): Promise<void> =>
    this.hear(await this.link.open({ round, entropy }));

  /** The link sends again what is unanswered; more than once it need not be asked. */
  private once(what: string, does: () => Promise<void>): void {
    if (this.sent === what) return;
    this.sent = what;
    void does();
  }

  private hear(noted: Noted): void {
    const fault = noted.fault ?? null;
    // Another round, or another one of our windows was quicker: what is true comes by itself.
    this.fault = fault?.code === "round_over" || fault?.code === "committed_already" ? null : fault;
    if (fault !== null) this.sent = "";
  }

  /** Write down what is seen. What was seen first in a round is never overwritten: that is what a file is held to. */
  private note(info: TableInfo, chance: Chance | null): void {
    const round = chance?.round ?? 0;
    const known = recall(this.table);
    let memory: Memory =
      known !== null && known.round === round && known.seat === this.seat
        ? known
        : {
            table: this.table,
            round,
            commitment: info.commitment ?? "",
            pledges: {},
            seat: this.seat,
            entropy: this.seat >= 0 && info.state === "waiting" ? newEntropy() : "",
            ready: false,
            time: 0,
          };
    const pledges = { ...memory.pledges };
    for (const one of chance?.seats ?? []) if (one.commitment) pledges[one.seat] ??= one.commitment;
    if (memory !== known || Object.keys(pledges).length !== Object.keys(memory.pledges).length) {
      memory = { ...memory, pledges, time: Date.now() };
      remember(memory);
    }
    this.memory = memory;
  }
}

function newEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(ENTROPY)));
}
