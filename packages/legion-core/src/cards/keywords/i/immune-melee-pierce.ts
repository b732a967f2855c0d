import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_MELEE_PIERCE: GameKeyword = {
  id: "immune-melee-pierce",
  name: { en: "Immune: Melee Pierce", es: "Inmune a Perforante en cuerpo a cuerpo" },
  rules: ["leg.kw.immune-melee-pierce.defend"],
  defending: { amounts: [{ amount: "ignores-pierce", adds: 1, when: { attack: "melee" } }] },
  guarding: { amounts: [{ amount: "ignores-pierce", adds: 1, when: { attack: "melee" } }] },
};
