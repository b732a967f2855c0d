import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const UNHINDERED: GameKeyword = {
  id: "unhindered",
  name: { en: "Unhindered", es: "Movilidad" },
  rules: ["leg.kw.unhindered"],
  permits: ["unhindered"],
};

export const UNHINDERED_TEXT: Line = {
  en: "Difficult terrain does not slow the unit.",
  es: "El terreno difícil no reduce la velocidad de la unidad.",
};
