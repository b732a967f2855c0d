import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, guarding } from "../../../state/hooks/words.ts";

export const SHIEN_MASTERY = (): GameKeyword => ({
  id: "shien-mastery",
  does: [
    defending(adds("each-deflected-wounds", 1), adds("calm-unless-wounded", 1, { attack: "ranged" })),
    guarding(adds("each-deflected-wounds", 1)),
  ],
});

export const SHIEN_MASTERY_TEXT: KeywordText = {
  id: "shien-mastery",
  name: { en: "Shien Mastery", es: "Dominio de Shien" },
  does: {
    en: "When the unit uses Deflect, the attacker suffers a wound for each surge. If it defends against a ranged attack and suffers no wounds, it gains no suppression from it.",
    es: "Cuando la unidad usa Desvío, el atacante sufre una Herida por cada incremento. Si se defiende contra un ataque a distancia y no sufre Heridas, no gana fichas de Acobardamiento por él.",
  },
};
