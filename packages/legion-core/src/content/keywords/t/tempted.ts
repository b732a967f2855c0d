import type { KeywordText } from "../../../catalogue/cards.ts";

export const TEMPTED_TEXT: KeywordText = { id: "tempted", name: { en: "Tempted", es: "Tentación" } };
