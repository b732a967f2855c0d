/**
 * Which rules the tests prove: for every package with files of rules, the ids that titles of its tests name in brackets.
 * `--json` prints only {"<package>": {"listed", "covered", "untestable", "missing"}}. Fails if a rule is missing or a
 * title names an id that no index lists.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { coverage, unknownIds } from "./lib/coverage.mjs";
import { idsInTitles } from "./lib/test-titles.mjs";
import { packages, rulesOf } from "./lib/workspace.mjs";

/** @typedef {import("./lib/coverage.mjs").Index} Index */

/**
 * @param {string} folder
 * @param {Index} all
 */
function namedIn(folder, all) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const texts = files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(texts.flatMap((text) => [...idsInTitles(text, (id) => id in all)]));
}

const indexed = packages()
  .map((one) => ({ name: one.manifest.name, folder: join(one.path, "test"), index: rulesOf(one) }))
  .filter(({ index }) => Object.keys(index).length > 0);
/** @type {Index} */
const all = Object.assign({}, ...indexed.map(({ index }) => index));
const counted = indexed.map(({ name, folder, index }) => ({ name, index, named: namedIn(folder, all) }));
const allNamed = new Set(counted.flatMap(({ named }) => [...named]));
const reports = counted.map(({ name, index, named }) => ({
  name,
  unknown: unknownIds(named, all),
  ...coverage(index, named, all, allNamed),
}));

if (process.argv.includes("--json")) {
  const rows = reports.map(({ name, listed, covered, untestable, missing }) => [
    name,
    { listed, covered, untestable, missing },
  ]);
  console.log(JSON.stringify(Object.fromEntries(rows), null, 2));
} else {
  for (const { name, listed, covered, untestable, missing } of reports) {
    console.log(`${name}: ${covered} / ${listed} covered, ${untestable} untestable, ${missing.length} missing`);
    for (const id of missing) console.log(`  no test names ${id}`);
  }
}
for (const { name, unknown } of reports)
  for (const id of unknown) console.error(`${name}: a test names ${id}, which no index lists`);
process.exitCode = reports.every(({ missing, unknown }) => missing.length === 0 && unknown.length === 0) ? 0 : 1;
