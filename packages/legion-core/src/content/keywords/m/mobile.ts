import type { KeywordText } from "../../../catalogue/cards.ts";

export const MOBILE_TEXT: KeywordText = { id: "mobile", name: { en: "Mobile", es: "Dinámico" } };
