/**
 * Mutation testing of rules code: Stryker changes one thing at a time, and tests of rules must turn red.
 *
 *   node scripts/mutate.mjs                                         folders with a floor
 *   node scripts/mutate.mjs [--sample N [--seed WORD]] [--tests FOLDER,...] [--no-static] [--incremental] [--concurrency N] PATH ...
 *
 * A path from the root is a package (`packages/dice`), a folder, a file or lines of one (`.../roll.ts:10-40`). Prints a
 * score for each file and every survivor, and fails below the floor (lib/mutation.mjs).
 *
 * A run over all of a folder with a floor, or over one of its rooms, writes its scores into the table, docs/mutation.md.
 *
 * `--sample` tries only so many mutants of each room, drawn at random, and tells within how many percent the score of them all lies; it
 * fails where that is surely below the floor. The same `--seed`, which may be any word, draws the same ones. A whole folder
 * of Legion takes hours, 200 of its mutants some 15 minutes.
 * `--no-static` leaves out what is worked out as modules load, such as tables: all tests run for each of its mutants, so that they
 * take most of the time. The table says so.
 * `--tests` looks with the tests of these folders alone, `content/keywords` for instance, which is quicker: what they miss,
 * others may still find. `--incremental` runs anew only what has changed since the last such run; `--concurrency`, 1 if left
 * out, is how many mutants run at a time. A page to browse is left in .mutation/.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { AREAS, count, judged, margin, percent, report, runsOf, score, told } from "./lib/mutation.mjs";
import { built, firstRun } from "./lib/mutation-plugins.mjs";
import { sampleOf } from "./lib/mutation-sample.mjs";
import { page, rowsOf, withoutEquivalent, withRows } from "./lib/mutation-table.mjs";
import { capture } from "./lib/run.mjs";
import { root } from "./lib/workspace.mjs";

/** Copies of the tree, and reports: ignored by git and by whatever looks at the project's files. */
const OWN = ".mutation";
/** The table as data and as a page, and the mutants that change nothing anybody can notice. */
const SCORES = "scripts/mutation/scores.json";
const PAGE = "docs/mutation.md";
const EQUIVALENTS = "scripts/mutation/equivalent.json";
const SECOND = 1000;

const { values, positionals } = parseArgs({
  options: {
    incremental: { type: "boolean", default: false },
    concurrency: { type: "string", default: "1" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string" },
    "no-static": { type: "boolean", default: false },
  },
  allowPositionals: true,
});

/**
 * @param {import("./lib/mutation.mjs").Run} run
 * @returns {Promise<boolean>} whether it reaches its floor
 */
async function mutate({ name, project, mutate, tests, floor, area }) {
  const isDrawn = values.sample !== undefined && !mutate.some((file) => file.includes(":"));
  const sample = isDrawn ? await sampleOf(mutate, area ?? name, Number(values.sample), values.seed) : undefined;
  built.places = sample?.places;
  process.env["SW_MUTATE"] = project;
  process.env["SW_MUTATE_TESTS"] = values.tests ?? tests.join();
  process.env["SW_MUTATE_SAMPLE"] = values.sample ?? "";
  process.env["SW_MUTATE_SEED"] = values.seed;
  process.env["SW_MUTATE_AREA"] = area ?? name;
  const output = join(OWN, name.replace(/[/:]/g, "-"));
  const found = await new Stryker({
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner"), import.meta.resolve("./lib/mutation-plugins.mjs")],
    ignorers: ["texts", "undrawn"],
    checkers: values.sample === undefined ? [] : ["sample"],
    vitest: { configFile: "vitest.mutation.ts", related: false },
    coverageAnalysis: "perTest",
    // One process runs all tests: those of Legion's content need more memory than Node allows by itself.
    testRunnerNodeArgs: ["--max-old-space-size=8192"],
    ignoreStatic: values["no-static"],
    concurrency: Number(values.concurrency),
    // A mutant that loops for ever is stopped by counting its steps; a busy machine must not look like one.
    timeoutMS: 60 * SECOND,
    dryRunTimeoutMinutes: 30,
    // Types are erased before tests run.
    disableTypeChecks: false,
    tempDirName: join(OWN, "copies"),
    // What games write lies at the top; a core has a room of the name.
    ignorePatterns: [OWN, "dist", "/replays", "/saves"],
    incremental: values.incremental,
    incrementalFile: `${output}.json`,
    reporters: ["progress-append-only", "survivors", "html"],
    htmlReporter: { fileName: `${output}.html` },
  }).runMutationTest();
  const named = found.map((mutant) => ({
    ...judged(mutant, firstRun.tests),
    fileName: relative(root, mutant.fileName).replaceAll("\\", "/"),
  }));
  const equivalents = readJson(EQUIVALENTS);
  const mutants = withoutEquivalent(named, equivalents, read);
  for (const line of report(mutants, read)) console.log(line);
  if (area !== undefined && values.tests === undefined) await keep(mutants, area, equivalents, sample?.sizes);
  const total = count(mutants);
  const reached = score(total);
  const about = values.sample === undefined ? 0 : margin(total);
  const exactly = about === 0 ? "" : ` +- ${about.toFixed(1)}`;
  const held = floor === undefined ? "no floor" : `floor ${floor} %`;
  console.log(`${percent(reached)}${exactly}  ${name}  ${told(total)}; ${held}`);
  return floor === undefined || reached + about >= floor;
}

/**
 * Writes the scores of an area into the table.
 * @param {readonly import("./lib/mutation.mjs").Mutant[]} mutants
 * @param {string} area
 * @param {readonly import("./lib/mutation-table.mjs").Equivalent[]} equivalents
 * @param {ReadonlyMap<string, number>} [sizes]  of rooms of which a sample was built
 */
async function keep(mutants, area, equivalents, sizes) {
  const commit = (await capture("git", ["rev-parse", "--short=8", "HEAD"], { cwd: root })).trim();
  const date = new Date().toISOString().slice(0, "2026-01-01".length);
  const run = { date, commit, isStatic: !values["no-static"] };
  const table = withRows(readJson(SCORES), rowsOf(mutants, area, run, sizes));
  writeFileSync(join(root, SCORES), `${JSON.stringify(table, null, 2)}\n`);
  writeFileSync(join(root, PAGE), page(table, equivalents));
}

/** @param {string} file  a path from the root */
function read(file) {
  return readFileSync(join(root, file), "utf8");
}

/** @param {string} file  a path from the root */
function readJson(file) {
  return JSON.parse(read(file));
}

process.chdir(root);
if (positionals.length === 0) {
  for (const { folder, floor } of AREAS) console.log(`${percent(floor)}  ${folder}`);
}
let held = true;
for (const run of positionals.flatMap(runsOf)) held = (await mutate(run)) && held;
process.exitCode = held ? 0 : 1;
