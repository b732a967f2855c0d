import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const BLAST: GameKeyword = {
  id: "blast",
  name: { en: "Blast", es: "Deflagración" },
  rules: ["leg.kw.blast"],
  attacking: { amounts: [{ amount: "blast", adds: 1, when: { unless: "blast-proof" } }] },
};
