import type { CardPart } from "../../state/hooks/keyword.ts";
import { playerMust } from "../../state/hooks/words.ts";

/** The rule for the scoring of objective cards. */
export const SCORING_RULE = "leg.objective.score-use";

/** The rule for the special rules of advantage cards. */
export const ADVANTAGE_RULE = "leg.cards.advantage-content";

/** Creates an effect at the start of the first Activation Phase. */
export function atFirstActivation(run: CardPart["does"]["run"]): CardPart {
  return playerMust("activation-phase-start", ({ state }) => state.round === 1, run);
}
