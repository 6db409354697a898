/** How a page is laid out: the one place that says when a screen counts as a phone. */
import { MediaQuery } from "svelte/reactivity";

/** The same condition stands in the styles of the table's parts. */
const phone = new MediaQuery("(max-width: 900px), (max-height: 520px)");
const low = new MediaQuery("(max-height: 520px) and (min-width: 560px)");

export const layout = {
  get narrow(): boolean {
    return phone.current;
  },
  /** A phone held sideways. */
  get low(): boolean {
    return low.current;
  },
};
