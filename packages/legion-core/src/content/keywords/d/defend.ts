import type { KeywordText } from "../../../catalogue/cards.ts";

export const DEFEND_TEXT: KeywordText = { id: "defend", name: { en: "Defend[ X]", es: "Defender[ X]" } };
