import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { IMPACT_OFFER } from "../criticals.ts";

export const IMPACT: GameKeyword = {
  id: "impact",
  name: { en: "Impact X", es: "Antiblindaje X" },
  rules: ["leg.kw.impact-x"],
  attacking: {
    amounts: [{ amount: "impact", adds: "value", when: { given: "armored" } }],
    offers: [IMPACT_OFFER],
  },
};
