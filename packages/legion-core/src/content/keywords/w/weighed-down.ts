import type { KeywordText } from "../../../catalogue/cards.ts";

export const WEIGHED_DOWN_TEXT: KeywordText = { id: "weighed-down", name: { en: "Weighed Down", es: "Lastre" } };
