/** What the What-now line says of this game, and the buttons beside it. */
import type { Action as Button, NowText, PartProps, TableAccess } from "../../boardkit/contribution";
import type { Row } from "../../boardkit/rows";
import type { Ahead } from "./ahead";
import { sight } from "./board/foresight.svelte";
import { canDo, drawn, handBefore, kindThing, viewOf } from "./facts";
import { priceOfRoll, priceOfStart, rollerOf } from "./price";

/** Answers without steps, each a button of its own; the last of them is what Enter means. */
const PLAIN_ANSWERS = ["stop", "end_actions", "carry_out", "roll_dice", "run"];

export function listActions(part: PartProps): Button[] {
  const { table, words } = part;
  const texts = words.texts;
  if (!part.isMine) return [];
  const ready = table.ready;
  const kind = ready?.[0]?.token ?? "";
  const buttons: Button[] = [];
  for (const answer of PLAIN_ANSWERS) {
    if (!canDo(part, answer)) continue;
    buttons.push({
      name: answer,
      label: texts.say(`act-${answer}`),
      ...noted(priceOf(part, answer)),
      main: ready === null && answer !== "end_actions",
      act: () => void table.pick(kindThing(answer)),
    });
  }
  if (ready !== null && !PLAIN_ANSWERS.includes(kind)) {
    const roller = rollerOf(ready);
    buttons.push({
      name: "confirm",
      label: texts.sayOr(`act-${kind}`, texts.say("act-confirm")),
      ...noted(roller === "" || !sight.isOf(table.view) ? "" : priceOfRoll(sight.train(roller), texts)),
      main: true,
      act: () => void table.confirm(),
    });
  }
  return buttons.slice(-3);
}

/** Answers that name one thing: they stand in the short list as a whole. */
const DIRECT = new Set(["deploy", "run_colour", "run_train", "leave", "pass"]);
const MOST_SHORT = 9;

/** A few answers that digits pick: those that name one thing, else what is still open of the move begun. */
export function listShort({ table, words, isMine }: PartProps): Button[] {
  const { selection } = table;
  if (!isMine || selection === null) return [];
  const begun = selection.picks.length > 0;
  const rows = (begun ? selection.left : selection.all).filter((row) => DIRECT.has(row[0]?.token ?? ""));
  if (rows.length > 0 && rows.length <= MOST_SHORT) {
    return rows.map((row) => ({
      name: row.map((step) => step.token).join(" "),
      label: words.move(row),
      act: () => void pickAll(table, row),
    }));
  }
  // What lies on the board is picked there.
  const next = begun ? table.place.next : null;
  if (next?.domain !== "train_colour") return [];
  return next.steps.map(({ token }) => ({
    name: token,
    label: words.name(next.domain, token),
    act: () => void table.pick({ domain: next.domain, part: next.part, token }),
  }));
}

/** Pick all steps of a row; the last of them gives the answer. */
async function pickAll(table: TableAccess, row: Row): Promise<void> {
  for (const [n, { domain, part, token }] of row.entries()) {
    await table.pick({ domain, part, token }, n < row.length - 1);
  }
}

const noted = (note: string): { note?: string } => (note === "" ? {} : { note });

/** What an answer costs or brings that cannot be taken back. */
function priceOf(part: PartProps, answer: string): string {
  if (answer === "end_actions") return priceOfEnding(part);
  if (answer !== "roll_dice" || !sight.isOf(part.table.view)) return "";
  return priceOfStart(sight.ahead, part.words.texts);
}

function priceOfEnding({ table, words }: PartProps): string {
  const count = viewOf(table).hands[handBefore(table)]?.count ?? 0;
  return words.texts.say("act-end-price", { kept: count, drawn: drawn(count) });
}

/** What happens next, in a sentence. */
export function sayNow(part: PartProps): NowText {
  const { table, words, isMine } = part;
  const what = (isMine ? table.question?.what : table.waiting.what) ?? "";
  const key = `next-${what}`;
  if (what === "" || table.ending || !words.texts.has(key)) return {};
  return { next: words.texts.say(key, argsOf(part)) };
}

function argsOf({ table, words }: PartProps): Record<string, string | number> {
  const view = viewOf(table);
  const seats = table.table?.seats.length ?? 1;
  const left = view.card === null ? 0 : view.card.symbols.length - view.card.begun;
  const count = view.hands[view.active]?.count ?? 0;
  return {
    left,
    points: view.moving?.points ?? 0,
    train: view.moving ? words.name("train", view.moving.train) : "",
    kept: count,
    drawn: drawn(count),
    alone: seats === 1 ? 1 : 0,
    last: view.last_turn ? 1 : 0,
    following: words.seat((view.active + 1) % seats),
  };
}

/** A roll that costs nothing is run with by itself, whichever way the train may take (interaction: "run"). */
export async function answerOf({ table }: PartProps): Promise<(() => void) | null> {
  const { question } = table;
  if (question?.what !== "rolled" || table.place.path.length > 0) return null;
  const run = ((await table.ahead("")) as Ahead | null)?.run ?? null;
  if (run === null || run.outcomes.length === 0) return null;
  if (run.outcomes.some((outcome) => outcome.cost > 0 || outcome.loses)) return null;
  return () => {
    if (table.question?.id === question.id && table.place.path.length === 0) void table.pick(kindThing("run"));
  };
}
