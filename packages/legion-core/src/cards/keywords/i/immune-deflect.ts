import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_DEFLECT: GameKeyword = {
  id: "immune-deflect",
  name: { en: "Immune: Deflect", es: "Inmune a Desvío" },
  rules: ["leg.kw.immune-deflect"],
  attacking: { amounts: [{ amount: "no-deflected-wound", adds: 1 }] },
};
