import type { KeywordText } from "../../../catalogue/cards.ts";

export const TREAT_TEXT: KeywordText = {
  id: "treat",
  name: { en: "Treat[ X: Capacity Y]", es: "Tratamiento[ X: capacidad Y]" },
};
