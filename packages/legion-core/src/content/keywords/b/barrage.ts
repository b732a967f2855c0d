import type { KeywordText } from "../../../catalogue/cards.ts";

export const BARRAGE_TEXT: KeywordText = { id: "barrage", name: { en: "Barrage", es: "Cortina de fuego" } };
