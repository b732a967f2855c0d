import type { KeywordText } from "../../../catalogue/cards.ts";

export const DEATH_FROM_ABOVE_TEXT: KeywordText = {
  id: "death-from-above",
  name: { en: "Death From Above", es: "Muerte desde arriba" },
};
