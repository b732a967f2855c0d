import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { attacking } from "../../../state/hooks/words.ts";
import { boughtResults } from "../bought-results.ts";

export const MARKSMAN = (): GameKeyword => ({ id: "marksman", does: [attacking(...boughtResults("marksman", "aim"))] });

export const MARKSMAN_TEXT: KeywordText = {
  id: "marksman",
  name: { en: "Marksman", es: "Puntería" },
  does: {
    en: "After its surges are converted, the attacker may spend aim tokens to improve dice instead of rerolling: each turns a blank into a hit or a hit into a critical.",
    es: "Tras convertir sus incrementos, el atacante puede gastar fichas de Ataque apuntado para mejorar dados en vez de repetirlos: cada una cambia una cara vacía por un impacto, o un impacto por un impacto crítico.",
  },
  choices: {
    "marksman hit": { en: "Marksman: a blank becomes a hit", es: "Puntería: una cara vacía pasa a ser un impacto" },
    "marksman critical": {
      en: "Marksman: a hit becomes a critical",
      es: "Puntería: un impacto pasa a ser un impacto crítico",
    },
    "marksman critical from blank": {
      en: "Marksman, two tokens: a blank becomes a critical",
      es: "Puntería, dos fichas: una cara vacía pasa a ser un impacto crítico",
    },
  },
};
