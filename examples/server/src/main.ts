import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { configOf, game } from "@sw/deckbuilder-core";
import { host } from "./host.ts";

// What the example runs: `npm start -- --port 8080 --folder tables`. The page stands beside this file, as built.

const { values } = parseArgs({
  options: { port: { type: "string", default: "8080" }, folder: { type: "string", default: "tables" } },
});
const beside = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const MINUTE = 60_000;

const running = await host({
  game,
  config: configOf(),
  folder: values.folder,
  port: Number(values.port),
  pages: {
    "/": ["text/html; charset=utf-8", beside("index.html")],
    "/page.js": ["text/javascript; charset=utf-8", beside("page.js")],
  },
  thinking: 30 * MINUTE,
  pulse: MINUTE / 2,
  limits: { bytes: 16_000, messages: 200, tables: 1000 },
});
console.log(`listening on http://localhost:${running.port}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => running.close());
