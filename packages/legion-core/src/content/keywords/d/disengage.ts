import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const DISENGAGE = (): GameKeyword => ({ id: "disengage", does: [permits("disengages")] });

export const DISENGAGE_TEXT: KeywordText = {
  id: "disengage",
  name: { en: "Disengage", es: "Separación" },
  does: {
    en: "While engaged with a single enemy unit, this trooper unit may move as if it were not engaged, without withdrawing.",
    es: "Mientras está trabada con una sola unidad enemiga, esta unidad de infantería puede moverse con normalidad, sin batirse en retirada.",
  },
};
