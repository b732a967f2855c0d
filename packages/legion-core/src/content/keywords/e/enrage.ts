import type { KeywordText } from "../../../catalogue/cards.ts";

export const ENRAGE_TEXT: KeywordText = { id: "enrage", name: { en: "Enrage[ X]", es: "Enfurecerse[ X]" } };
