/** The game's symbols: one file in its Python package, put into the page once and used by name (`#ss-loco-black`). */
import text from "$titles/switch_and_signal/drawing/symbols.svg?raw";

const ID = "symbols-switch_and_signal";

export function showSymbols(): void {
  if (document.getElementById(ID) !== null) return;
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const svg = document.importNode(read, true);
  svg.id = ID;
  svg.setAttribute("aria-hidden", "true");
  // It takes no room, and is not hidden either: what is hidden cannot be used.
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("class", "defs");
  document.body.append(svg);
}
