import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMPERVIOUS: GameKeyword = {
  id: "impervious",
  name: { en: "Impervious", es: "Duro de pelar" },
  rules: ["leg.kw.impervious.dice", "leg.kw.impervious.immune-pierce"],
  defending: {
    amounts: [{ amount: "defense-dice", adds: { asMuchAs: "pierce" }, when: { unless: "immune-to-pierce" } }],
  },
};
