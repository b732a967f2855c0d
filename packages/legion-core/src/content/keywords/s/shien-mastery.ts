import type { KeywordText } from "../../../catalogue/cards.ts";

export const SHIEN_MASTERY_TEXT: KeywordText = {
  id: "shien-mastery",
  name: { en: "Shien Mastery", es: "Dominio de Shien" },
};
