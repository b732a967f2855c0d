import type { KeywordText } from "../../../catalogue/cards.ts";

export const OUTMANEUVER_TEXT: KeywordText = {
  id: "outmaneuver",
  name: { en: "Outmaneuver", es: "Capacidad de maniobra" },
};
