/**
 * What a game brings to its table: parts that the page puts into its places. The page knows no game; a game's folder
 * has an `index.ts` whose default export is a `Contribution`. Every place that a game leaves out is filled generically.
 */
import type { Component, Snippet } from "svelte";
import type { Choice, Ending, LogLine, QuestionFor, TableInfo, Waiting } from "../wire/types";
import type { Ghost, Ring } from "./company";
import type { Step } from "./notation";
import type { Policy, Row, Selection, Thing } from "./rows";
import type { Sentence } from "./texts";
import type { Place } from "./walk";
import type { Words } from "./words";

/** Why something was refused, as a bubble says it. */
export interface Bubble {
  title: string;
  sentence: Sentence;
  /** What it is about, where that lies on the board. */
  at?: Thing;
}

/** What a game's parts may know of a table, and do at it. All of it is reactive. */
export interface TableAccess {
  readonly id: string;
  readonly table: TableInfo | null;
  /** The view of the game as its Python struct says; the game knows its shape. */
  readonly view: unknown;
  readonly viewer: number;
  readonly waiting: Waiting;
  /** Everything this page is asked; the first is the one that is walked. */
  readonly questions: readonly QuestionFor[];
  readonly question: QuestionFor | null;
  /** The walk to the next move: the steps chosen so far, and what may be chosen next. */
  readonly place: Place;
  readonly canStepBack: boolean;
  /** Whether a move is on its way. */
  readonly sent: boolean;
  readonly log: readonly LogLine[];
  readonly ending: Ending | null;
  readonly undos: number;
  /** Where people point just now. */
  readonly rings: readonly Ring[];
  /** The numbered steps of the plan that is shown: ghosts in the colour of its author. */
  readonly plan: readonly Ghost[];
  /** The table of answers and what was picked of it; null where they are asked for step by step. */
  readonly selection: Selection | null;
  /** The answer that stands, with all that is proposed: what `confirm` gives. */
  readonly ready: Row | null;
  bubble: Bubble | null;
  /** Point at a thing, so that everybody sees it; of use to those who are not asked. */
  point(thing: Thing): Promise<void>;
  /** What would be chosen with a step: the step, and all that follows without a choice. */
  outlook(choice: Choice): Step[];
  choose(choice: Choice): Promise<void>;
  /** Pick a thing. What completes an answer gives it, unless that waits for `confirm`: by the policy, or with `looks`. */
  pick(thing: Thing, looks?: boolean): Promise<void>;
  confirm(): Promise<void>;
  /** Why a thing cannot be picked; the answer is the bubble. */
  whyThing(thing: Thing, name: string): Promise<void>;
  /** What lies ahead as far as this page may know it, with a begun move: the game's own struct, null if it has none. */
  ahead(path: string): Promise<unknown>;
  side(kind: string): Promise<void>;
  back(): void;
  undo(): Promise<void>;
  /** Why a move, whole or begun, cannot be made; the answer is the bubble. */
  why(move: string, name: string): Promise<void>;
}

/** What every part gets. `words.texts` has the engine's and the game's texts, `words.texts.lang` the language. */
export interface PartProps {
  table: TableAccess;
  words: Words;
  /** Whether this page is asked and has not answered yet. */
  isMine: boolean;
  /** Whether the page is laid out for a phone. */
  narrow: boolean;
}

export interface BoardProps extends PartProps {
  /** A few answers as a list, to be put where it hides nothing that can be chosen. */
  corner?: Snippet | undefined;
}

export interface SeatPartProps extends PartProps {
  seat: number;
}

/** A button in the What-now line, or above the thumb on a phone. The confirm comes last. */
export interface Action {
  name: string;
  label: string;
  /** What it costs or brings, said on the button itself. */
  note?: string;
  /** Whether Enter means this one. */
  main?: boolean;
  disabled?: boolean;
  act: () => void;
}

/** What the What-now line says instead of the generic sentences; what is left out is said generically. */
export interface NowText {
  asked?: string;
  next?: string;
}

/** A moment that decided a game: the line of the log that tells of it, and a sentence. */
export interface Moment {
  line: number;
  text: string;
}

export interface Contribution {
  /** What is proposed, and what waits for a confirmation. */
  policy?: Policy;
  /** The board: fills its place, which does not scroll. */
  board?: Component<BoardProps>;
  /** Instruments and hand, under seats and board; on a phone they are in `sheet` and `strip`. */
  dock?: Component<PartProps>;
  /** The height of the dock in px: fixed, so that nothing jumps. */
  dockHeight?: number;
  /** The game's panels under the seats. */
  aside?: Component<PartProps>;
  /** What a seat's card shows beside the name, also in the strip of a phone. */
  seat?: Component<SeatPartProps>;
  /** On a phone: the instruments over the upper edge of the board. */
  strip?: Component<PartProps>;
  /** On a phone: the hand in the bottom sheet; the actions stand below it. */
  sheet?: Component<PartProps>;
  /** On a phone: all instruments as a page of their own, since there is no dock. */
  panels?: Component<PartProps>;
  /** The board as an ordered list, for those who do not see it: a whole way to play. */
  list?: Component<PartProps>;
  /** What the question offers as buttons; at most two besides undo. */
  actions?: (part: PartProps) => Action[];
  /** The answer that goes without saying, if there is one: nobody has to press it, unless he wants to be asked. */
  answer?: (part: PartProps) => Promise<(() => void) | null>;
  /** A few answers that may be picked by a digit, beside choosing on the board: at most nine. */
  short?: (part: PartProps) => Action[];
  now?: (part: PartProps) => NowText;
  /** Once it is over: the two or three moments that decided it, in their order. */
  moments?: (part: PartProps) => Moment[];
  /** What plays on the board what happened while nobody looked; null if nothing waits to be played. */
  replay?: () => (() => void) | null;
  /** Where the game stands, in two or three words, for the bar on top. */
  where?: (view: unknown, words: Words) => string;
}
