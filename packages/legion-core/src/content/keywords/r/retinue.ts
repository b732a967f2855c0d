import type { KeywordText } from "../../../catalogue/cards.ts";

export const RETINUE_TEXT: KeywordText = {
  id: "retinue",
  name: { en: "Retinue[: Unit/Unit Type]", es: "Comitiva[: unidad/tipo de unidad]" },
};
