import type { KeywordText } from "../../../catalogue/cards.ts";

export const INTERROGATE_TEXT: KeywordText = { id: "interrogate", name: { en: "Interrogate", es: "Interrogar" } };
