import type { KeywordText } from "../../../catalogue/cards.ts";

export const IMMUNE_MELEE_TEXT: KeywordText = {
  id: "immune-melee",
  name: { en: "Immune: Melee", es: "Inmune al combate cuerpo a cuerpo" },
};
