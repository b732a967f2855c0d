import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const ALLIES_OF_CONVENIENCE = (): GameKeyword => ({
  id: "allies-of-convenience",
  does: [permits("orders-mercenaries")],
});

export const ALLIES_OF_CONVENIENCE_TEXT: KeywordText = {
  id: "allies-of-convenience",
  name: { en: "Allies of Convenience", es: "Aliados por conveniencia" },
  does: {
    en: "The unit may issue orders to friendly Mercenary units whatever their affiliation. An army with such units may include one Mercenary unit more than usual.",
    es: "La unidad puede impartir órdenes a unidades de Mercenarios aliadas sea cual sea su afiliación. Un ejército con unidades así puede incluir una unidad de Mercenarios más de lo habitual.",
  },
};
