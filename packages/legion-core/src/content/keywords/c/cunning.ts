import type { KeywordText } from "../../../catalogue/cards.ts";

export const CUNNING_TEXT: KeywordText = { id: "cunning", name: { en: "Cunning", es: "Astucia" } };
