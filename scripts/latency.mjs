/**
 * How long single calls of the games take in random play, which take longest, and whether all states are sound.
 *
 *   node scripts/latency.mjs [--only TEXT] [--games N] [--seed TEXT] [--sound] [--keep FOLDER]
 *
 * Plays N games of every configuration that packages/<p>/bench/latency.ts exports as `latency` (all armies of Legion's examples,
 * in both seats), and prints the 99.9th percentile and the most of `apply` and of `legalActions` in milliseconds of processor
 * time, with the slowest calls. `--sound` also holds every state against the invariants and reads every tenth and each last one
 * back, and plays battles of random legal armies of Legion. `--keep` writes the slowest calls and unsound states as {..., game, step, state, action}, a file for each, to look into.
 * Ends with 1 if a call took longer than the bound that the rows of the bench name, or a state is unsound.
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
    sound: { type: "boolean", default: false },
    keep: { type: "string" },
  },
});

const { beyondBound } = /** @type {typeof import("./lib/latency.ts")} */ (
  await loadSource(join(import.meta.dirname, "lib", "latency.ts"))
);

for (const { short, path } of packages()) {
  const entry = join(path, "bench", "latency.ts");
  if (!short.includes(options.only) || !existsSync(entry)) continue;
  report(short, /** @type {Timed} */ ((await loadSource(entry))["latency"]));
}

/**
 * @param {string} name
 * @param {Timed} timed
 */
function report(name, timed) {
  const { games, seed, sound } = options;
  const latency = timed.play({ games: Number(games), seed, sound });
  const decisions = latency.decisions.toLocaleString("en");
  console.log(`${name}: ${latency.games.toLocaleString("en")} games, ${decisions} decisions`);
  for (const [call, { "p99.9": usual, max }] of Object.entries(latency.calls)) {
    console.log(`  ${call.padEnd(12)}  p99.9 ${usual.toFixed(1)} ms  max ${max.toFixed(1)} ms`);
  }
  for (const [place, slow] of latency.slowest.entries()) {
    console.log(`  ${slow.ms.toFixed(1).padStart(7)} ms  ${slow.call} after ${slow.step} decisions of "${slow.game}"`);
    if (options.keep !== undefined) keep(options.keep, `${name}-${place}.json`, slow);
  }
  for (const [place, unsound] of latency.unsound.entries()) {
    console.error(`${name}: ${unsound.what} after ${unsound.step} decisions of "${unsound.game}"`);
    if (options.keep !== undefined) keep(options.keep, `${name}-unsound-${place}.json`, unsound);
    process.exitCode = 1;
  }
  for (const fault of beyondBound(latency)) {
    console.error(`${name}: ${fault}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} found
 */
function keep(folder, file, found) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(found));
}
