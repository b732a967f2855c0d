import type { KeywordText } from "../../../catalogue/cards.ts";

export const CACHE_TEXT: KeywordText = { id: "cache", name: { en: "Cache", es: "Provisión" } };
