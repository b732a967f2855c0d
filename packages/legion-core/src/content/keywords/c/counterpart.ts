import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const COUNTERPART = (): GameKeyword => ({
  id: "counterpart",
});

export const COUNTERPART_TEXT: KeywordText = {
  id: "counterpart",
  name: { en: "Counterpart", es: "Contrapartida" },
  does: {
    en: "The miniature joins another unit, which has the keywords of both cards until the counterpart is defeated. Wounds may be assigned to the counterpart, and must be where the last other miniature would be defeated.",
    es: "La miniatura se añade a otra unidad, que tiene las cualidades de ambas cartas hasta que la contrapartida es derrotada. Las Heridas pueden asignarse a la contrapartida, y deben hacerlo si de otro modo se derrotaría a la última de las demás miniaturas.",
  },
};
