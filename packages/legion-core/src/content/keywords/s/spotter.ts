import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const SPOTTER = (): GameKeyword => forFriends("spotter", "leg.kw.spotter-x", "aim");

export const SPOTTER_TEXT: KeywordText = {
  id: "spotter",
  name: { en: "Spotter[ X]", es: "Observador[ X]" },
  does: {
    en: "Card action: up to X friendly units at range 2 gain an aim token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Ataque apuntado cada una.",
  },
};
