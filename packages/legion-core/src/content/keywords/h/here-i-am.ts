import type { KeywordText } from "../../../catalogue/cards.ts";

export const HERE_I_AM_TEXT: KeywordText = { id: "here-i-am", name: { en: "Here I Am" } };
