import type { KeywordText } from "../../../catalogue/cards.ts";

export const ARM_TEXT: KeywordText = {
  id: "arm",
  name: { en: "Arm[ X: Charge Token Type]", es: "Armar[ X: tipo de carga]" },
};
