import type { KeywordText } from "../../../catalogue/cards.ts";

export const SORESU_MASTERY_TEXT: KeywordText = {
  id: "soresu-mastery",
  name: { en: "Soresu Mastery", es: "Dominio de Soresu" },
};
