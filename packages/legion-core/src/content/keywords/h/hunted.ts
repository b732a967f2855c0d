import type { KeywordText } from "../../../catalogue/cards.ts";

export const HUNTED_TEXT: KeywordText = { id: "hunted", name: { en: "Hunted", es: "Perseguido" } };
