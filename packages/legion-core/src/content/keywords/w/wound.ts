import type { KeywordText } from "../../../catalogue/cards.ts";

export const WOUND_TEXT: KeywordText = { id: "wound", name: { en: "Wound[ X]", es: "Herida[ X]" } };
