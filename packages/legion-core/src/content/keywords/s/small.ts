import type { KeywordText } from "../../../catalogue/cards.ts";

export const SMALL_TEXT: KeywordText = { id: "small", name: { en: "Small", es: "Pequeño" } };
