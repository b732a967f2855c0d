import type { KeywordText } from "../../../catalogue/cards.ts";

export const RAM_TEXT: KeywordText = { id: "ram", name: { en: "Ram[ X]", es: "Embestida[ X]" } };
