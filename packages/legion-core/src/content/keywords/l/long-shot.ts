import type { KeywordText } from "../../../catalogue/cards.ts";

export const LONG_SHOT_TEXT: KeywordText = { id: "long-shot", name: { en: "Long Shot", es: "Disparo lejano" } };
