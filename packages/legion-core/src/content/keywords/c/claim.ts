import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const CLAIM = (): GameKeyword => ({ id: "claim", does: [permits("claims")] });

export const CLAIM_TEXT: KeywordText = {
  id: "claim",
  name: { en: "Claim", es: "Capturar" },
  does: {
    en: "Where battle cards let units claim assets as a free action the unit may, whatever its type.",
    es: "Donde las cartas de Batalla permiten a las unidades capturar fichas de Recurso como acción gratuita, la unidad puede hacerlo, sea cual sea su tipo.",
  },
};
