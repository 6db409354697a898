/** What the What-now line says of this game, and the buttons beside it. */
import type { Action as Button, NowText, PartProps } from "../../boardkit/contribution";
import { canDo, COLOURS, drawn, handBefore, kindThing, viewOf } from "./facts";

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
      ...(answer === "end_actions" && { note: priceOfEnding(part) }),
      main: ready === null && answer !== "end_actions",
      act: () => void table.pick(kindThing(answer)),
    });
  }
  if (canDo(part, "run_colour")) buttons.push(...listColours(part));
  if (ready !== null && !PLAIN_ANSWERS.includes(kind)) {
    buttons.push({ name: "confirm", label: texts.sayOr(`act-${kind}`, texts.say("act-confirm")), main: true, act: () => void table.confirm() });
  }
  return buttons.slice(-3);
}

/** The colours that a symbol of all colours may stand for. */
function listColours({ table, words }: PartProps): Button[] {
  const open = table.selection?.all.filter((row) => row[0]?.token === "run_colour").map((row) => row[1]?.token) ?? [];
  return COLOURS.filter((colour) => open.includes(colour)).map((colour) => ({
    name: colour,
    label: words.name("train_colour", colour),
    act: () => {
      void table
        .pick(kindThing("run_colour"), true)
        .then(() => table.pick({ domain: "train_colour", token: colour, part: "colour" }));
    },
  }));
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
