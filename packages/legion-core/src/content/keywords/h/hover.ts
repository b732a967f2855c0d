import type { KeywordText } from "../../../catalogue/cards.ts";

export const HOVER_TEXT: KeywordText = {
  id: "hover",
  name: { en: "Hover[: Ground/Air X]", es: "Flotante[: terrestre/aéreo X]" },
};
