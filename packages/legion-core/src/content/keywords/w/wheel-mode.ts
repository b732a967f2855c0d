import type { KeywordText } from "../../../catalogue/cards.ts";

export const WHEEL_MODE_TEXT: KeywordText = { id: "wheel-mode", name: { en: "Wheel Mode", es: "Modo rodante" } };
