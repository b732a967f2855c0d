import type { KeywordText } from "../../../catalogue/cards.ts";

export const UNCONCERNED_TEXT: KeywordText = { id: "unconcerned", name: { en: "Unconcerned", es: "Indiferente" } };
