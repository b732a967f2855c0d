import type { KeywordText } from "../../../catalogue/cards.ts";

export const REPOSITION_TEXT: KeywordText = { id: "reposition", name: { en: "Reposition", es: "Reposicionamiento" } };
