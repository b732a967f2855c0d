import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const REPOSITION = (): GameKeyword => ({ id: "reposition", does: [permits("pivots-along")] });

export const REPOSITION_TEXT: KeywordText = {
  id: "reposition",
  name: { en: "Reposition", es: "Reposicionamiento" },
  does: {
    en: "When the unit performs a standard move it may pivot, either before or after it.",
    es: "Cuando la unidad efectúa un movimiento normal, puede pivotar, ya sea antes o después de él.",
  },
};
