import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const UNHINDERED = (): GameKeyword => ({ id: "unhindered", does: [permits("unhindered")] });

export const UNHINDERED_TEXT: KeywordText = {
  id: "unhindered",
  name: { en: "Unhindered", es: "Movilidad" },
  does: {
    en: "Difficult terrain does not slow the unit.",
    es: "El terreno difícil no reduce la velocidad de la unidad.",
  },
};
