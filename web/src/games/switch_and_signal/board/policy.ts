/** What this game says about choosing: which cards are proposed, and that a roll waits for its button. */
import type { Policy, Row } from "../../../boardkit/rows";
import { proposePayment } from "../payment";
import type { SwitchView } from "../view";

const PAY = "pay";

/** Moves that cannot be taken back as soon as they are made: the die is rolled. */
const ROLLS = new Set(["move"]);

const without = (row: Row): string => row.flatMap((one) => (one.part === PAY ? [] : `${one.part}:${one.token}`)).join(" ");
const paymentOf = (row: Row): string => row.find((one) => one.part === PAY)?.token ?? "";

export const policy: Policy = {
  propose(rows, view) {
    const [first] = rows;
    if (first === undefined || rows.some((row) => paymentOf(row) === "" || without(row) !== without(first))) return null;
    const { hands, active } = view as SwitchView;
    const payment = proposePayment(first[0]?.token ?? "", rows.map(paymentOf), hands[active]?.cards ?? {});
    return rows.find((row) => paymentOf(row) === payment) ?? null;
  },
  confirms: (row) => ROLLS.has(row[0]?.token ?? ""),
};
