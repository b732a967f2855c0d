import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_PIERCE = (): GameKeyword => ({
  id: "immune-pierce",
  defending: {
    amounts: [
      { amount: "ignores-pierce", adds: 1, when: { unless: "defies-pierce-immunity" } },
      { amount: "immune-to-pierce", adds: 1 },
    ],
  },
  guarding: { amounts: [{ amount: "ignores-pierce", adds: 1 }] },
});

export const IMMUNE_PIERCE_TEXT: KeywordText = {
  id: "immune-pierce",
  name: { en: "Immune: Pierce", es: "Inmune a perforante" },
  does: {
    en: "Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
    es: "Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
  },
};
