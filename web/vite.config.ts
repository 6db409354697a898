import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

/**
 * The name of a build: a digest of what it consists of. It stands in the page as a meta field and beside it in
 * build.txt, so that page and service can tell whether they belong together.
 */
function nameBuild(): Plugin {
  return {
    name: "name-build",
    enforce: "post",
    generateBundle(_, bundle) {
      const digest = createHash("sha256");
      for (const file of Object.keys(bundle).sort()) digest.update(file);
      const build = digest.digest("hex").slice(0, 16);
      for (const made of Object.values(bundle)) {
        if (made.type === "asset" && made.fileName === "index.html") {
          made.source = String(made.source).replace("%BUILD%", build);
        }
      }
      this.emitFile({ type: "asset", fileName: "build.txt", source: `${build}\n` });
    },
  };
}

/** The games in the Python package: what they draw (symbols) lies there once, for pictures, wheel and client. */
const TITLES = fileURLToPath(new URL("../src/roundhouse/games", import.meta.url));

export default defineConfig({
  plugins: [svelte(), nameBuild()],
  build: {
    outDir: "../src/roundhouse/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: "chrome123",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: { alias: { $titles: TITLES }, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
