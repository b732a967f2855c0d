/**
 * Speeds, side by side with a yardstick in the same process.
 *
 *   node scripts/bench.mjs [--json] [--only TEXT] [--rounds N]
 *
 * A package lists what it measures in packages/<p>/bench/rows.ts: `export const rows: readonly BenchRow[]`, or a
 * function that returns such a list. A row:
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
 * Rounds alternate: the yardstick and every row once in each, the first for warming up, then the median of the rest.
 * `--json` prints only {"machine", "rows": [{"name", "unit", "value", "target", "ratioToYardstick"}]}.
 */
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "./lib/bundle.mjs";
import { packages } from "./lib/workspace.mjs";
import { chessDecisionsPerSecond } from "./lib/yardstick.mjs";

/**
 * @typedef {{
 *   name: string, unit: string, target: number | null, targetRatio?: number, once?: boolean,
 *   measure(): number | Promise<number>,
 * }} BenchRow
 */

/** @typedef {{ name: string, unit: string, value: number, target: number | null, ratioToYardstick: number | null }} Measured */

/** @type {BenchRow} */
const YARDSTICK = {
  name: "yardstick: chessops random playouts, all legal moves listed",
  unit: "decisions/s",
  target: null,
  measure: chessDecisionsPerSecond,
};

/**
 * The rows of a package, named after it.
 * @param {import("./lib/workspace.mjs").Package} one
 * @returns {Promise<readonly BenchRow[]>}
 */
async function rowsOf(one) {
  const entry = join(one.path, "bench", "rows.ts");
  if (!existsSync(entry)) return [];
  const exported = (await loadSource(entry))["rows"];
  const rows = typeof exported === "function" ? await exported() : exported;
  if (!Array.isArray(rows)) throw new Error(`${entry} exports no list of rows`);
  return rows.map((/** @type {BenchRow} */ row) => ({
    ...row,
    name: `${one.short}: ${row.name}`,
    measure: () => row.measure(),
  }));
}

/**
 * @param {readonly BenchRow[]} rows
 * @param {number} rounds
 * @returns {Promise<readonly number[]>} the median of each row, or the only measurement
 */
async function medians(rows, rounds) {
  /** @type {number[][]} */
  const values = rows.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, row] of rows.entries()) {
      if (row.once) continue;
      const value = await row.measure();
      if (round > 0) values[index]?.push(value);
    }
  }
  for (const [index, row] of rows.entries()) if (row.once) values[index]?.push(await row.measure());
  return values.map((one) => one.sort((a, b) => a - b)[Math.floor(one.length / 2)] ?? Number.NaN);
}

/** @param {{ unit: string }} row */
const isRate = ({ unit }) => unit.endsWith("/s");

/**
 * How often per second; null for what is neither a rate nor a time.
 * @param {string} unit
 * @param {number} value
 */
function perSecond(unit, value) {
  if (isRate({ unit })) return value;
  return unit === "ms" ? 1000 / value : null;
}

/**
 * @param {BenchRow} row
 * @param {number} value
 * @param {number} yardstick
 * @returns {Measured}
 */
function measured({ name, unit, target, targetRatio }, value, yardstick) {
  const wanted = target ?? (targetRatio === undefined ? null : targetRatio * yardstick);
  const rate = perSecond(unit, value);
  return { name, unit, value, target: wanted, ratioToYardstick: rate === null ? null : rate / yardstick };
}

/** @param {readonly Measured[]} rows */
function printTable(rows) {
  const cells = rows.map((row) => {
    const { name, unit, value, target, ratioToYardstick: ratio } = row;
    const met = target === null ? "" : (isRate(row) ? value >= target : value <= target) ? "met" : "MISSED";
    return [
      name,
      figure(value),
      unit,
      target === null ? "" : figure(target),
      met,
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
  options: { json: { type: "boolean" }, only: { type: "string" }, rounds: { type: "string", default: "5" } },
});
const listed = (await Promise.all(packages().map(rowsOf))).flat();
const chosen = [YARDSTICK, ...listed.filter(({ name }) => name.includes(options.only ?? ""))];
const found = await medians(chosen, Math.max(1, Number(options.rounds)));
const rows = chosen.map((row, index) => measured(row, found[index] ?? Number.NaN, found[0] ?? Number.NaN));
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
