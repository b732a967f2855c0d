import type { KeywordText } from "../../../catalogue/cards.ts";

export const JUYO_MASTERY_TEXT: KeywordText = {
  id: "juyo-mastery",
  name: { en: "Juyo Mastery", es: "Dominio de Juyo" },
};
