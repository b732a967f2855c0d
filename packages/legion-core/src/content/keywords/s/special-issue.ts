import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SPECIAL_ISSUE = (): GameKeyword => ({
  id: "special-issue",
});

export const SPECIAL_ISSUE_TEXT: KeywordText = {
  id: "special-issue",
  name: { en: "Special Issue[: Battle Force]", es: "Asignación especial[: grupo de batalla]" },
  does: {
    en: "Only an army of the named battle force may include the unit.",
    es: "Solo un ejército del grupo de batalla indicado puede incluir la unidad.",
  },
};
