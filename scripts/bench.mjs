/**
 * Speeds, side by side with a yardstick in the same process.
 *
 *   node scripts/bench.mjs [--json] [--only TEXT] [--turns N] [--against COMMIT]
 *
 * A package lists what it measures in packages/<p>/bench/rows.ts and <what>-rows.ts: `export function rows(): readonly Row[]`, with
 * the rows of lib/bench-row.ts. Each file is measured in a process of its own: the engine compiles for the kinds of objects that it
 * has seen, so games of one kind would be slower for what other kinds were played before.
 *
 * Speeds are measured in turns of 25 ms by the processor time of the main thread, N turns each (100), after some for warming up. The
 * yardstick and every row of the file take one turn after the other. `value` is the median turn, `p90` the rate that a tenth of the
 * turns reach or exceed, `ratioToYardstick` the median of the ratios of a row's turn to the yardstick's in the same round. So other
 * work on the machine disturbs little: a build against itself stays within 4 %.
 *
 * With `--against COMMIT` the same rows also run over the sources of that commit, in a process that takes turns with the first, and
 * `ratioToCommit` is the median of the ratios of two turns side by side: above 1, this checkout is faster.
 *
 * Games draw with the generator that people get (ChaCha20); random players, attacks and sampled battles with the fast one.
 * `--json` prints {"machine", "rows": [{"name", "node", "unit", "value", "p90", "target", "met", "ratioToYardstick", "ratioToCommit"}]}.
 */
import { execFileSync, fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pairedRatio, quantile } from "./lib/quantiles.mjs";
import { withTempFolder } from "./lib/stop.mjs";
import { packages, root } from "./lib/workspace.mjs";

/** @typedef {import("./lib/bench-worker.mjs").Listed} Listed */
/**
 * @typedef {{
 *   name: string, node: string, unit: string, value: number, p90: number | null, target: number | null, met: boolean | null,
 *   ratioToYardstick: number | null, ratioToCommit: number | null,
 * }} Measured
 */

const WORKER = join(import.meta.dirname, "lib", "bench-worker.mjs");
/** Turns of each speed before those that count. */
const WARM_UP = 10;
const YARDSTICK = 0;

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
 * A process that measures the rows of a file over the sources in a folder.
 * @param {string} file
 * @param {string} folder
 */
async function workerOf(file, folder) {
  const child = fork(WORKER, [file, folder]);
  const answer = () =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`the rows of ${file} could not be measured`));
      child.once("exit", fail);
      child.once("message", (said) => {
        child.off("exit", fail);
        resolve(said);
      });
    });
  return {
    rows: /** @type {readonly Listed[]} */ (await answer()),
    /** @param {number} row */
    measure: (row) => {
      child.send(row);
      return /** @type {Promise<number>} */ (answer());
    },
    stop: () => child.disconnect(),
  };
}

/** @typedef {Awaited<ReturnType<typeof workerOf>>} Worker */

/**
 * The rates of the turns that workers took in turns, by worker and row. Who begins changes from round to round.
 * @param {readonly Worker[]} workers
 * @param {readonly number[]} speeds
 * @param {number} turns
 */
async function ratesOf(workers, speeds, turns) {
  const rates = workers.map(() => new Map(speeds.map((row) => /** @type {[number, number[]]} */ ([row, []]))));
  for (let round = -WARM_UP; round < turns; round++) {
    for (const row of speeds) {
      const order = [...workers.entries()];
      for (const [index, worker] of round % 2 === 0 ? order : order.reverse()) {
        const rate = await worker.measure(row);
        if (round >= 0) rates[index]?.get(row)?.push(rate);
      }
    }
  }
  return rates;
}

/**
 * What a file's rows come to, the yardstick's first; nothing if none of them is asked for.
 * @param {string} file
 * @param {string} packageName
 * @param {string | undefined} other  the folder of another commit's sources
 * @returns {Promise<readonly Measured[]>}
 */
async function measure(file, packageName, other) {
  const worker = await workerOf(file, resolve(root));
  const named = worker.rows.map((row) => ({ ...row, name: `${packageName}: ${row.name}` }));
  const asked = [...named.keys()].filter((row) => row !== YARDSTICK && named[row]?.name.includes(options.only));
  const compared = asked.length === 0 || other === undefined ? undefined : await workerOf(file, other);
  const speeds = [YARDSTICK, ...asked].filter((row) => named[row]?.isSpeed);
  const workers = compared === undefined ? [worker] : [worker, compared];
  const [own, others] = asked.length === 0 ? [] : await ratesOf(workers, speeds, Number(options.turns));
  const figures = new Map();
  for (const row of compared === undefined ? asked : []) {
    if (!speeds.includes(row)) figures.set(row, await worker.measure(row));
  }
  for (const one of workers) one.stop();
  return named.flatMap((row, index) => {
    const rates = own?.get(index);
    if (rates !== undefined) return [speedOf(row, rates, own?.get(YARDSTICK) ?? [], others?.get(index))];
    const figure = figures.get(index);
    return figure === undefined ? [] : [figureOf(row, figure)];
  });
}

/**
 * @param {Listed} row
 * @param {readonly number[]} rates
 * @param {readonly number[]} yardstick
 * @param {readonly number[] | undefined} others
 * @returns {Measured}
 */
function speedOf({ name, unit, target, targetRatio }, rates, yardstick, others) {
  const inUnit = (/** @type {number} */ rate) => (unit === "ms" ? 1000 / rate : rate);
  const value = inUnit(quantile(rates, 0.5));
  const ratio = pairedRatio(rates, yardstick);
  const isMet = target === null ? ratio >= (targetRatio ?? 0) : unit === "ms" ? value <= target : value >= target;
  return {
    name,
    node: process.version,
    unit,
    value,
    p90: inUnit(quantile(rates, 0.9)),
    target: target ?? (targetRatio === undefined ? null : targetRatio * quantile(yardstick, 0.5)),
    met: target === null && targetRatio === undefined ? null : isMet,
    ratioToYardstick: ratio,
    ratioToCommit: others === undefined ? null : pairedRatio(rates, others),
  };
}

/**
 * @param {Listed} row
 * @param {number} value
 * @returns {Measured}
 */
function figureOf({ name, unit, target }, value) {
  const met = target === null ? null : value <= target;
  return {
    name,
    node: process.version,
    unit,
    value,
    p90: null,
    target,
    met,
    ratioToYardstick: null,
    ratioToCommit: null,
  };
}

/** @param {readonly Measured[]} rows */
function printTable(rows) {
  const ratio = (/** @type {number | null} */ value) => (value === null ? "" : value.toPrecision(3));
  const cells = rows.map(({ name, unit, value, p90, target, met, ratioToYardstick, ratioToCommit }) => [
    name,
    figure(value),
    unit,
    p90 === null ? "" : figure(p90),
    met === null ? "" : met ? "met" : "MISSED",
    target === null ? "" : figure(target),
    "",
    ratio(ratioToYardstick),
    "",
    ratio(ratioToCommit),
  ]);
  const against = options.against === undefined ? "" : `ratio to ${options.against}`;
  const heads = ["row", "median", "unit", "p90", "", "target", "", "ratio to yardstick", "", against];
  const table = [heads, ...cells];
  const widths = heads.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
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

/**
 * The sources of all packages at a commit.
 * @template T
 * @param {string | undefined} commit
 * @param {(folder: string | undefined) => Promise<T>} use
 * @returns {Promise<T>}
 */
function withSources(commit, use) {
  if (commit === undefined) return use(undefined);
  return withTempFolder((folder) => {
    const archive = execFileSync("git", ["archive", commit, "packages"], { cwd: root, maxBuffer: 2 ** 29 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    return use(folder);
  });
}

const { values: options } = parseArgs({
  options: {
    json: { type: "boolean" },
    only: { type: "string", default: "" },
    turns: { type: "string", default: "100" },
    against: { type: "string" },
  },
});
const rows = await withSources(options.against, async (other) => {
  const found = [];
  for (const { short, path } of packages()) {
    for (const file of filesOf(path)) found.push(...(await measure(file, short, other)));
  }
  return found;
});
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
    `Node ${process.version}, ${machine.cores} x ${machine.cpu}; ${options.turns} turns of each row by processor time.\n` +
      "Games draw from ChaCha20; random players, attacks and sampled battles from the fast generator.\n",
  );
  printTable(rows);
}
