// Formats what stands on stdin, {lang, texts, asked: [[key, args], ...]}, as the client would; used by tests/wire.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const { lang, texts, asked } = JSON.parse(readFileSync(0, "utf-8"));
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const text of texts) bundle.addResource(new FluentResource(text));

function format([key, args]) {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern == null ? null : bundle.formatPattern(pattern, args, []);
}

process.stdout.write(JSON.stringify(asked.map(format)));
