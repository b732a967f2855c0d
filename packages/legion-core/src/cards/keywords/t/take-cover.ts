import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const TAKE_COVER: GameKeyword = forFriends(
  "take-cover",
  { en: "Take Cover X", es: "A cubierto X" },
  "leg.kw.take-cover-x",
  "dodge",
);

export const TAKE_COVER_TEXT: Line = {
  en: "Card action: up to X friendly units at range 2 gain a dodge token each.",
  es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Esquiva cada una.",
};
