import type { KeywordText } from "../../../catalogue/cards.ts";

export const TRANSPORT_TEXT: KeywordText = { id: "transport", name: { en: "Transport", es: "Transporte" } };
