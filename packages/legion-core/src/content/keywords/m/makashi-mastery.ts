import type { KeywordText } from "../../../catalogue/cards.ts";

export const MAKASHI_MASTERY_TEXT: KeywordText = {
  id: "makashi-mastery",
  name: { en: "Makashi Mastery", es: "Dominio de Makashi" },
};
