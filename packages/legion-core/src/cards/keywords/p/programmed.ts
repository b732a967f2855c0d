import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PROGRAMMED: GameKeyword = {
  id: "programmed",
  name: { en: "Programmed", es: "Programado" },
  rules: ["leg.kw.programmed"],
};

export const PROGRAMMED_TEXT: Line = {
  en: "The unit must be equipped with at least one Programming upgrade.",
  es: "La unidad debe llevar equipada al menos una mejora de Programación.",
};
