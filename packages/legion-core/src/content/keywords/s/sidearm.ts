import type { KeywordText } from "../../../catalogue/cards.ts";

export const SIDEARM_TEXT: KeywordText = {
  id: "sidearm",
  name: { en: "Sidearm[: Melee/Ranged]", es: "Arma secundaria[: a distancia/cuerpo a cuerpo]" },
};
