import type { KeywordText } from "../../../catalogue/cards.ts";

export const MY_MOOD_IS_BASED_ON_PROFIT_TEXT: KeywordText = {
  id: "my-mood-is-based-on-profit",
  name: { en: "My Mood is Based on Profit", es: "Mi humor lo dicta el botín" },
};
