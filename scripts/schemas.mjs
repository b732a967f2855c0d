/**
 * Holds the JSON Schemas that the games publish against their types: `node scripts/schemas.mjs`. With `--write` they are written
 * anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { schemaFiles } from "./lib/schemas.mjs";
import { root } from "./lib/workspace.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

for (const { path, text } of schemaFiles()) {
  const full = join(root, path);
  const isSame = existsSync(full) && readFileSync(full, "utf8") === text;
  if (!isSame && values.write) {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  if (!isSame && !values.write) {
    console.error(`${path} is not what the types say. If they are right: npx pnpm schemas, and a changeset.`);
    process.exitCode = 1;
  } else console.log(`${path}: ${(text.length / 1000).toFixed(0)} kB`);
}
