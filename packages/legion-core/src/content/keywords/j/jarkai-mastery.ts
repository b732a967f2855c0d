import type { KeywordText } from "../../../catalogue/cards.ts";

export const JARKAI_MASTERY_TEXT: KeywordText = {
  id: "jarkai-mastery",
  name: { en: "Jar'Kai Mastery", es: "Dominio de Jar'Kai" },
};
