import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SUPPRESSIVE: GameKeyword = {
  id: "suppressive",
  name: { en: "Suppressive", es: "Fuego de contención" },
  rules: ["leg.kw.suppressive"],
  attacking: { amounts: [{ amount: "suppression", adds: 1 }] },
};
