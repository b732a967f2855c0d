import type { KeywordText } from "../../../catalogue/cards.ts";

export const POISON_TEXT: KeywordText = { id: "poison", name: { en: "Poison[ X]", es: "Veneno[ X]" } };
