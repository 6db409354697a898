import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

/** Folders point one way, verify <- wire <- boardkit <- games <- app. Each may use itself and what stands before it. */
const FOLDERS = ["verify", "wire", "boardkit", "games", "app"];

const directions = FOLDERS.map((folder, at) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: FOLDERS.slice(at + 1).map((later) => ({
          group: [`**/${later}/**`, `**/${later}`],
          message: `${folder} may not use ${later}: verify <- wire <- boardkit <- games <- app`,
        })),
      },
    ],
  },
}));

export default ts.config(
  { ignores: ["node_modules/", "src/wire/types.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "no-console": "error",
      "max-lines": ["error", 600],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "error",
      // style-src 'self': no style attribute; `style:name={value}` is set by script, which the policy allows
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "no style attribute: use a class or style:name={value}" },
      ],
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are made anew, not changed
    },
  },
  ...directions,
);
