import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const FULL_PIVOT = (): GameKeyword => ({ id: "full-pivot", does: [permits("pivots-round")] });

export const FULL_PIVOT_TEXT: KeywordText = {
  id: "full-pivot",
  name: { en: "Full Pivot", es: "Pivotaje completo" },
  does: {
    en: "When the unit pivots it may turn as far as it likes.",
    es: "Cuando la unidad pivota, puede girar cuanto quiera.",
  },
};
