/** Which cards pay: the fitting one; else two of the kinds held most; for loading one of the kind held most. */
import { ACTIONS, type Action } from "./facts";

export type Hand = Readonly<Record<string, number>>;

export const cardsOf = (payment: string): Action[] => payment.split("+") as Action[];

/** The payment made of some cards, in the words of the notation. */
export const paymentOf = (cards: readonly Action[]): string =>
  [...cards].sort((one, other) => ACTIONS.indexOf(one) - ACTIONS.indexOf(other)).join("+");

/** What is left of a hand after a payment. */
export function without(hand: Hand, payment: string): Record<string, number> {
  const left: Record<string, number> = { ...hand };
  for (const card of cardsOf(payment)) left[card] = (left[card] ?? 0) - 1;
  return left;
}

/** The payment that is proposed for a kind of move, out of those that may be chosen. */
export function proposePayment(kind: string, payments: readonly string[], hand: Hand): string | null {
  if (payments.includes(kind)) return kind;
  const most = [...payments].sort((one, other) => evenness(hand, one) - evenness(hand, other));
  return most[0] ?? null;
}

/** Small if what is left is spread evenly: paying from the kinds held most. Fewer cards come first. */
function evenness(hand: Hand, payment: string): number {
  const left = Object.values(without(hand, payment));
  return cardsOf(payment).length * 1_000 + left.reduce((sum, number) => sum + number * number, 0);
}
