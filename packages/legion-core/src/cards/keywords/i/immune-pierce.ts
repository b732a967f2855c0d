import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_PIERCE: GameKeyword = {
  id: "immune-pierce",
  name: { en: "Immune: Pierce", es: "Inmune a Perforante" },
  rules: ["leg.kw.immune-pierce.defend", "leg.kw.immune-pierce.guardian"],
  defending: {
    amounts: [
      { amount: "ignores-pierce", adds: 1 },
      { amount: "immune-to-pierce", adds: 1 },
    ],
  },
  guarding: { amounts: [{ amount: "ignores-pierce", adds: 1 }] },
};
