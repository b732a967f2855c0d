import type { KeywordText } from "../../../catalogue/cards.ts";

export const INCONSPICUOUS_TEXT: KeywordText = {
  id: "inconspicuous",
  name: { en: "Inconspicuous", es: "Desapercibido" },
};
