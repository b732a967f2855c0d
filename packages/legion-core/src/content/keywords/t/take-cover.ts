import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const TAKE_COVER = (): GameKeyword => forFriends("take-cover", "leg.kw.take-cover-x", "dodge");

export const TAKE_COVER_TEXT: KeywordText = {
  id: "take-cover",
  name: { en: "Take Cover[ X]", es: "A cubierto[ X]" },
  does: {
    en: "Card action: up to X friendly units at range 2 gain a dodge token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Esquiva cada una.",
  },
};
