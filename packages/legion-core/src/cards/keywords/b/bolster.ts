import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const BOLSTER: GameKeyword = forFriends(
  "bolster",
  { en: "Bolster X", es: "Ánimo X" },
  "leg.kw.bolster-x",
  "surge",
);
