import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const PLODDING = (): GameKeyword => ({ id: "plodding", does: [permits("one-move-action")] });

export const PLODDING_TEXT: KeywordText = {
  id: "plodding",
  name: { en: "Plodding", es: "Lentitud" },
  does: {
    en: "The unit performs only one move action in its activation.",
    es: "La unidad solo realiza una acción de movimiento durante su activación.",
  },
};
