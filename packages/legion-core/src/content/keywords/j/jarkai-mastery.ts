import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { attacking } from "../../../state/hooks/words.ts";
import { boughtResults } from "../bought-results.ts";

export const JARKAI_MASTERY = (): GameKeyword => ({
  id: "jarkai-mastery",
  does: [attacking(...boughtResults("jarkai", "dodge", "melee"))],
});

export const JARKAI_MASTERY_TEXT: KeywordText = {
  id: "jarkai-mastery",
  name: { en: "Jar'Kai Mastery", es: "Dominio de Jar'Kai" },
  does: {
    en: "In a melee attack, after surges are converted, the unit may spend dodge tokens: each changes a blank to a hit or a hit to a critical, two of them a blank to a critical.",
    es: "En un ataque cuerpo a cuerpo, después de convertir los incrementos, la unidad puede gastar fichas de Esquiva: cada una cambia una cara vacía por un impacto o un impacto por un impacto crítico; dos, una cara vacía por un impacto crítico.",
  },
  choices: {
    "jarkai hit": {
      en: "Jar'Kai Mastery: a blank becomes a hit",
      es: "Dominio de Jar'Kai: una cara vacía pasa a ser un impacto",
    },
    "jarkai critical": {
      en: "Jar'Kai Mastery: a hit becomes a critical",
      es: "Dominio de Jar'Kai: un impacto pasa a ser un impacto crítico",
    },
    "jarkai critical from blank": {
      en: "Jar'Kai Mastery, two tokens: a blank becomes a critical",
      es: "Dominio de Jar'Kai, dos fichas: una cara vacía pasa a ser un impacto crítico",
    },
  },
};
