import type { KeywordText } from "../../../catalogue/cards.ts";

export const HOLD_THE_LINE_TEXT: KeywordText = { id: "hold-the-line", name: { en: "Hold the Line" } };
