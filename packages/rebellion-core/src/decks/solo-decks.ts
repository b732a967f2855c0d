import { at, type CardCode } from "@sw/tabletop";
import type { Box, CardOf } from "../state/box.ts";

/** The starting mission that leaves its deck while the base is revealed (solo.base.remove-gather-intel). */
export const GATHER_INTEL = "gather-intel";

/** Returns the set of a mission, or undefined for other cards. */
export function missionSetOf(box: Box, code: CardCode): CardOf<"mission">["entry"]["set"] | undefined {
  const card = at(box.cards, code);
  return card.type === "mission" ? card.entry.set : undefined;
}
