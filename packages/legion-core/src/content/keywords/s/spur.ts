import type { KeywordText } from "../../../catalogue/cards.ts";

export const SPUR_TEXT: KeywordText = { id: "spur", name: { en: "Spur", es: "Espolear" } };
