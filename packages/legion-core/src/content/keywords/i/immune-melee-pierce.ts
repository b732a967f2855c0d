import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, guarding } from "../../../state/hooks/words.ts";

export const IMMUNE_MELEE_PIERCE = (): GameKeyword => ({
  id: "immune-melee-pierce",
  does: [
    defending(adds("ignores-pierce", 1, { attack: "melee" })),
    guarding(adds("ignores-pierce", 1, { attack: "melee" })),
  ],
});

export const IMMUNE_MELEE_PIERCE_TEXT: KeywordText = {
  id: "immune-melee-pierce",
  name: { en: "Immune: Melee Pierce", es: "Inmune a perforante en cuerpo a cuerpo" },
  does: {
    en: "Against a melee attack, Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
    es: "Contra un ataque cuerpo a cuerpo, Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
  },
};
