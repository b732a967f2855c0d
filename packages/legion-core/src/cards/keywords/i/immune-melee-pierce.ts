import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_MELEE_PIERCE: GameKeyword = {
  id: "immune-melee-pierce",
  name: { en: "Immune: Melee Pierce", es: "Inmune a Perforante en cuerpo a cuerpo" },
  rules: ["leg.kw.immune-melee-pierce.defend"],
  defending: { amounts: [{ amount: "ignores-pierce", adds: 1, when: { attack: "melee" } }] },
  guarding: { amounts: [{ amount: "ignores-pierce", adds: 1, when: { attack: "melee" } }] },
};

export const IMMUNE_MELEE_PIERCE_TEXT: Line = {
  en: "Against a melee attack, Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
  es: "Contra un ataque cuerpo a cuerpo, Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
};
