import { type Config, game, type LegionTypes } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { createEvaluator, FEATURES, WEIGHTS } from "@sw/legion-core/evaluate";
import { SKIRMISH } from "@sw/legion-core/examples";
import { at, expectOk } from "@sw/tabletop";
import { steadyBot, TO_THE_END_OF_THE_ACTIVATION } from "../../src/games/legion.ts";
import { greedy, random } from "../../src/index.ts";
import { byName, type Fitting } from "./self-play.ts";

export { fitted, missed } from "./regression.ts";
export { selfPlay } from "./self-play.ts";

const [one, other] = SKIRMISH.armies;
const CONFIGS: readonly Config[] = [SKIRMISH, { ...SKIRMISH, armies: [other, one] }];

/** Fits the weights of Legion by self-play: a skirmish in which each army plays each seat. */
export const fitting: Fitting<LegionTypes> = {
  package: "legion-core",
  game,
  config: (number) => at(CONFIGS, number % CONFIGS.length),
  features: FEATURES,
  measured: byName(FEATURES, evaluatorOf(undefined).featuresOf),
  bots(weights) {
    const { evaluate } = evaluatorOf(weights);
    const bot = greedy(game, { evaluate, worlds: 1, playout: TO_THE_END_OF_THE_ACTIVATION });
    return weights === undefined ? [steadyBot, random] : [bot, steadyBot, random];
  },
};

function evaluatorOf(weights: Readonly<Record<string, number>> | undefined) {
  return expectOk(createEvaluator(defaultCatalogue, weights === undefined ? WEIGHTS : { ...WEIGHTS, weights }));
}
