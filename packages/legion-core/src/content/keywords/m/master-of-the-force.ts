import type { KeywordText } from "../../../catalogue/cards.ts";

export const MASTER_OF_THE_FORCE_TEXT: KeywordText = {
  id: "master-of-the-force",
  name: { en: "Master of the Force[ X]", es: "Maestría con la Fuerza[ X]" },
};
