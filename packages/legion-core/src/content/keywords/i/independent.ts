import type { KeywordText } from "../../../catalogue/cards.ts";

export const INDEPENDENT_TEXT: KeywordText = {
  id: "independent",
  name: { en: "Independent[: Token X/Action]", es: "Independiente[: ficha X/acción]" },
};
