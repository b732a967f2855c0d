import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const STATIONARY: GameKeyword = {
  id: "stationary",
  name: { en: "Stationary", es: "Inmóvil" },
  rules: ["leg.kw.stationary"],
  permits: ["only-pivots"],
};
