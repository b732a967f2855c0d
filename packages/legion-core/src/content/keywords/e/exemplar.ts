import { LENT } from "../../../attack/pools/offers.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { areOfOneKind } from "../../../units/ranks.ts";

export const EXEMPLAR = (): GameKeyword => ({
  id: "exemplar",
  does: [on("lends", (look, { unit }, { friend }) => (areOfOneKind(look, unit, friend) ? LENT : []))],
});

export const EXEMPLAR_TEXT: KeywordText = {
  id: "exemplar",
  name: { en: "Exemplar", es: "Ejemplar" },
  does: {
    en: "A friendly unit of the same faction or affiliation at range 2 and in line of sight may spend one aim, dodge or surge token of this unit as its own when it attacks or defends.",
    es: "Una unidad aliada de la misma facción o afiliación a alcance 2 y en línea de visión puede gastar como propia, al atacar o defenderse, una ficha de Ataque apuntado, Esquiva o Incremento de esta unidad.",
  },
};
