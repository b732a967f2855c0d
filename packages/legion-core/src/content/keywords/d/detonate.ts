import type { KeywordText } from "../../../catalogue/cards.ts";

export const DETONATE_TEXT: KeywordText = {
  id: "detonate",
  name: { en: "Detonate[ X: Charge Type]", es: "Detonar[ X: tipo de carga]" },
};
