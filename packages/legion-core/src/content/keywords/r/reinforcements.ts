import type { KeywordText } from "../../../catalogue/cards.ts";

export const REINFORCEMENTS_TEXT: KeywordText = {
  id: "reinforcements",
  name: { en: "Reinforcements", es: "Refuerzos" },
};
