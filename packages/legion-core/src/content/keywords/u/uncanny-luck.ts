import type { KeywordText } from "../../../catalogue/cards.ts";

export const UNCANNY_LUCK_TEXT: KeywordText = {
  id: "uncanny-luck",
  name: { en: "Uncanny Luck[ X]", es: "Suerte increíble[ X]" },
};
