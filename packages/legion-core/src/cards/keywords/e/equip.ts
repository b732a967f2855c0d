import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const EQUIP: GameKeyword = { id: "equip", name: { en: "Equip", es: "Equipar" }, rules: ["leg.kw.equip"] };

export const EQUIP_TEXT: Line = {
  en: "The unit must be equipped with the listed upgrades, which take their slots and cost their points as usual.",
  es: "La unidad debe llevar equipadas las mejoras indicadas, que ocupan sus espacios y cuestan sus puntos como de costumbre.",
};
