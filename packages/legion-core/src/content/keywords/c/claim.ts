import type { KeywordText } from "../../../catalogue/cards.ts";

export const CLAIM_TEXT: KeywordText = { id: "claim", name: { en: "Claim", es: "Capturar" } };
