import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const VERSATILE = (): GameKeyword => ({ id: "versatile", does: [on("even-engaged", true)] });

export const VERSATILE_TEXT: KeywordText = {
  id: "versatile",
  name: { en: "Versatile", es: "Versátil" },
  does: {
    en: "The unit may make ranged attacks with this weapon while it is engaged. With range and melee on one weapon, it may be used for either kind of attack.",
    es: "La unidad puede efectuar ataques a distancia con esta arma aunque esté trabada en combate. Si el arma es a distancia y de cuerpo a cuerpo, sirve para ambas clases de ataque.",
  },
};
