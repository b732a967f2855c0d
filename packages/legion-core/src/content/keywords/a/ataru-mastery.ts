import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure, on } from "../../../state/hooks/words.ts";

export const ATARU_MASTERY = (): GameKeyword => ({
  id: "ataru-mastery",
  does: [
    figure("attacks", 1),
    on("after-pool", {
      attacker: { token: "dodge", rule: "leg.kw.ataru-mastery.attack-token" },
      defender: { token: "aim", rule: "leg.kw.ataru-mastery.defense-token" },
    }),
  ],
});

export const ATARU_MASTERY_TEXT: KeywordText = {
  id: "ataru-mastery",
  name: { en: "Ataru Mastery", es: "Dominio de Ataru" },
  does: {
    en: "The unit may perform two attack actions in its activation. After an attack of its own it gains a dodge token, after one against it an aim token.",
    es: "La unidad puede efectuar dos acciones de ataque en su activación. Tras un ataque propio gana una ficha de Esquiva; tras uno contra ella, una ficha de Ataque apuntado.",
  },
};
