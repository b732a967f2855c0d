import type { KeywordText } from "../../../catalogue/cards.ts";

export const EXPERT_CLIMBER_TEXT: KeywordText = {
  id: "expert-climber",
  name: { en: "Expert Climber", es: "Trepador excepcional" },
};
