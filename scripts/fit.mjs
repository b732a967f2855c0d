/**
 * Fits the weights of a game's evaluation anew, from games that bots play against each other.
 *
 *   pnpm fit GAME [--games N] [--rounds N] [--seed TEXT] [--write]
 *
 * Each round plays N games with the weights of the round before (the first with those that are kept) and fits weights to the
 * positions of nine tenths of them; printed are the mean squares that old and new weights miss the results of the last tenth by.
 * `--write` puts the weights of the last round into the game's package.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "./lib/bundle.mjs";
import { root } from "./lib/workspace.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "300" },
    rounds: { type: "string", default: "2" },
    seed: { type: "string", default: "fit" },
    write: { type: "boolean", default: false },
  },
});
const [name = ""] = positionals;
const entry = join(root, "packages", "bots", "bench", "fit", `${name}.ts`);
if (!existsSync(entry)) throw new Error(`'${name}' is no game that can be fitted: pnpm fit GAME`);

const { fitting, fitted, missed, selfPlay } = /** @type {any} */ (await loadSource(entry));
const games = Number(options.games);
/** @type {readonly number[] | undefined} */
let weights;
const named = () =>
  weights === undefined
    ? undefined
    : Object.fromEntries(
        fitting.features.map((/** @type {string} */ feature, /** @type {number} */ index) => [
          feature,
          Math.round((weights?.[index] ?? 0) * 1000) / 1000,
        ]),
      );
for (let round = 1; round <= Number(options.rounds); round++) {
  const bots = fitting.bots(named());
  const learned = selfPlay(fitting, bots, { games: Math.ceil(games * 0.9), seed: `${options.seed} ${round} learned` });
  const tested = selfPlay(fitting, bots, { games: Math.ceil(games * 0.1), seed: `${options.seed} ${round} tested` });
  const fresh = fitted(learned, fitting.features.length);
  const of = (/** @type {readonly number[]} */ some) => missed(tested, some).toFixed(4);
  const before = weights === undefined ? "" : `, before ${of(weights)}`;
  console.log(
    `round ${round}: ${learned.length} positions, missed by ${of(fresh)}${before}, by weights of 0 ${of(fresh.map(() => 0))}`,
  );
  weights = fresh;
}
console.log(named());
if (options.write) {
  const { games: each, rounds, seed } = options;
  const told = {
    command: `pnpm fit ${name} --games ${each} --rounds ${rounds} --seed ${seed}`,
    date: new Date().toISOString().slice(0, 10),
    games: games * Number(rounds),
    weights: named(),
  };
  const file = join(root, "packages", fitting.package, "src", "evaluate", "weights.ts");
  const text = `import type { Weights } from "@sw/tabletop";\n\n/** Written by \`pnpm fit\`: what the features of a position weigh. */\nexport const WEIGHTS: Weights = ${JSON.stringify(told, null, 2)};\n`;
  writeFileSync(file, text);
}
