import type { KeywordText } from "../../../catalogue/cards.ts";

export const SMOKE_TEXT: KeywordText = { id: "smoke", name: { en: "Smoke[ X]", es: "Humo[ X]" } };
