import { on } from "../../state/hooks/words.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";

/** The keywords that start with V. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  versatile: {
    name: ["Versatile", "Versátil"],
    en: "The unit may make ranged attacks with this weapon while it is engaged. With range and melee on one weapon, it may be used for either kind of attack.",
    es: "La unidad puede efectuar ataques a distancia con esta arma aunque esté trabada en combate. Si el arma es a distancia y de cuerpo a cuerpo, sirve para ambas clases de ataque.",
    does: () => [on("even-engaged", true)],
  },
}));
