/**
 * How long single calls of the games take in random play, and which take longest.
 *
 *   node scripts/latency.mjs [--only TEXT] [--games N] [--seed TEXT] [--keep FOLDER]
 *
 * Plays N games of every configuration that packages/<p>/bench/rows.ts exports as `latency` (all armies of Legion's examples,
 * in both seats), and prints the 99.9th percentile and the most of `apply` and of `legalActions` in milliseconds of processor
 * time, with the slowest calls. `--keep` writes these as {call, ms, game, step, state, action}, a file for each, to look into.
 * Ends with 1 if a call took longer than the bound that the rows of the bench name.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "./lib/bundle.mjs";
import { packages } from "./lib/workspace.mjs";

/** @typedef {import("./lib/latency.ts").Timed} Timed */

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "latency" },
    keep: { type: "string" },
  },
});

const { beyondBound } = /** @type {typeof import("./lib/latency.ts")} */ (
  await loadSource(join(import.meta.dirname, "lib", "latency.ts"))
);

for (const { short, path } of packages()) {
  const entry = join(path, "bench", "rows.ts");
  if (!short.includes(options.only) || !existsSync(entry)) continue;
  const timed = /** @type {Timed | undefined} */ ((await loadSource(entry))["latency"]);
  if (timed !== undefined) report(short, timed);
}

/**
 * @param {string} name
 * @param {Timed} timed
 */
function report(name, timed) {
  const latency = timed.play({ games: Number(options.games), seed: options.seed });
  console.log(`${name}: ${latency.decisions.toLocaleString("en")} decisions`);
  for (const [call, { "p99.9": usual, max }] of Object.entries(latency.calls)) {
    console.log(`  ${call.padEnd(12)}  p99.9 ${usual.toFixed(1)} ms  max ${max.toFixed(1)} ms`);
  }
  for (const [place, slow] of latency.slowest.entries()) {
    console.log(`  ${slow.ms.toFixed(1).padStart(7)} ms  ${slow.call} after ${slow.step} decisions of "${slow.game}"`);
    if (options.keep !== undefined) keep(options.keep, `${name}-${place}.json`, slow);
  }
  for (const fault of beyondBound(latency)) {
    console.error(`${name}: ${fault}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} slow
 */
function keep(folder, file, slow) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(slow));
}
