import type { KeywordText } from "../../../catalogue/cards.ts";

export const DEMORALIZE_TEXT: KeywordText = {
  id: "demoralize",
  name: { en: "Demoralize[ X]", es: "Desmoralizar[ X]" },
};
