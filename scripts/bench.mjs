/**
 * Speeds, side by side with a yardstick in the same process.
 *
 *   node scripts/bench.mjs [--json] [--only TEXT] [--rounds N]
 *
 * A package lists what it measures in packages/<p>/bench/rows.ts and <what>-rows.ts: `export const rows: readonly BenchRow[]`,
 * or a function that returns such a list. Each file is measured in a process of its own: the engine compiles for the kinds of
 * objects that it has seen, so games of one kind would be slower for what other kinds were played before. A row:
 *
 *   name         what is measured
 *   unit         "decisions/s", "games/s", ...: a rate, more is better; "ms": time per call, compared with the yardstick
 *                as calls per second, less is better; "bytes", "ms of CPU", ...: anything else, less is better, not compared
 *   target       in the row's unit; null if none
 *   targetRatio  optional, for rates without a target: share of the yardstick to reach
 *   once         optional: measured a single time, after all rounds; for what is no rate but the worst of much play
 *   measure()    one measurement in the row's unit, about a third of a second long; may be a promise
 *
 * Games draw with the generator that people get (ChaCha20); random players, attacks and sampled battles with the fast one.
 * Rounds alternate: the yardstick and every row of the file once in each, the first for warming up, then the median of the rest.
 * `--json` prints only {"machine", "rows": [{"name", "unit", "value", "target", "met", "ratioToYardstick"}]}.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packages } from "./lib/workspace.mjs";

/** @typedef {import("./lib/bench-file.mjs").Measured} Measured */

const MEASURE_FILE = join(import.meta.dirname, "lib", "bench-file.mjs");

/**
 * The files of a package that list rows.
 * @param {string} path
 */
function filesOf(path) {
  const folder = join(path, "bench");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /(^|-)rows\.ts$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * What a file's rows come to, the yardstick's first; nothing if none of them is asked for.
 * @param {string} file
 * @param {string} packageName
 * @returns {readonly Measured[]}
 */
function measure(file, packageName) {
  const rounds = String(Math.max(1, Number(options.rounds)));
  const args = [MEASURE_FILE, file, packageName, rounds, options.only];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));
}

/** @param {readonly Measured[]} rows */
function printTable(rows) {
  const cells = rows.map((row) => {
    const { name, unit, value, target, met, ratioToYardstick: ratio } = row;
    return [
      name,
      figure(value),
      unit,
      target === null ? "" : figure(target),
      met === null ? "" : met ? "met" : "MISSED",
      ratio === null ? "" : ratio.toPrecision(3),
    ];
  });
  const table = [["row", "value", "unit", "target", "", "ratio to yardstick"], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) {
    const padded = line.map((cell, column) => padTo(cell, widths[column] ?? 0, column % 2 === 1));
    console.log(padded.join("  ").trimEnd());
  }
}

/**
 * @param {string} cell
 * @param {number} width
 * @param {boolean} toTheRight  figures stand to the right
 */
function padTo(cell, width, toTheRight) {
  return toTheRight ? cell.padStart(width) : cell.padEnd(width);
}

/** @param {number} value */
function figure(value) {
  return value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(4);
}

const { values: options } = parseArgs({
  options: {
    json: { type: "boolean" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "5" },
  },
});
const rows = packages().flatMap(({ short, path }) => filesOf(path).flatMap((file) => measure(file, short)));
const cpu = cpus();
const machine = {
  node: process.version,
  platform: process.platform,
  arch: process.arch,
  cores: cpu.length,
  cpu: cpu[0]?.model,
};

if (options.json) console.log(JSON.stringify({ machine, rows }, null, 2));
else {
  console.log(
    `Node ${process.version}, ${machine.cores} x ${machine.cpu}; medians of ${options.rounds} alternating rounds.\n` +
      "Games draw from ChaCha20; random players, attacks and sampled battles from the fast generator.\n",
  );
  printTable(rows);
}
