import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PROGRAMMED = (): GameKeyword => ({
  id: "programmed",
});

export const PROGRAMMED_TEXT: KeywordText = {
  id: "programmed",
  name: { en: "Programmed", es: "Programado" },
  does: {
    en: "The unit must be equipped with at least one Programming upgrade.",
    es: "La unidad debe llevar equipada al menos una mejora de Programación.",
  },
};
