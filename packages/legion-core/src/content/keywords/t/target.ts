import type { KeywordText } from "../../../catalogue/cards.ts";

export const TARGET_TEXT: KeywordText = { id: "target", name: { en: "Target[ X]", es: "Selección de blanco[ X]" } };
