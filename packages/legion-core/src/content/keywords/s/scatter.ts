import type { KeywordText } from "../../../catalogue/cards.ts";

export const SCATTER_TEXT: KeywordText = { id: "scatter", name: { en: "Scatter", es: "Dispersión" } };
