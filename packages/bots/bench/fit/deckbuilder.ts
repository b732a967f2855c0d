import { configOf, type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { createEvaluator, FEATURES, WEIGHTS } from "@sw/deckbuilder-core/evaluate";
import { at, expectOk } from "@sw/tabletop";
import { greedy } from "../../src/index.ts";
import type { Fitting } from "./self-play.ts";

const CONFIGS = [configOf(), configOf({ mode: "full-galaxy" }), configOf({ mode: "secret-bases" })];

/** Weights of the Deckbuilding Game: self-play in all its modes for two. */
export { fitted, missed } from "./regression.ts";
export { selfPlay } from "./self-play.ts";
export const fitting: Fitting<DeckbuilderTypes> = {
  package: "deckbuilder-core",
  game,
  config: (number) => at(CONFIGS, number % CONFIGS.length),
  features: FEATURES,
  measured(source, seat) {
    const features = OF_LAST_FIT.featuresOf(source, seat);
    return FEATURES.map((feature) => features[feature]);
  },
  bot: (weights) => greedy(game, { evaluate: evaluatorOf(weights).evaluate, worlds: 1 }),
};

const OF_LAST_FIT = evaluatorOf(undefined);

function evaluatorOf(weights: readonly number[] | undefined) {
  if (weights === undefined) return expectOk(createEvaluator(defaultCatalogue, WEIGHTS));
  const named = Object.fromEntries(FEATURES.map((feature, index) => [feature, at(weights, index)]));
  return expectOk(createEvaluator(defaultCatalogue, { ...WEIGHTS, weights: named }));
}
