import type { KeywordText } from "../../../catalogue/cards.ts";

export const AREA_WEAPON_TEXT: KeywordText = {
  id: "area-weapon",
  name: { en: "Area Weapon", es: "Arma con área de efecto" },
};
