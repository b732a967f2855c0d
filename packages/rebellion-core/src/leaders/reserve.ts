import { unrevealedCards } from "../decks/round-deck.ts";
import type { Box } from "../state/box.ts";
import { type Chair, IMPERIAL, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { poolOf } from "./leaders.ts";

/**
 * True if a leader of the chair may leave the pool to oppose a mission or to join a combat: of a solo game's Empire only while it has more
 * leaders there than cards that have not been turned up (solo.command.oppose.condition).
 */
export function hasToSpare(box: Box, state: State, chair: Chair): boolean {
  if (state.solo === undefined || sideOf(chair) !== IMPERIAL) return true;
  return poolOf(box, state, chair).length > unrevealedCards(state);
}
