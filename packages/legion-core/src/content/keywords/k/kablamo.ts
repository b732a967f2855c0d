import type { KeywordText } from "../../../catalogue/cards.ts";

export const KABLAMO_TEXT: KeywordText = { id: "kablamo", name: { en: "Kablamo" } };
