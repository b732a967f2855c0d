import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const IMMUNE_ENEMY_EFFECTS = (): GameKeyword => ({
  id: "immune-enemy-effects",
  does: [permits("ignores-enemy-cards")],
});

export const IMMUNE_ENEMY_EFFECTS_TEXT: KeywordText = {
  id: "immune-enemy-effects",
  name: { en: "Immune: Enemy Effects", es: "Inmune a efectos de enemigos" },
  does: {
    en: "The unit ignores the effects of enemy command, upgrade and battle cards and cannot be chosen for one.",
    es: "La unidad ignora los efectos de las cartas de Mando, de Mejora y de batalla enemigas y no puede ser elegida para ninguno.",
  },
};
