import type { MissionHook } from "../../state/hooks/battle-card.ts";

/** Objective cards say how they score. */
export const SCORING_RULE = "leg.objective.score-use";

/** An advantage card holds a special rule. */
export const ADVANTAGE_RULE = "leg.cards.advantage-content";

/** What happens as the first Activation Phase begins. */
export function atFirstActivation(run: MissionHook["run"]): MissionHook {
  return { moment: "activation-phase-start", applies: ({ state }) => state.round === 1, run };
}
