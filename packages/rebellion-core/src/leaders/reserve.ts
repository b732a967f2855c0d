import { unrevealedCards } from "../decks/round-deck.ts";
import type { Look } from "../state/look.ts";
import { type Chair, IMPERIAL, sideOf } from "../state/seats.ts";
import { poolOf } from "./leaders.ts";

/**
 * Whether a leader of the chair may leave the pool to oppose a mission or to join a combat. The Empire of a solo game
 * needs more leaders there than cards that have not been turned up (solo.command.oppose.condition).
 */
export function hasToSpare(look: Look, chair: Chair): boolean {
  if (look.state.solo === undefined || sideOf(chair) !== IMPERIAL) return true;
  return poolOf(look, chair).length > unrevealedCards(look.state);
}
