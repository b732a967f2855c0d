import type { KeywordText } from "../../../catalogue/cards.ts";

export const RECHARGE_TEXT: KeywordText = { id: "recharge", name: { en: "Recharge[ X]", es: "Recarga[ X]" } };
