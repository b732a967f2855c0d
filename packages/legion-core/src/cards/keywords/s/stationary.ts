import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const STATIONARY: GameKeyword = {
  id: "stationary",
  name: { en: "Stationary", es: "Inmóvil" },
  rules: ["leg.kw.stationary"],
  permits: ["only-pivots"],
};

export const STATIONARY_TEXT: Line = {
  en: "The unit cannot move, except to pivot.",
  es: "La unidad no puede efectuar más movimiento que pivotar.",
};
