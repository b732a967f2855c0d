import type { KeywordText } from "../../../catalogue/cards.ts";

export const ENTOURAGE_TEXT: KeywordText = {
  id: "entourage",
  name: { en: "Entourage[: Unit Name]", es: "Séquito[: nombre de unidad]" },
};
