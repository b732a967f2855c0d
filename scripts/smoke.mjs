/**
 * Plays a random game of each core from the built packages and prints how it ended, with the hash of its last state. The lines are
 * the same wherever JavaScript runs: `node scripts/smoke.mjs`, `deno run --allow-read scripts/smoke.mjs`, `bun scripts/smoke.mjs`.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const packages = join(import.meta.dirname, "..", "packages");

/**
 * The module that a built package gives out under a subpath.
 * @param {string} name
 * @param {string} file
 */
const built = (name, file = "index.js") => import(pathToFileURL(join(packages, name, "dist", file)).href);

const { hashOf, seeded } = await built("tabletop");
const { SKIRMISH } = await built("legion-core", "examples/index.js");
/** @type {Readonly<Record<string, (configOf: (part?: object) => unknown) => unknown>>} */
const CONFIGS = {
  "deckbuilder-core": (configOf) => configOf(),
  "rebellion-core": (configOf) => configOf(),
  "legion-core": () => SKIRMISH,
};

for (const [name, config] of Object.entries(CONFIGS)) {
  const { configOf, game } = await built(name);
  const chance = seeded("smoke");
  let step = game.setup(config(configOf), "smoke");
  let actions = 0;
  for (;;) {
    if (!step.ok) throw new Error(`${name}: ${JSON.stringify(step.violation)}`);
    const options = game.legalActions(step.value.state);
    if (options.length === 0) break;
    step = game.apply(step.value.state, options[chance.pick("action", options.length, String)]);
    actions += 1;
  }
  const { winners } = game.outcome(step.value.state);
  console.log(
    `${name}: ${winners.join(" and ") || "nobody"} won after ${actions} actions, ${hashOf(step.value.state)}`,
  );
}
