import type { KeywordText } from "../../../catalogue/cards.ts";

export const DISTRACT_TEXT: KeywordText = { id: "distract", name: { en: "Distract", es: "Distracción" } };
