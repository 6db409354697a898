/** What this game says about choosing: which cards are proposed, and that a roll waits for its button. */
import type { Policy, Row } from "../../../boardkit/rows";
import { proposePayment } from "../payment";
import type { SwitchView } from "../view";

const PAY = "pay";

/** Moves that cannot be taken back as soon as they are made: the die is rolled. */
const ROLLS = new Set(["move"]);

/** Helpers are there once: a tap on a thing is not meant for them unless they were asked first. */
const isHelper = (row: Row | undefined): boolean => kindOf(row).startsWith("use_");
const kindOf = (row: Row | undefined): string => row?.[0]?.token ?? "";

const without = (row: Row): string => row.flatMap((one) => (one.part === PAY ? [] : `${one.part}:${one.token}`)).join(" ");
const paymentOf = (row: Row): string => row.find((one) => one.part === PAY)?.token ?? "";

export const policy: Policy = {
  propose(rows, view) {
    const plain = rows.filter((row) => !isHelper(row));
    const [first] = plain;
    if (first === undefined || plain.some((row) => without(row) !== without(first))) return null;
    if (plain.length === 1) return first;
    const { hands, active } = view as SwitchView;
    const payment = proposePayment(kindOf(first), plain.map(paymentOf), hands[active]?.cards ?? {});
    return plain.find((row) => paymentOf(row) === payment) ?? null;
  },
  confirms: (row, picks) =>
    ROLLS.has(kindOf(row)) || (isHelper(row) && !picks.some((pick) => pick.domain === "" && pick.token === kindOf(row))),
};
