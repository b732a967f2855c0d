import type { KeywordText } from "../../../catalogue/cards.ts";

export const SELF_PRESERVATION_TEXT: KeywordText = {
  id: "self-preservation",
  name: { en: "Self-Preservation", es: "Instinto de conservación" },
};
