/**
 * Holds the data that the cores publish against their sources: `node --conditions=@sw/source --import=tsx scripts/data.ts`. With
 * `--write` the files are written anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { dataFiles } from "./lib/data.ts";
import { root } from "./lib/workspace.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

for (const { path, text } of dataFiles()) {
  const full = join(root, path);
  const isSame = existsSync(full) && readFileSync(full, "utf8") === text;
  if (!isSame && values.write) {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  if (!isSame && !values.write) {
    console.error(`${path} is not what the sources say. If they are right: npx pnpm data, and a changeset.`);
    process.exitCode = 1;
  } else console.log(`${path}: ${(text.length / 1000).toFixed(0)} kB`);
}
