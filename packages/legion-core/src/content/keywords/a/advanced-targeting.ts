import type { KeywordText } from "../../../catalogue/cards.ts";

export const ADVANCED_TARGETING_TEXT: KeywordText = {
  id: "advanced-targeting",
  name: { en: "Advanced Targeting[: Unit Type X]", es: "Selección avanzada de blanco[: tipo de unidad X]" },
};
