import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const COVER: GameKeyword = {
  id: "cover",
  name: { en: "Cover X", es: "Cobertura X" },
  rules: ["leg.kw.cover-x", "leg.kw.cover-x.vehicles"],
  defending: { amounts: [{ amount: "improve-cover", adds: "value", when: { attack: "ranged" } }] },
};
