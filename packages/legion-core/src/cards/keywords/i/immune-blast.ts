import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_BLAST: GameKeyword = {
  id: "immune-blast",
  name: { en: "Immune: Blast", es: "Inmune a Deflagración" },
  rules: ["leg.kw.immune-blast"],
  defending: { amounts: [{ amount: "blast-proof", adds: 1 }] },
};
