// Made by tools/wire_types.py from roundhouse.wire; change it there and run the tool again.
// A field that may be left out stands for its default.

/** Why: rule id, key of the sentence, arguments. */
export interface Reason {
  rule: string;
  key: string;
  args?: Record<string, string | number>;
}

/** The one shape of every error: a code, and where there is one the reason. */
export interface Fault {
  code: string;
  rule?: string;
  key?: string;
  args?: Record<string, string | number>;
}

/** One event as this receiver may know it. */
export interface Happening {
  kind: string;
  rule: string;
  args?: Record<string, string | number>;
  because?: Reason | null;
}

/** One line of the log as this receiver may know it. Sealed answers of others never show as lines of their own; when all are there, one line without a seat tells what came of them. */
export interface LogLine {
  entry: number;
  what: string;
  seat?: number;
  move?: string;
  back_to?: number;
  stand_in?: boolean;
  agreed?: boolean;
  events?: Happening[];
}

/** A next step of a path: its token, and, in a whole table of choices, what may follow. */
export interface Choice {
  token: string;
  next?: Choices | null;
}

/** The choices of one part. `part` is empty for the kind of the move. */
export interface Choices {
  part: string;
  domain: string;
  steps: Choice[];
}

/** One step of many moves at once: its tokens, and for each the node that follows (-1: nothing is left). */
export interface RowNode {
  part: string;
  domain: string;
  tokens: string[];
  next: number[];
}

/** All moves of a question or a begun move as a graph; its last node is the first step. */
export interface Rows {
  nodes: RowNode[];
}

/** What a seat is asked. `id` has to be named by the answer. Without `choices` they are asked for path by path. */
export interface QuestionFor {
  id: string;
  seat: number;
  what: string;
  choices?: Choices | null;
  side?: string[];
}

/** Whom the table waits for, as far as everybody may know; nobody sees who has answered a sealed question. */
export interface Waiting {
  kind: string;
  seats: number[];
  what?: string;
}

/** One term of a score. */
export interface Points {
  points: number;
  because: Reason;
}

/** How it ended, who won, why, and every seat's score with its working. */
export interface Ending {
  ending: string;
  winners: number[];
  because: Reason;
  scores: Points[][];
}

/** A QR code to be drawn: so many modules each way, and a path over the dark ones. */
export interface Qr {
  size: number;
  path: string;
}

/** Who sits where. `kind` is `person`, `bot`, `shared` (this screen) or `open`. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot?: string;
  present?: boolean;
  you?: boolean;
  away?: number;
  back?: boolean;
  kept?: boolean;
}

/** A player who adds to chance: what he committed to (empty: nothing yet), and whether he has opened it. */
export interface ChanceSeat {
  seat: number;
  commitment?: string;
  opened?: boolean;
}

/** How far the players are with agreeing on chance: before all have committed nobody may open. A change of seats, or somebody who has lost his entropy, begins it anew as the next round. */
export interface Chance {
  round: number;
  seats: ChanceSeat[];
}

/** How long one may think: `none`, `live` (a bank of minutes, seconds added each turn), `day` (days a turn). */
export interface ClockSetting {
  kind?: string;
  minutes?: number;
  increment?: number;
  days?: number;
}

/** A person's clock at the moment of the message, in milliseconds. Bots have none. */
export interface SeatClock {
  seat: number;
  left: number;
  runs?: boolean;
  out?: boolean;
}

/** All clocks of a table. Whoever shows them counts on from here by himself. */
export interface Clocks {
  seats: SeatClock[];
  window?: number;
  runs?: boolean;
  rests?: boolean;
}

/** A table as lobby and waiting room show it. */
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  state: string;
  open: boolean;
  code?: string;
  owner?: boolean;
  commitment?: string;
  chance?: Chance | null;
  name?: string;
  host?: string;
  pace?: string;
  next?: string;
  grace?: number;
  waiting?: Waiting | null;
  your_turn?: boolean;
  updated?: number;
  clock?: ClockSetting | null;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  rule: string;
  open_ended?: boolean;
}

/** A game that can be played here. Its words stand in the catalogues. */
export interface GameInfo {
  id: string;
  name: Record<string, string>;
  seats: [number, number];
  cooperative: boolean;
  authors: string[];
  publisher: string;
  year: number;
  options: OptionInfo[];
  bots: string[];
  board?: boolean;
  about?: Record<string, string>;
  time?: string;
}

/** One step of a kind of move: its name, what its tokens stand for, whether others may see it. */
export interface PartInfo {
  name: string;
  domain: string;
  secret?: boolean;
}

/** One kind of move: its word and its steps. `side` is empty for an answer, else `own` or `aside`. */
export interface KindInfo {
  name: string;
  parts?: PartInfo[];
  side?: string;
}

/** What the words of a table's notation are called in a language: its kinds of moves, its domains. For each domain every token with its name, in the order of the ids. A domain of plain numbers stands there empty. */
export interface Names {
  kinds: KindInfo[];
  domains: Record<string, Record<string, string>>;
}

/** One line of the chat. Its text is text and nothing else. */
export interface TalkLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  own?: boolean;
}

/** Somebody whose lines, points and proposals do not reach the receiver. */
export interface Muted {
  name: string;
  seat?: number;
  line?: number;
}

/** Somebody asks to take moves back, which needs the consent of all. */
export interface AskingInfo {
  by: number;
  to: number;
  agreed: number[];
  waits: number[];
}

/** What somebody proposes to the seat that is asked: moves in notation, one after another. */
export interface Proposal {
  by: number;
  seat: number;
  moves: string[];
  note?: string;
  name?: string;
}

/** A line for all at the table. `seat` says who speaks where several share a screen. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  seat?: number;
}

/** Hear nothing more of somebody, or again: named by his seat or by a line of his. */
export interface Mute {
  type: "mute";
  id: string;
  seat?: number;
  line?: number;
  yes?: boolean;
}

/** Show a line to whoever runs the service, and why. */
export interface Report {
  type: "report";
  id: string;
  line: number;
  reason: string;
}

/** Point at something: a ring in one's colour on every screen, for a moment. */
export interface Point {
  type: "point";
  id: string;
  domain: string;
  token: string;
  seat?: number;
}

/** Propose moves to the seat that is asked, in place of what one proposed before. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  moves: string[];
  note?: string;
}

/** Take one's proposal back. */
export interface Withdraw {
  type: "withdraw";
  id: string;
}

/** Agree that moves are taken back, or not. Whoever asked takes the asking back with a no. */
export interface Consent {
  type: "consent";
  id: string;
  yes: boolean;
}

/** Several moves as one command: made in order, as far as each holds. The first answers `question`. */
export interface DoAll {
  type: "do_all";
  id: string;
  seat: number;
  question: string;
  moves: string[];
}

/** What became of anything said: nothing stands against it, or the fault. */
export interface Taken {
  type: "taken";
  id: string;
  fault?: Fault | null;
}

/** What became of a list: how many were made, and why it stopped. */
export interface AllDone {
  type: "all_done";
  id: string;
  made: number;
  entry?: number;
  fault?: Fault | null;
  questions?: QuestionFor[];
}

/** The last lines of the chat, in place of all before; whom one does not hear. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
  muted?: Muted[];
  shut?: boolean;
}

/** A new line. */
export interface Said {
  type: "said";
  line: TalkLine;
}

/** How many look on without a seat; not who. Whoever comes is not told what he knows: that he is the only one. */
export interface Watching {
  type: "watching";
  watchers: number;
}

/** Somebody asks to take moves back, or how that ended. */
export interface Asking {
  type: "asking";
  asking?: AskingInfo | null;
  ended?: string;
  seat?: number;
}

/** All proposals that stand. */
export interface Proposals {
  type: "proposals";
  proposals: Proposal[];
}

/** Somebody points at something. */
export interface Pointed {
  type: "pointed";
  seat: number;
  domain: string;
  token: string;
}

/** The first message: which table, the last number received, and the build the page was made of. */
export interface Hello {
  type: "hello";
  table: string;
  last?: number;
  viewer?: number | null;
  build?: string;
  code?: string;
}

/** A command: an id of its own, the question it answers, the move in notation. */
export interface Do {
  type: "do";
  id: string;
  seat: number;
  question: string;
  move: string;
}

/** Undo: so many steps, or, where that needs the others, ask them. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
  steps?: number;
  ask?: boolean;
  to?: number;
}

/** The next choices of a begun move (empty: of the question); with `whole` all moves if they are not too many. */
export interface AskChoices {
  type: "ask_choices";
  id: string;
  seat: number;
  path?: string;
  whole?: boolean;
  after?: string[];
}

/** Why not? Of a whole or a begun move. */
export interface AskWhy {
  type: "ask_why";
  id: string;
  seat: number;
  move: string;
  after?: string[];
}

/** What if? A list of moves, tried on a re-dealt world. */
export interface AskIf {
  type: "ask_if";
  id: string;
  seat: number;
  moves: string[];
}

/** What lies ahead, as far as the asker may know it; `path` is a begun move. Seat -1: somebody who only watches. */
export interface AskAhead {
  type: "ask_ahead";
  id: string;
  seat?: number;
  path?: string;
}

/** At a screen with several seats and secrets: show what this seat sees, or, with -1, cover it again. */
export interface Look {
  type: "look";
  seat: number;
}

/** The client shows what it was sent up to this number: the clock may start. */
export interface Seen {
  type: "seen";
  number: number;
}

/** Somebody whose time was up is there again. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** The client is there. */
export interface Pong {
  type: "pong";
}

/** What this client will add to chance, as its commitment (docs/chance.md). */
export interface Commit {
  type: "commit";
  id: string;
  round: number;
  commitment: string;
}

/** Ready: the entropy that was committed to. Refused before everybody has committed. */
export interface Open {
  type: "open";
  id: string;
  round: number;
  entropy: string;
}

/** The entropy of this seat is lost: begin a new round. */
export interface Anew {
  type: "anew";
  id: string;
  round: number;
}

/** All that is true now, for this receiver: after hello, and after a gap that cannot be filled. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  build: string;
  table: TableInfo;
  view: unknown;
  viewer: number;
  waiting: Waiting;
  questions?: QuestionFor[];
  log?: LogLine[];
  ending?: Ending | null;
  undos?: number;
  undo_seat?: number;
  covers?: boolean;
  covered?: number[];
  clocks?: Clocks | null;
}

/** What happened since, and what is true now. */
export interface Update {
  type: "update";
  number: number;
  log: LogLine[];
  view: unknown;
  waiting: Waiting;
  questions?: QuestionFor[];
  ending?: Ending | null;
  undos?: number;
  undo_seat?: number;
  covers?: boolean;
  covered?: number[];
  viewer?: number | null;
  table?: TableInfo | null;
  clocks?: Clocks | null;
}

/** What became of a command: the line it made, or the fault; the same id gets the same answer. */
export interface Answered {
  type: "answered";
  id: string;
  entry?: number;
  fault?: Fault | null;
  questions?: QuestionFor[];
}

/** The answer to `ask_choices`: the whole of it as rows, or the next choices. */
export interface ChoicesAre {
  type: "choices_are";
  id: string;
  choices?: Choices | null;
  rows?: Rows | null;
  fault?: Fault | null;
}

/** The answer to `ask_why`: nothing forbids it, or the fault. */
export interface WhyIs {
  type: "why_is";
  id: string;
  fault?: Fault | null;
}

/** The answer to `ask_if`: how far it went, why it stopped, what would happen. */
export interface Trial {
  type: "trial";
  id: string;
  made: number;
  stopped: string;
  log?: LogLine[];
  view?: unknown;
  questions?: QuestionFor[];
  fault?: Fault | null;
}

/** The answer to what makes no line in the log: it is done and stored, or the fault. */
export interface Noted {
  type: "noted";
  id: string;
  fault?: Fault | null;
}

/** The answer to `ask_ahead`: the title's own struct, or the fault. */
export interface AheadIs {
  type: "ahead_is";
  id: string;
  ahead?: unknown;
  fault?: Fault | null;
}

/** Something about the connection itself: unknown table, malformed frame, too fast. */
export interface Trouble {
  type: "trouble";
  fault: Fault;
}

/** The page is older than the server: load it anew, nothing is lost. */
export interface Reload {
  type: "reload";
  build: string;
}

/** A clock has started, stands, or is up: nothing else has happened. */
export interface Ticking {
  type: "ticking";
  clocks: Clocks;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Somebody with a name and no account. */
export interface NewGuest {
  name: string;
  lang?: string;
}

/** What a program bears to be known: `Authorization: Bearer TOKEN`, for requests and for the socket. */
export interface Token {
  token: string;
}

/** Who the cookie says one is. */
export interface Me {
  name: string;
  lang: string;
  theme?: string;
}

/** A seat of a new table: `you`, `shared` (somebody else at your screen), `bot` (with its name) or `open`. */
export interface Seating {
  kind: string;
  bot?: string;
  name?: string;
}

/** How fast the bots of a table shall move: `slow`, `brisk` or `instant`. */
export interface NewPace {
  pace: string;
}

/** A new table. One of you, the rest bots: it begins at once. */
export interface NewTable {
  game: string;
  seats: Seating[];
  options?: Record<string, string>;
  open?: boolean;
  pace?: string;
  name?: string;
  clock?: ClockSetting | null;
  chat?: string;
}

/** Sit down at a table by its code. */
export interface Join {
  code: string;
  seat?: number;
}

/** What is to become of a seat. Before the start: `take` (with the code, if one is new here), `leave`, `shared` (somebody at your screen, with a name), and for whoever made the table `to_bot`, `open` (whoever sits there gets up), `remove` and `add`. While it is played: `leave`, `to_bot` (one's own seat, an empty one, or that of somebody who has been away too long), `back` (to a seat one has held), `take` (an empty one), and for whoever made the table `open` (a bot's). */
export interface SeatChange {
  do: string;
  bot?: string;
  name?: string;
  code?: string;
}

/** The same people play again; with `other_side` everybody moves one seat on. */
export interface Rematch {
  other_side?: boolean;
}

/** What carries you to another device: a path with a token, good once, for so many seconds. */
export interface MyLink {
  path: string;
  seconds: number;
  qr: Qr;
}

/** This device is to be that of whoever made the link. */
export interface Here {
  token: string;
}

/** A device by which one is known. Times are milliseconds since 1970. */
export interface Device {
  id: string;
  name: string;
  created: number;
  seen: number;
  this?: boolean;
}

/** Days on which nobody's clock by the day runs: seconds since 1970, from the first moment to the last. */
export interface Holiday {
  begins: number;
  ends: number;
}

/** All holidays of a person; those that are over are forgotten. */
export interface Holidays {
  holidays?: Holiday[];
}

export type Social = Say | Mute | Report | Point | Propose | Withdraw | Consent;

export type Asked = Do | DoAll | TakeBack | AskChoices | AskWhy | AskIf;

export type FromClient =
  | Hello
  | Do
  | DoAll
  | TakeBack
  | AskChoices
  | AskWhy
  | AskIf
  | AskAhead
  | Look
  | Seen
  | Back
  | Pong
  | Commit
  | Open
  | Anew
  | Say
  | Mute
  | Report
  | Point
  | Propose
  | Withdraw
  | Consent;

export type Told = Talk | Said | Watching | Asking | Proposals | Pointed;

export type FromServer =
  | Snapshot
  | Update
  | Answered
  | AllDone
  | ChoicesAre
  | WhyIs
  | Trial
  | AheadIs
  | Noted
  | Taken
  | Trouble
  | Reload
  | Ticking
  | Ping
  | Talk
  | Said
  | Watching
  | Asking
  | Proposals
  | Pointed;
