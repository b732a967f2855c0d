/**
 * Measures the rows of one file beside the yardstick, in a process of its own: `node bench-file.mjs FILE NAME ROUNDS ONLY`.
 * Prints a list of {@link Measured} as JSON, the yardstick first; an empty list if no row's name holds ONLY.
 */
import { basename } from "node:path";
import { loadSource } from "./bundle.mjs";
import { chessDecisionsPerSecond } from "./yardstick.mjs";

/**
 * @typedef {{
 *   name: string, unit: string, target: number | null, targetRatio?: number, once?: boolean,
 *   measure(): number | Promise<number>,
 * }} BenchRow
 */

/**
 * @typedef {{
 *   name: string, unit: string, value: number, target: number | null, met: boolean | null, ratioToYardstick: number | null,
 * }} Measured
 */

/**
 * @param {string} file
 * @param {string} packageName
 * @returns {BenchRow}
 */
function yardstickOf(file, packageName) {
  return {
    name: `${packageName}: yardstick of ${basename(file, ".ts")}, random chess by chessops, all legal moves listed`,
    unit: "decisions/s",
    target: null,
    measure: chessDecisionsPerSecond,
  };
}

/**
 * The rows of a file, named after their package.
 * @param {string} file
 * @param {string} packageName
 * @returns {Promise<readonly BenchRow[]>}
 */
async function rowsOf(file, packageName) {
  const exported = (await loadSource(file))["rows"];
  const rows = typeof exported === "function" ? await exported() : exported;
  if (!Array.isArray(rows)) throw new Error(`${file} exports no list of rows`);
  return rows.map((/** @type {BenchRow} */ row) => ({
    ...row,
    name: `${packageName}: ${row.name}`,
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

/** @param {string} unit */
const isRate = (unit) => unit.endsWith("/s");

/**
 * How often per second; null for what is neither a rate nor a time.
 * @param {string} unit
 * @param {number} value
 */
function perSecond(unit, value) {
  if (isRate(unit)) return value;
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
  const met = wanted === null ? null : isRate(unit) ? value >= wanted : value <= wanted;
  const rate = perSecond(unit, value);
  return { name, unit, value, target: wanted, met, ratioToYardstick: rate === null ? null : rate / yardstick };
}

const [file = "", packageName = "", rounds = "", only = ""] = process.argv.slice(2);
const listed = (await rowsOf(file, packageName)).filter(({ name }) => name.includes(only));
const chosen = listed.length === 0 ? [] : [yardstickOf(file, packageName), ...listed];
const found = await medians(chosen, Number(rounds));
console.log(
  JSON.stringify(chosen.map((row, index) => measured(row, found[index] ?? Number.NaN, found[0] ?? Number.NaN))),
);
