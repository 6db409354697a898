/** A table as this page knows it: what the link last said, the walk to the next move, and what was refused. */
import { ghostsOf, type Ghost, type Ring } from "../boardkit/company";
import { Choosing } from "../boardkit/choosing";
import type { Bubble, TableAccess } from "../boardkit/contribution";
import { takenBack } from "../boardkit/log";
import { parse, show, type Step } from "../boardkit/notation";
import { PLAIN, type Policy, type Row, type Selection, type Thing } from "../boardkit/rows";
import { Texts } from "../boardkit/texts";
import type { Place } from "../boardkit/walk";
import { listReasons } from "../boardkit/whynot";
import { Words } from "../boardkit/words";
import { getNames } from "../wire/api";
import { Link, type LinkState, type Listener } from "../wire/link";
import type {
  Choice,
  ChoicesAre,
  Clocks,
  Ending,
  Fault,
  LogLine,
  Names,
  QuestionFor,
  Reload,
  Snapshot,
  TableInfo,
  Told,
  Update,
  Waiting,
} from "../wire/types";
import { ChanceModel } from "./chance.svelte";
import { ClocksModel } from "./clocks.svelte";
import { CompanyModel } from "./company.svelte";
import { PlanModel } from "./plan.svelte";
import { session } from "./session.svelte";

const NO_NAMES: Names = { kinds: [], domains: {} };
/** Rules of the house: that one is not asked, that this is no answer. A rule of the game says more. */
const HOUSE = "RH-";
const NOBODY: Waiting = { kind: "", seats: [] };

/** The build of this page, as it stands in its head. */
export const buildOfPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="roundhouse-build"]')?.content ?? "";

export class TableModel implements Listener, TableAccess {
  link = $state<LinkState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** The view as it is; `view` may be that of a plan. */
  private seen = $state.raw<unknown>(null);
  viewer = $state(-1);
  waiting = $state.raw<Waiting>(NOBODY);
  questions = $state.raw<QuestionFor[]>([]);
  log = $state.raw<LogLine[]>([]);
  ending = $state.raw<Ending | null>(null);
  undos = $state(0);
  /** At a screen with several seats: whose steps can be taken back. */
  private undoSeat = -1;
  /** At a screen with several seats and secrets: those that are asked, but not shown. */
  covered = $state.raw<number[]>([]);
  /** Whether one of its seats is shown at most. */
  private covers = $state(false);
  place = $state.raw<Place>({ path: [], next: null });
  canStepBack = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  /** Set when the table cannot be shown at all. */
  fault = $state.raw<Fault | null>(null);
  /** The newer build that the service speaks of, when loading anew did not bring it. */
  outdated = $state(false);
  /** Whether a move is on its way. */
  sent = $state(false);
  names = $state.raw<Names>(NO_NAMES);
  texts = $state.raw<Texts | null>(null);
  /** The proposal that is shown as ghosts: by its author. */
  shownProposal = $state(-1);
  words = $derived(this.texts === null ? null : new Words(this.texts, this.names, this.table?.seats ?? []));

  /** The table of answers and what was picked of it; null where they are asked for step by step. */
  selection = $state.raw<Selection | null>(null);

  private walk: Choosing | null = null;
  private policy: Policy = PLAIN;
  private answered = "";
  readonly chance: ChanceModel;
  readonly clocks = new ClocksModel();
  readonly company: CompanyModel;
  readonly planner: PlanModel;
  private readonly wire: Link;

  constructor(
    readonly id: string,
    link?: (listener: Listener) => Link,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const code = location.hash.slice(1);
    const setting = { url: `${scheme}://${location.host}/ws`, table: id, build: buildOfPage(), code };
    this.wire = link?.(this) ?? new Link(setting, this);
    this.chance = new ChanceModel(id, this.wire);
    this.company = new CompanyModel(this.wire, id);
    this.planner = new PlanModel({ tryOut: (wish) => this.wire.tryOut(wish), changed: () => this.turnToPlan() });
  }

  start(): void {
    this.wire.start();
  }

  stop(): void {
    this.wire.stop();
    this.clocks.stop();
  }

  retry(): void {
    this.wire.retry();
  }

  /** Greet anew: who sits before this page is somebody else now. */
  greetAnew(): void {
    this.wire.greetAnew();
  }

  /** Fetch what the table is called in a language; until it is there, the words before stay. */
  async speak(lang: string, game: string): Promise<void> {
    const [engine, own, names] = await Promise.all([
      session.catalogue(lang),
      session.catalogue(lang, game),
      getNames(this.id, lang),
    ]);
    this.names = names;
    this.texts = new Texts(lang, engine, own);
  }

  // -- from the link -------------------------------------------------------------------------------

  state(state: LinkState): void {
    if (state === "lost") this.company.forget(this.isSeated);
    this.link = state;
  }

  news(message: Snapshot | Update): void {
    this.fault = null;
    if (message.type === "snapshot") {
      this.log = message.log ?? [];
      this.viewer = message.viewer;
    } else {
      const last = this.log.at(-1)?.entry ?? -1;
      const fresh = message.log.filter((line) => line.entry > last);
      if (fresh.length > 0) this.log = [...this.log, ...fresh];
      this.viewer = message.viewer ?? this.viewer;
    }
    this.covered = message.covered ?? [];
    this.covers = message.covers ?? false;
    this.undoSeat = message.undo_seat ?? -1;
    this.table = message.table ?? this.table;
    if (message.table) this.chance.follow(message.table);
    if (message.table) this.clocks.setting = message.table.clock ?? null;
    if (message.clocks) {
      this.ticking(message.clocks);
      // What is on its way to the screen is there with the next picture; a page that nobody looks at draws none.
      requestAnimationFrame(() => this.wire.seen());
    }
    this.seen = message.view;
    this.waiting = message.waiting;
    this.ending = message.ending ?? null;
    this.undos = message.undos ?? 0;
    this.ask(message.questions ?? []);
    void this.planner.refresh(this.waiting.seats.includes(this.planner.seat) && this.ending === null);
  }

  told(message: Told): void {
    this.company.hear(message);
  }

  ticking(clocks: Clocks): void {
    this.clocks.take(clocks);
  }

  /** One's own time was up: the seat is taken again. */
  async comeBack(seat: number): Promise<void> {
    const answer = await this.wire.back(seat);
    if (answer.fault) this.refused("web-refused", answer.fault);
  }

  trouble(fault: Fault): void {
    if (fault.code === "stopping") return; // the loss that follows shows itself
    if (this.link === "closed" || this.table === null) this.fault = fault;
    else this.refused("web-refused", fault);
  }

  reload(message: Reload): void {
    if (isNew(message.build)) location.reload();
    else this.outdated = true;
  }

  /** The seats of this screen. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.you && !seat.kept).map((seat) => seat.seat) ?? [];
  }

  /** Whether this screen shows what one of its several seats alone may know. */
  get isUncovered(): boolean {
    return this.covers && this.viewer >= 0;
  }

  /** Whether this screen has several seats with secrets and shows none of them. */
  get isCovered(): boolean {
    return this.covers && this.viewer < 0 && this.ending === null;
  }

  /** Show what one of the seats of this screen sees, or cover it again. */
  look(seat: number): void {
    this.bubble = null;
    this.wire.look(seat);
  }

  /** Of several seats of this screen that are asked at the same time, answer for this one next. */
  turnTo(seat: number): void {
    const first = this.questions.filter((one) => one.seat === seat);
    this.ask([...first, ...this.questions.filter((one) => one.seat !== seat)]);
  }

  private ask(questions: QuestionFor[]): void {
    this.questions = questions;
    if (this.planner.isOpen) return;
    const asked = questions[0];
    if (asked === undefined || keyOf(asked) !== this.answered) this.answered = "";
    this.sent = this.answered !== "";
    if (asked === undefined) this.walk = null;
    else if (asked.id !== this.walk?.question.id || asked.seat !== this.walk.question.seat) void this.begin(asked);
    this.show();
  }

  private begin(asked: QuestionFor): Promise<void> {
    this.bubble = null;
    this.walk = new Choosing(
      asked,
      {
        isComplete: (path) => this.words?.isComplete(path) ?? false,
        ask: async (path) => (await this.askChoices(asked.seat, path)).choices ?? null,
        askAll: () => this.askChoices(asked.seat, "", true),
        look: () => this.view,
      },
      () => this.show(),
      this.policy,
    );
    return this.walk.start();
  }

  private async askChoices(seat: number, path: string, whole = false): Promise<ChoicesAre> {
    const answer = await this.wire.choices({ seat, path, whole, ...this.after });
    if (answer.fault) this.refused("web-refused", answer.fault);
    return answer;
  }

  /** What the game of this table says about choosing. */
  follow(policy: Policy): void {
    this.policy = policy;
    this.walk?.follow(policy);
  }

  private show(): void {
    this.selection = this.walk?.selection ?? null;
    this.place = this.walk?.here ?? { path: [], next: null };
    this.canStepBack = this.walk?.canStepBack ?? false;
  }

  // -- from the hand -------------------------------------------------------------------------------

  /** What the seat of this page is asked, if anything. */
  get question(): QuestionFor | null {
    return this.planner.isOpen ? this.planner.question : (this.questions[0] ?? null);
  }

  /** What lies there; while one plans, what would lie there after the last step. */
  get view(): unknown {
    return this.planner.view ?? this.seen;
  }

  /** Where people point just now. */
  get rings(): readonly Ring[] {
    return this.company.rings;
  }

  /** The numbered steps of the plan that is shown: one's own while one plans, else a proposal. */
  get plan(): readonly Ghost[] {
    if (this.words === null) return [];
    if (this.planner.isOpen) return ghostsOf(this.words, Math.max(this.viewer, 0), this.planner.moves);
    const proposal = this.company.proposals.find((one) => one.by === this.shownProposal);
    return proposal === undefined ? [] : ghostsOf(this.words, proposal.by, proposal.moves);
  }

  get isSeated(): boolean {
    return this.mine.length > 0;
  }

  /** The seat one may plan for now: one's own, where all play together any that is asked alone; -1: none. */
  get plannable(): number {
    if (this.ending !== null || this.table?.state !== "playing" || !this.isSeated) return -1;
    const own = this.questions[0];
    if (own !== undefined && own.what !== "") return own.seat;
    const [asked] = this.waiting.seats;
    const together = session.games?.find((game) => game.id === this.table?.game)?.cooperative ?? false;
    return together && this.waiting.kind === "one" && asked !== undefined ? asked : -1;
  }

  private get after(): { after?: string[] } {
    return this.planner.isOpen ? { after: [...this.planner.moves] } : {};
  }

  /** Choose the steps of a plan from now on, or answers again. */
  private turnToPlan(): void {
    this.walk = null;
    const asked = this.question;
    this.sent = !this.planner.isOpen && this.answered !== "";
    if (asked !== null) void this.begin(asked);
    this.show();
  }

  outlook(choice: Choice): Step[] {
    return this.walk?.outlook(choice) ?? [];
  }

  async choose(choice: Choice): Promise<void> {
    this.bubble = null;
    await this.make(await this.walk?.choose(choice));
  }

  /**
   * Pick a thing on the board. If that completes an answer, it is given at once, unless it waits for a confirmation:
   * because it cannot be taken back, or because the hand wants to see first (`looks`).
   */
  async pick(thing: Thing, looks = false): Promise<void> {
    this.bubble = null;
    if (this.sent || !this.walk?.pick(thing)) return;
    const row = this.ready;
    if (row !== null && !looks && !this.policy.confirms(row, this.selection?.picks ?? [])) await this.confirm();
  }

  /** The answer that stands, with all that is proposed. */
  get ready(): Row | null {
    return this.selection?.ready ?? null;
  }

  /** Give the answer that stands. */
  async confirm(): Promise<void> {
    const row = this.ready;
    if (row !== null) await this.make(show(row));
  }

  async side(kind: string): Promise<void> {
    this.bubble = null;
    await this.make(await this.walk?.side(kind));
  }

  back(): void {
    if (this.bubble !== null) this.bubble = null;
    else this.walk?.back();
  }

  /** Ask once more for choices that did not come. */
  async again(): Promise<void> {
    this.bubble = null;
    await this.walk?.again();
  }

  async undo(): Promise<void> {
    if (this.planner.isOpen) {
      await this.planner.back();
      return;
    }
    if (this.undos === 0 || this.sent) {
      await this.askBack();
      return;
    }
    this.bubble = null;
    const answer = await this.wire.takeBack({ seat: this.undoSeat < 0 ? this.viewer : this.undoSeat });
    if (answer.fault) this.refused("web-refused", answer.fault);
  }

  /** Whether the others could be asked to take something back. */
  get mayAskBack(): boolean {
    if (this.undos > 0 || !this.isSeated || this.ending !== null || this.company.asking !== null) return false;
    const gone = takenBack(this.log);
    return this.log.some((line) => line.what === "move" && !gone.has(line.entry));
  }

  /** Ask the others to take one's last move back, or what came after a line of the log. */
  async askBack(to = -1): Promise<void> {
    if (!this.mayAskBack || this.sent) return;
    this.bubble = null;
    const last = this.log.findLast((line) => line.what === "move" && this.mine.includes(line.seat ?? -1));
    const seat = last?.seat ?? this.mine[0] ?? this.viewer;
    const answer = await this.wire.takeBack({ seat, ask: true, to });
    if (answer.fault) this.refused("web-refused", answer.fault);
  }

  /** Point at a thing, so that everybody sees it. */
  async point(thing: Thing): Promise<void> {
    if (this.isSeated && this.ending === null) await this.company.point(thing);
  }

  /** Begin to plan for whoever can be planned for, or stop. */
  togglePlan(): void {
    this.bubble = null;
    if (this.planner.isOpen) this.planner.end();
    else if (this.plannable >= 0) void this.planner.begin(this.plannable);
  }

  /** Make the moves of a plan or a proposal, one after another. */
  async makeAll(moves: readonly string[]): Promise<void> {
    const asked = this.questions[0];
    if (asked === undefined || asked.what === "" || this.sent || moves.length === 0) return;
    if (this.planner.isOpen) this.planner.end();
    this.bubble = null;
    this.sent = true;
    this.answered = keyOf(asked);
    const answer = await this.wire.doAll({ seat: asked.seat, question: asked.id, moves: [...moves] });
    this.answered = "";
    if (this.questions[0]?.id === asked.id) this.ask(answer.questions?.length ? answer.questions : this.questions);
    this.sent = false;
    if (!answer.fault) return;
    const why = this.words?.fault(answer.fault) ?? { text: answer.fault.code, rule: "" };
    const said = session.t("plan-partly", { made: answer.made, number: moves.length, why: why.text });
    this.bubble = { title: session.t("plan-title"), sentence: { text: said, rule: why.rule } };
  }

  /** Why a move, whole or begun, cannot be made. */
  async why(move: string, name: string): Promise<void> {
    const seat = this.question?.seat ?? this.viewer;
    const { fault } = await this.wire.why({ seat, move, ...this.after });
    if (fault) this.refused("web-why-of", fault, name);
    else this.bubble = { title: name, sentence: { text: session.t("web-why-stands", { move: name }), rule: "" } };
  }

  /** Why a thing of the board cannot be picked: the reason of the first kind of move that speaks of it. */
  async whyThing(thing: Thing, name: string): Promise<void> {
    const seat = this.question?.seat ?? this.viewer;
    if (seat < 0) return;
    const moves = listReasons(thing, this.selection, this.names);
    const faults = await Promise.all(moves.map(async (move) => (await this.wire.why({ seat, move, ...this.after })).fault ?? null));
    const own = faults.find((fault) => fault !== null && !(fault.rule ?? "").startsWith(HOUSE));
    const fault = own ?? faults.find((one) => one !== null);
    if (fault) this.refused("web-why-of", fault, name, thing);
  }

  async ahead(path: string): Promise<unknown> {
    const { ahead } = await this.wire.ahead({ seat: this.question?.seat ?? this.viewer, path });
    return ahead ?? null; // without it one plays as well
  }

  private async make(move: string | null | undefined): Promise<void> {
    const walk = this.walk;
    if (move == null || walk === null || this.sent) return;
    if (this.planner.isOpen) {
      await this.planner.add(move);
      return;
    }
    const { id: question, seat } = walk.question;
    const isSide = Boolean(this.words?.kindOf(parse(move)[0]?.token ?? "")?.side);
    if (!isSide) this.answered = keyOf(walk.question); // a side move leaves the question open
    this.sent = true;
    const answer = await this.wire.do({ seat, question, move });
    if (answer.fault) this.answered = "";
    if (answer.fault || isSide) {
      this.sent = this.answered !== "";
      if (answer.questions) this.ask(answer.questions);
      if (this.walk === walk) await this.begin(walk.question);
    }
    if (answer.fault) this.refused("web-refused", answer.fault);
  }

  private refused(title: string, fault: Fault, move = "", at?: Thing): void {
    const sentence = this.words?.fault(fault) ?? { text: fault.code, rule: fault.rule ?? "" };
    this.bubble = { title: session.t(title, { move }), sentence, ...(at && { at }) };
  }
}

/** Several seats of one screen may be asked the same. */
const keyOf = (question: QuestionFor): string => `${question.id}/${question.seat}`;

/** Whether the page has not been loaded anew for this build already: so that no page reloads in a circle. */
function isNew(build: string): boolean {
  try {
    const before = sessionStorage.getItem("reloaded-for");
    sessionStorage.setItem("reloaded-for", build);
    return before !== build;
  } catch {
    return false; // without a memory we ask instead of trying
  }
}
