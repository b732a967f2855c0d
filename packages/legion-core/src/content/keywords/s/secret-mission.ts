import type { KeywordText } from "../../../catalogue/cards.ts";

export const SECRET_MISSION_TEXT: KeywordText = {
  id: "secret-mission",
  name: { en: "Secret Mission", es: "Misión secreta" },
};
