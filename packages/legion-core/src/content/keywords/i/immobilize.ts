import type { KeywordText } from "../../../catalogue/cards.ts";

export const IMMOBILIZE_TEXT: KeywordText = {
  id: "immobilize",
  name: { en: "Immobilize[ X]", es: "Inmovilización[ X]" },
};
