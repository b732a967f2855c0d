import type { KeywordText } from "../../../catalogue/cards.ts";

export const VERSATILE_TEXT: KeywordText = { id: "versatile", name: { en: "Versatile", es: "Versátil" } };
