import type { KeywordText } from "../../../catalogue/cards.ts";

export const NONCOMBATANT_TEXT: KeywordText = {
  id: "noncombatant",
  name: { en: "Noncombatant", es: "No combatiente" },
};
