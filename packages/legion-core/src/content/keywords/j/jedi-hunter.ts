import type { KeywordText } from "../../../catalogue/cards.ts";

export const JEDI_HUNTER_TEXT: KeywordText = { id: "jedi-hunter", name: { en: "Jedi Hunter", es: "Cazador de Jedi" } };
