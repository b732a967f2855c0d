import type { KeywordText } from "../../../catalogue/cards.ts";

export const LETHAL_TEXT: KeywordText = { id: "lethal", name: { en: "Lethal[ X]", es: "Letal[ X]" } };
