import type { KeywordText } from "../../../catalogue/cards.ts";

export const DUELIST_TEXT: KeywordText = { id: "duelist", name: { en: "Duelist", es: "Duelista" } };
