import type { KeywordText } from "../../../catalogue/cards.ts";

export const ONE_STEP_AHEAD_TEXT: KeywordText = {
  id: "one-step-ahead",
  name: { en: "One Step Ahead", es: "Un paso por delante" },
};
