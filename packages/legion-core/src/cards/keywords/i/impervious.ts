import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMPERVIOUS: GameKeyword = {
  id: "impervious",
  name: { en: "Impervious", es: "Duro de pelar" },
  rules: ["leg.kw.impervious.dice", "leg.kw.impervious.immune-pierce"],
  defending: {
    amounts: [{ amount: "defense-dice", adds: { asMuchAs: "pierce" }, when: { unless: "immune-to-pierce" } }],
  },
};

export const IMPERVIOUS_TEXT: Line = {
  en: "While defending, the unit rolls as many additional defense dice as the Pierce of the attack pool adds up to; not if it also has Immune: Pierce.",
  es: "Al defenderse, la unidad tira tantos dados de defensa adicionales como sume Perforante en la reserva de ataque, salvo que también sea inmune a Perforante.",
};
