import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const IM_PART_OF_THE_SQUAD_TOO = (): GameKeyword => ({
  id: "im-part-of-the-squad-too",
  does: [permits("contests-at-range-1")],
});

export const IM_PART_OF_THE_SQUAD_TOO_TEXT: KeywordText = {
  id: "im-part-of-the-squad-too",
  name: { en: "I'm Part of the Squad Too", es: "Yo formo parte de la escuadra" },
  does: {
    en: "The unit contests an objective token at range 1 of its leader instead of at half range.",
    es: "La unidad disputa una ficha de Objetivo a alcance 1 de su líder en vez de a medio alcance.",
  },
};
