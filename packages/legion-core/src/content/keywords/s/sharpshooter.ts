import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const SHARPSHOOTER = (): GameKeyword => ({
  id: "sharpshooter",
  does: [attacking(adds("reduce-cover", "value"))],
});

export const SHARPSHOOTER_TEXT: KeywordText = {
  id: "sharpshooter",
  name: { en: "Sharpshooter[ X]", es: "Tirador de primera[ X]" },
  does: {
    en: "While the unit attacks, the defender's cover is reduced by X.",
    es: "Cuando la unidad ataca, la cobertura del defensor se reduce en X.",
  },
};
