import type { KeywordText } from "../../../catalogue/cards.ts";

export const FULL_PIVOT_TEXT: KeywordText = { id: "full-pivot", name: { en: "Full Pivot", es: "Pivotaje completo" } };
