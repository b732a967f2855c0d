import type { KeywordText } from "../../../catalogue/cards.ts";

export const ATARU_MASTERY_TEXT: KeywordText = {
  id: "ataru-mastery",
  name: { en: "Ataru Mastery", es: "Dominio de Ataru" },
};
