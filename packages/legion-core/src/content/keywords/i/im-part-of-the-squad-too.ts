import type { KeywordText } from "../../../catalogue/cards.ts";

export const IM_PART_OF_THE_SQUAD_TOO_TEXT: KeywordText = {
  id: "im-part-of-the-squad-too",
  name: { en: "I'm Part of the Squad Too", es: "Yo formo parte de la escuadra" },
};
