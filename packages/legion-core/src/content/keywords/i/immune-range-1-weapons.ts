import type { KeywordText } from "../../../catalogue/cards.ts";

export const IMMUNE_RANGE_1_WEAPONS_TEXT: KeywordText = {
  id: "immune-range-1-weapons",
  name: { en: "Immune: Range 1 Weapons", es: "Inmune a armas con alcance 1" },
};
