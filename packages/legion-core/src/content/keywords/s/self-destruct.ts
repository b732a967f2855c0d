import type { KeywordText } from "../../../catalogue/cards.ts";

export const SELF_DESTRUCT_TEXT: KeywordText = {
  id: "self-destruct",
  name: { en: "Self-Destruct[ X]", es: "Autodestrucción[ X]" },
};
