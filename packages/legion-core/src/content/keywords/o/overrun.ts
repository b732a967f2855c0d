import type { KeywordText } from "../../../catalogue/cards.ts";

export const OVERRUN_TEXT: KeywordText = { id: "overrun", name: { en: "Overrun[ X]", es: "Arrollamiento[ X]" } };
