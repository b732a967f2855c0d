import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";
import { IMPACT_OFFER } from "../criticals.ts";

export const IMPACT = (): GameKeyword => ({
  id: "impact",
  does: [attacking(adds("impact", "value", { given: "armored" }), IMPACT_OFFER)],
});

export const IMPACT_TEXT: KeywordText = {
  id: "impact",
  name: { en: "Impact[ X]", es: "Antiblindaje[ X]" },
  does: {
    en: "If the defender has Armor, the attacker may change up to X hits to criticals.",
    es: "Si el defensor tiene Blindaje, el atacante puede cambiar hasta X impactos por impactos críticos.",
  },
};
