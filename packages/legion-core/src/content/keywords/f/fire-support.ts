import type { KeywordText } from "../../../catalogue/cards.ts";

export const FIRE_SUPPORT_TEXT: KeywordText = {
  id: "fire-support",
  name: { en: "Fire Support", es: "Fuego de apoyo" },
};
