import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const IMMUNE_MELEE = (): GameKeyword => ({ id: "immune-melee", does: [permits("no-melee")] });

export const IMMUNE_MELEE_TEXT: KeywordText = {
  id: "immune-melee",
  name: { en: "Immune: Melee", es: "Inmune al combate cuerpo a cuerpo" },
  does: {
    en: "Enemy units cannot be placed in base contact with the unit.",
    es: "No pueden colocarse unidades enemigas con sus peanas en contacto con las de la unidad.",
  },
};
