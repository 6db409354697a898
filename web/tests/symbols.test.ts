import { expect, test } from "vitest";
import symbols from "$titles/switch_and_signal/drawing/symbols.svg?raw";

test("the pieces of a game come from its Python package", () => {
  const parsed = new DOMParser().parseFromString(symbols, "image/svg+xml");
  const ids = [...parsed.querySelectorAll("symbol")].map((one) => one.id);
  expect(ids).toContain("ss-loco-black");
  expect(ids).toContain("ss-signal-green");
  expect(symbols).not.toMatch(/style=|<script|https?:\/\/(?!www\.w3\.org)/);
});
