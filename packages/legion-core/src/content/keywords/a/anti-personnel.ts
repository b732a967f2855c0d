import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { antiType } from "../anti-type.ts";

export const ANTI_PERSONNEL = (): GameKeyword => antiType("anti-personnel", "troopers");

export const ANTI_PERSONNEL_TEXT: KeywordText = {
  id: "anti-personnel",
  name: { en: "Anti-Personnel[ X]", es: "Antipersonal[ X]" },
  does: {
    en: "If the defender is a trooper unit, X attack dice of this weapon are upgraded.",
    es: "Si el defensor es una unidad de infantería, se mejoran X dados de ataque de esta arma.",
  },
  choices: {
    "anti-personnel white-attack": {
      en: "Anti-Personnel: upgrade a white die",
      es: "Antipersonal: mejorar un dado blanco",
    },
    "anti-personnel black-attack": {
      en: "Anti-Personnel: upgrade a black die",
      es: "Antipersonal: mejorar un dado negro",
    },
  },
};
