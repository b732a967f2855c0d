import type { KeywordText } from "../../../catalogue/cards.ts";

export const DIVINE_INFLUENCE_TEXT: KeywordText = {
  id: "divine-influence",
  name: { en: "Divine Influence", es: "Divina influencia" },
};
