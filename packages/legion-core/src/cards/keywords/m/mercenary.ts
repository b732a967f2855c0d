import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const MERCENARY: GameKeyword = {
  id: "mercenary",
  name: { en: "Mercenary", es: "Mercenario" },
  rules: ["leg.kw.mercenary"],
};
