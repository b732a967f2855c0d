import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SCALE: GameKeyword = {
  id: "scale",
  name: { en: "Scale", es: "Brío" },
  rules: ["leg.kw.scale.climb", "leg.kw.scale.difficult"],
  unitAmounts: [{ amount: "climb", adds: 1 }],
  permits: ["unhindered"],
};
