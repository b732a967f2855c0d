import type { KeywordText } from "../../../catalogue/cards.ts";

export const UNSTOPPABLE_TEXT: KeywordText = { id: "unstoppable", name: { en: "Unstoppable", es: "Avance imparable" } };
