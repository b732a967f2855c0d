import type { KeywordText } from "../../../catalogue/cards.ts";

export const DJEM_SO_MASTERY_TEXT: KeywordText = {
  id: "djem-so-mastery",
  name: { en: "Djem So Mastery", es: "Dominio de Djem So" },
};
