import type { KeywordText } from "../../../catalogue/cards.ts";

export const MASTER_STORYTELLER_TEXT: KeywordText = {
  id: "master-storyteller",
  name: { en: "Master Storyteller", es: "Narrador magistral" },
};
