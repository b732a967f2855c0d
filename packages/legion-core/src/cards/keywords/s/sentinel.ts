import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SENTINEL: GameKeyword = {
  id: "sentinel",
  name: { en: "Sentinel", es: "Centinela" },
  rules: ["leg.kw.sentinel"],
  unitAmounts: [{ amount: "standby-range", adds: 1 }],
};
