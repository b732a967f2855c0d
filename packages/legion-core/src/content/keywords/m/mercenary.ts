import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const MERCENARY = (): GameKeyword => ({
  id: "mercenary",
});

export const MERCENARY_TEXT: KeywordText = {
  id: "mercenary",
  name: { en: "Mercenary", es: "Mercenario" },
  does: {
    en: "The factions named may include the unit in their army as a Mercenary unit.",
    es: "Las facciones indicadas pueden incluir la unidad en su ejército como unidad de Mercenarios.",
  },
};
