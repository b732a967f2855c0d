import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const LOW_PROFILE = (): GameKeyword => ({
  id: "low-profile",
  does: [defending(adds("sure-cover", 1, { attack: "ranged" }))],
});

export const LOW_PROFILE_TEXT: KeywordText = {
  id: "low-profile",
  name: { en: "Low Profile", es: "Furtivo" },
  does: {
    en: "While defending against a ranged attack, if it rolls cover dice, the unit rolls one fewer and adds a block to the result.",
    es: "Al defenderse contra un ataque a distancia, si tira dados de cobertura, la unidad tira uno menos y añade un bloqueo al resultado.",
  },
};
