import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const EQUIP = (): GameKeyword => ({ id: "equip" });

export const EQUIP_TEXT: KeywordText = {
  id: "equip",
  name: { en: "Equip", es: "Equipar" },
  does: {
    en: "The unit must be equipped with the listed upgrades, which take their slots and cost their points as usual.",
    es: "La unidad debe llevar equipadas las mejoras indicadas, que ocupan sus espacios y cuestan sus puntos como de costumbre.",
  },
};
