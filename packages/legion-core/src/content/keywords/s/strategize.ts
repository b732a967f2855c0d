import type { KeywordText } from "../../../catalogue/cards.ts";

export const STRATEGIZE_TEXT: KeywordText = {
  id: "strategize",
  name: { en: "Strategize[ X]", es: "Idear estrategia[ X]" },
};
