/**
 * Holds what each package exports against its `api.md`, and that all of it is documented, can be named by whoever imports
 * it, and has a name of its own in its package: `node scripts/api.mjs` after a build. With `--write` the reports are written anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiOf, surfaceOf } from "./lib/api.mjs";
import { changesOf } from "./lib/api-changes.mjs";
import { SHARED_NAMES } from "./lib/shared-names.mjs";
import { publicPackages } from "./lib/workspace.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

for (const one of publicPackages()) {
  const surface = surfaceOf(one);
  if (Object.keys(surface.entries).length === 0) continue;
  const { report, faults } = apiOf(surface, SHARED_NAMES[surface.name]);
  const path = join(one.path, "api.md");
  if (values.write) writeFileSync(path, report);
  const changes = changesOf(readFileSync(path, "utf8"), report).map((change) => `${surface.name}: ${change}`);
  for (const line of [...faults, ...changes]) console.error(line);
  if (changes.length > 0) console.error("If that is meant: npx pnpm api, and a changeset.");
  if (faults.length + changes.length > 0) process.exitCode = 1;
  else console.log(`${surface.name}: all is documented and can be named, and is what api.md says`);
}
