import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const SUPPRESSIVE = (): GameKeyword => ({ id: "suppressive", does: [attacking(adds("suppression", 1))] });

export const SUPPRESSIVE_TEXT: KeywordText = {
  id: "suppressive",
  name: { en: "Suppressive", es: "Fuego de contención" },
  does: {
    en: "The defender gains one suppression token more, even if nothing hit.",
    es: "El defensor gana una ficha de Acobardamiento más, aunque no haya ningún impacto.",
  },
};
