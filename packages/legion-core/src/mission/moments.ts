import type { MissionHook } from "../state/hooks/battle-card.ts";
import type { Look } from "../state/look.ts";
import type { Player } from "../state/seats.ts";
import { cardsInPlay } from "./in-play.ts";

/** What the battle cards in play that count for a player do at moments, with the ids of the cards. */
export function hooksOfCards(
  look: Look,
  player: Player,
): readonly { readonly source: string; readonly hook: MissionHook }[] {
  return cardsInPlay(look).flatMap(({ id, does, players }) =>
    players.includes(player) ? (does.moments ?? []).map((hook) => ({ source: id, hook })) : [],
  );
}
