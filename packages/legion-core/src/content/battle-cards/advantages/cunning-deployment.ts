import { undefeated } from "../../../state/ids.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE, atFirstActivation } from "../effects.ts";

/** The advantage card Cunning Deployment. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "cunning-deployment": {
    name: "Cunning Deployment",
    summary: "At the start of the first Activation Phase 3 friendly units gain 1 dodge each.",
    skirmish: true,
    en: "At the start of the first Activation Phase 3 friendly units gain 1 dodge token each.",
    es: "Al inicio de la primera fase de Activación, 3 unidades aliadas ganan 1 ficha de Esquiva cada una.",
    does: (card) => ({
      choices: {
        units: {
          kind: "units",
          rule: ADVANTAGE_RULE,
          count: 3,
          candidates: ({ state }, { side }) => undefeated(state, side),
          take(work, _asked, chosen) {
            for (const unit of chosen) gainTokens(work, unit, "dodge", 1, { rule: ADVANTAGE_RULE, cause: card });
          },
        },
      },
      moments: [
        atFirstActivation((work, side) =>
          work.push({
            kind: "mission",
            card: card,
            choice: "units",
            side: side,
            about: null,
            chosen: [],
          }),
        ),
      ],
    }),
  },
}));
