import type { CardPart } from "../../state/hooks/keyword.ts";
import { playerMust } from "../../state/hooks/words.ts";

/** Objective cards say how they score. */
export const SCORING_RULE = "leg.objective.score-use";

/** An advantage card holds a special rule. */
export const ADVANTAGE_RULE = "leg.cards.advantage-content";

/** What happens as the first Activation Phase begins. */
export function atFirstActivation(run: CardPart["does"]["run"]): CardPart {
  return playerMust("activation-phase-start", ({ state }) => state.round === 1, run);
}
