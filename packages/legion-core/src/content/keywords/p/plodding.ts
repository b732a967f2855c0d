import type { KeywordText } from "../../../catalogue/cards.ts";

export const PLODDING_TEXT: KeywordText = { id: "plodding", name: { en: "Plodding", es: "Lentitud" } };
