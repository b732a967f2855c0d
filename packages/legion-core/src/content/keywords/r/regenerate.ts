import type { KeywordText } from "../../../catalogue/cards.ts";

export const REGENERATE_TEXT: KeywordText = {
  id: "regenerate",
  name: { en: "Regenerate[ X]", es: "Regeneración[ X]" },
};
