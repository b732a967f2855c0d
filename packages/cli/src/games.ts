import { deckbuilderKit } from "./games/deckbuilder/kit.ts";
import { legionKit } from "./games/legion/kit.ts";
import { REBELLION_KITS, rebellionKit } from "./games/rebellion/kit.ts";
import { soloKit } from "./games/rebellion/solo-kit.ts";
import { type SealedKit, sealed } from "./kit.ts";

/** The games that the command knows; a new game is one more line here. */
export const GAMES: readonly SealedKit[] = [
  sealed([deckbuilderKit]),
  sealed(REBELLION_KITS, rebellionKit),
  sealed([soloKit]),
  sealed([legionKit]),
];
