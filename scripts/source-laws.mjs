/** Holds every file of the project against the table of laws in lib/laws.mjs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "./lib/files.mjs";
import { LAWS, offences } from "./lib/laws.mjs";
import { root } from "./lib/workspace.mjs";

const files = projectFiles();
let count = 0;
for (const path of files) {
  for (const { law, line, what } of offences(path, readFileSync(join(root, path), "utf8"))) {
    count += 1;
    console.log(`${path}:${line}  ${law.name}: ${what} (${law.why})`);
  }
}
console.log(`${LAWS.length} laws, ${files.length} files, ${count} offences`);
process.exitCode = count === 0 ? 0 : 1;
