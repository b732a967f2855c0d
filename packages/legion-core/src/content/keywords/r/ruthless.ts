import type { KeywordText } from "../../../catalogue/cards.ts";

export const RUTHLESS_TEXT: KeywordText = { id: "ruthless", name: { en: "Ruthless", es: "Despiadado" } };
