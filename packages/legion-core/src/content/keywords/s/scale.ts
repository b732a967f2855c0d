import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const SCALE = (): GameKeyword => ({ id: "scale", does: [permits("climbs-high"), permits("unhindered")] });

export const SCALE_TEXT: KeywordText = {
  id: "scale",
  name: { en: "Scale", es: "Brío" },
  does: {
    en: "The unit climbs up to height 2, and difficult terrain does not slow it.",
    es: "La unidad puede escalar hasta altura 2, y el terreno difícil no reduce su velocidad.",
  },
};
