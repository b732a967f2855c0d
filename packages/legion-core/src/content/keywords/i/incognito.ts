import type { KeywordText } from "../../../catalogue/cards.ts";

export const INCOGNITO_TEXT: KeywordText = { id: "incognito", name: { en: "Incognito", es: "Incógnito" } };
