import type { KeywordText } from "../../../catalogue/cards.ts";

export const TOW_CABLE_TEXT: KeywordText = { id: "tow-cable", name: { en: "Tow Cable", es: "Cable de remolque" } };
