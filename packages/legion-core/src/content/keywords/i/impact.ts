import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { IMPACT_OFFER } from "../criticals.ts";

export const IMPACT = (): GameKeyword => ({
  id: "impact",
  attacking: {
    amounts: [{ amount: "impact", adds: "value", when: { given: "armored" } }],
    offers: [IMPACT_OFFER],
  },
});

export const IMPACT_TEXT: KeywordText = {
  id: "impact",
  name: { en: "Impact[ X]", es: "Antiblindaje[ X]" },
  does: {
    en: "If the defender has Armor, the attacker may change up to X hits to criticals.",
    es: "Si el defensor tiene Blindaje, el atacante puede cambiar hasta X impactos por impactos críticos.",
  },
};
