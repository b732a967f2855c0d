import type { KeywordText } from "../../../catalogue/cards.ts";

export const COMPLETE_THE_MISSION_TEXT: KeywordText = {
  id: "complete-the-mission",
  name: { en: "Complete the Mission", es: "Completar la misión" },
};
