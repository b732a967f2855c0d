import type { KeywordText } from "../../../catalogue/cards.ts";

export const SMOKE_AND_MIRRORS_TEXT: KeywordText = { id: "smoke-and-mirrors", name: { en: "Smoke and Mirrors" } };
