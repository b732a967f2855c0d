import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const BOLSTER = (): GameKeyword => forFriends("bolster", "leg.kw.bolster-x", "surge");

export const BOLSTER_TEXT: KeywordText = {
  id: "bolster",
  name: { en: "Bolster[ X]", es: "Ánimo[ X]" },
  does: {
    en: "Card action: up to X friendly units at range 2 gain a surge token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Incremento cada una.",
  },
};
