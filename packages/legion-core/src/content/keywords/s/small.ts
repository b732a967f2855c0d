import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const SMALL = (): GameKeyword => ({ id: "small", does: [permits("counterpart-overlooked")] });

export const SMALL_TEXT: KeywordText = {
  id: "small",
  name: { en: "Small", es: "Pequeño" },
  does: {
    en: "The unit cannot be chosen as a defender while the attacking leader sees nothing of it but this miniature.",
    es: "La unidad no puede ser elegida como defensora mientras el líder atacante solo vea de ella a esta miniatura.",
  },
};
