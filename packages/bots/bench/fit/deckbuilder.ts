import { configOf, type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { createEvaluator, FEATURES, WEIGHTS } from "@sw/deckbuilder-core/evaluate";
import { at, expectOk } from "@sw/tabletop";
import { greedy } from "../../src/index.ts";
import { byName, type Fitting } from "./self-play.ts";

const CONFIGS = [configOf(), configOf({ mode: "full-galaxy" }), configOf({ mode: "secret-bases" })];

/** Fits the weights of the Deckbuilding Game by self-play in all its modes for two players. */
export { fitted, missed } from "./regression.ts";
export { selfPlay } from "./self-play.ts";
export const fitting: Fitting<DeckbuilderTypes> = {
  package: "deckbuilder-core",
  game,
  config: (number) => at(CONFIGS, number % CONFIGS.length),
  features: FEATURES,
  measured: byName(FEATURES, evaluatorOf(undefined).featuresOf),
  bots: (weights) => [greedy(game, { evaluate: evaluatorOf(weights).evaluate, worlds: 1 })],
};

function evaluatorOf(weights: Readonly<Record<string, number>> | undefined) {
  return expectOk(createEvaluator(defaultCatalogue, weights === undefined ? WEIGHTS : { ...WEIGHTS, weights }));
}
