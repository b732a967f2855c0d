import type { KeywordText } from "../../../catalogue/cards.ts";

export const QUICK_THINKING_TEXT: KeywordText = {
  id: "quick-thinking",
  name: { en: "Quick Thinking", es: "Agilidad mental" },
};
