import type { KeywordText } from "../../../catalogue/cards.ts";

export const REPAIR_TEXT: KeywordText = {
  id: "repair",
  name: { en: "Repair[ X: Capacity Y]", es: "Reparación[ X: capacidad Y]" },
};
