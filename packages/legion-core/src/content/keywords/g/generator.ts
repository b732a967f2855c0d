import type { KeywordText } from "../../../catalogue/cards.ts";

export const GENERATOR_TEXT: KeywordText = { id: "generator", name: { en: "Generator[ X]", es: "Generador[ X]" } };
