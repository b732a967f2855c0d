import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { forFriends } from "../for-friends.ts";

export const SPOTTER: GameKeyword = forFriends(
  "spotter",
  { en: "Spotter X", es: "Observador X" },
  "leg.kw.spotter-x",
  "aim",
);
