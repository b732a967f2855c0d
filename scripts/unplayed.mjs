/**
 * What the catalogue of Legion holds that is not played by now: keywords, upgrades that do more than their figures say,
 * command cards, battle cards and battle forces without an entry, and keywords with an entry and without a text; of each
 * how many, and which. `--json` prints the ids alone, kind by kind.
 */
import { loadSource } from "./lib/bundle.mjs";
import { unplayed } from "./lib/unplayed.mjs";
import { packages, sourceOf } from "./lib/workspace.mjs";

/** @typedef {(subject: { keyword: string }, options: { locale: "en" | "es" }) => string} Describe */

const legion = packages().find(({ short }) => short === "legion-core");

/** @param {string} subpath */
function exportsOf(subpath) {
  const source = legion && sourceOf(legion, subpath);
  if (source === undefined) throw new Error(`legion-core has no subpath ${subpath}`);
  return loadSource(source);
}

const entries = await exportsOf(".");
const { catalogue } = await exportsOf("./catalogue");
const describe = /** @type {Describe} */ ((await exportsOf("./text"))["describe"]);
const report = unplayed(
  /** @type {import("./lib/unplayed.mjs").Catalogue} */ (catalogue),
  /** @type {import("./lib/unplayed.mjs").Entries} */ (entries),
  (keyword) => describe({ keyword }, { locale: "en" }) !== keyword,
);

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(Object.fromEntries(report.map(({ kind, missing }) => [kind, missing])), null, 2));
} else {
  for (const { kind, of, missing } of report) {
    console.log(`${kind}: ${missing.length} of ${of}`);
    for (const id of missing) console.log(`  ${id}`);
  }
}
