import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const WEIGHED_DOWN = (): GameKeyword => ({ id: "weighed-down", does: [permits("asset-or-jump")] });

export const WEIGHED_DOWN_TEXT: KeywordText = {
  id: "weighed-down",
  name: { en: "Weighed Down", es: "Lastre" },
  does: {
    en: "While the unit holds an asset token it cannot use Jump.",
    es: "Mientras la unidad tenga una ficha de Recurso, no puede usar Salto.",
  },
};
