import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const TAKE_COVER: GameKeyword = forFriends(
  "take-cover",
  { en: "Take Cover X", es: "A cubierto X" },
  "leg.kw.take-cover-x",
  "dodge",
);
