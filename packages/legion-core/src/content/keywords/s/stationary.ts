import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const STATIONARY = (): GameKeyword => ({ id: "stationary", does: [permits("only-pivots")] });

export const STATIONARY_TEXT: KeywordText = {
  id: "stationary",
  name: { en: "Stationary", es: "Inmóvil" },
  does: {
    en: "The unit cannot move, except to pivot.",
    es: "La unidad no puede efectuar más movimiento que pivotar.",
  },
};
