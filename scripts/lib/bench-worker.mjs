/**
 * The rows of one file in a process of its own, measured when its parent asks: `fork("bench-worker.mjs", [FILE, FOLDER])`. FOLDER
 * holds the packages whose sources are measured: this checkout, or another commit's. Says first which rows there are, the
 * yardstick before all others, then answers each number of a row with a turn's rate or with the row's figure.
 */
import { join } from "node:path";
import { loadSource, sourcesOf } from "./bundle.mjs";
import { chessPlayouts } from "./yardstick.mjs";

/** @typedef {import("./bench-row.ts").Row} Row */
/**
 * What a parent is told of a row.
 * @typedef {{ readonly name: string, readonly unit: Row["unit"], readonly target: number | null, readonly targetRatio?: number,
 *   readonly isSpeed: boolean }} Listed
 */

/** @type {Row} */
const YARDSTICK = {
  name: "yardstick, random chess by chessops, all legal moves listed",
  unit: "decisions/s",
  target: null,
  work: chessPlayouts(),
};

/**
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<readonly Row[]>}
 */
async function rowsOf(file, folder) {
  const exported = (await loadSource(file, [sourcesOf(folder)]))["rows"];
  if (typeof exported !== "function") throw new Error(`${file} exports no function that gives its rows`);
  return [YARDSTICK, ...exported()];
}

/**
 * @param {Row} row
 * @returns {Listed}
 */
function listed({ name, unit, target, ...row }) {
  const isSpeed = "work" in row;
  return { name, unit, target, isSpeed, ...(isSpeed && row.targetRatio ? { targetRatio: row.targetRatio } : {}) };
}

/**
 * @param {Row | undefined} row
 * @returns {number}
 */
function measured(row) {
  if (row === undefined) throw new Error("there is no such row");
  return "work" in row ? turn(row.work) : row.measure();
}

const { turn } = /** @type {typeof import("./turns.ts")} */ (await loadSource(join(import.meta.dirname, "turns.ts")));
const [file = "", folder = ""] = process.argv.slice(2);
const rows = await rowsOf(file, folder);
process.on("message", (/** @type {number} */ asked) => process.send?.(measured(rows[asked])));
process.send?.(rows.map(listed));
