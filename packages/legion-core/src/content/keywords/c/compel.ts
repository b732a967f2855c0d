import type { KeywordText } from "../../../catalogue/cards.ts";

export const COMPEL_TEXT: KeywordText = { id: "compel", name: { en: "Compel", es: "Autoridad" } };
