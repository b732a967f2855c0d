import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const SELF_PRESERVATION = (): GameKeyword => ({
  id: "self-preservation",
  does: [permits("own-affiliation-courage")],
});

export const SELF_PRESERVATION_TEXT: KeywordText = {
  id: "self-preservation",
  name: { en: "Self-Preservation", es: "Instinto de conservación" },
  does: {
    en: "When the unit is checked for panic it cannot use the courage of units that do not share its affiliation.",
    es: "Al comprobar si la unidad es presa del pánico, no puede usar el Aplomo de unidades que no compartan su afiliación.",
  },
};
