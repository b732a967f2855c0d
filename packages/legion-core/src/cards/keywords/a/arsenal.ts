import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const ARSENAL: GameKeyword = {
  id: "arsenal",
  name: { en: "Arsenal X", es: "Arsenal X" },
  rules: ["leg.kw.arsenal-x.contribute", "leg.kw.arsenal-x.once-each"],
  unitAmounts: [
    { amount: "weapons", adds: "value" },
    { amount: "weapons", adds: -1 },
  ],
};
