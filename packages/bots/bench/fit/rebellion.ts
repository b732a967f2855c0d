import { configOf, game, type RebellionTypes } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { createEvaluator, FEATURES, WEIGHTS } from "@sw/rebellion-core/evaluate";
import { at, expectOk } from "@sw/tabletop";
import { steadyBot, TO_THE_END_OF_THE_TURN } from "../../src/games/rebellion.ts";
import { greedy, random } from "../../src/index.ts";
import { byName, type Fitting } from "./self-play.ts";

export { fitted, missed } from "./regression.ts";
export { selfPlay } from "./self-play.ts";

const CONFIGS = [
  configOf(),
  configOf({ expansion: "rise-of-the-empire", combat: "cinematic", startingUnits: "expansion" }),
];

/** Fits the weights of Rebellion by self-play. */
export const fitting: Fitting<RebellionTypes> = {
  package: "rebellion-core",
  game,
  config: (number) => at(CONFIGS, number % CONFIGS.length),
  features: FEATURES,
  measured: byName(FEATURES, evaluatorOf(undefined).featuresOf),
  bots(weights) {
    const { evaluate } = evaluatorOf(weights);
    const bot = greedy(game, { evaluate, worlds: 1, playout: TO_THE_END_OF_THE_TURN });
    return weights === undefined ? [steadyBot, steadyBot, random] : [bot, steadyBot, steadyBot];
  },
};

function evaluatorOf(weights: Readonly<Record<string, number>> | undefined) {
  return expectOk(createEvaluator(defaultCatalogue, weights === undefined ? WEIGHTS : { ...WEIGHTS, weights }));
}
