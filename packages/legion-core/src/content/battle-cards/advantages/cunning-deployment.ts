import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";
import { undefeated } from "../../../state/ids.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { ADVANTAGE_RULE, atFirstActivation } from "../effects.ts";

const CUNNING_DEPLOYMENT = (): Advantage => ({
  id: "cunning-deployment",
  name: { en: "Cunning Deployment" },
  summary: "At the start of the first Activation Phase 3 friendly units gain 1 dodge each.",
  skirmish: true,
});

const CUNNING_DEPLOYMENT_ENTRY = (): BattleCard => ({
  id: "cunning-deployment",
  choices: {
    units: {
      kind: "units",
      rule: ADVANTAGE_RULE,
      count: 3,
      candidates: ({ state }, { player }) => undefeated(state, player),
      take(work, _asked, chosen) {
        for (const unit of chosen)
          gainTokens(work, unit, "dodge", 1, { rule: ADVANTAGE_RULE, cause: "cunning-deployment" });
      },
    },
  },
  moments: [
    atFirstActivation((work, player) =>
      work.push({
        kind: "mission",
        card: "cunning-deployment",
        choice: "units",
        player,
        about: null,
        chosen: [],
      }),
    ),
  ],
});

const CUNNING_DEPLOYMENT_TEXT: CardText = {
  id: "cunning-deployment",
  does: {
    en: "At the start of the first Activation Phase 3 friendly units gain 1 dodge token each.",
    es: "Al inicio de la primera fase de Activación, 3 unidades aliadas ganan 1 ficha de Esquiva cada una.",
  },
};

/** What it is. */
export const FIGURES: Cards<Advantage> = [CUNNING_DEPLOYMENT];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [CUNNING_DEPLOYMENT_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CUNNING_DEPLOYMENT_TEXT];
