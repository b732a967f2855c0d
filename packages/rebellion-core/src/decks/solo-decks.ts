import { at, type CardCode } from "@sw/tabletop";
import type { Box, CardOf } from "../state/box.ts";

/** Of which set a mission is; undefined for other cards. */
export function missionSetOf(box: Box, code: CardCode): CardOf<"mission">["entry"]["set"] | undefined {
  const card = at(box.cards, code);
  return card.type === "mission" ? card.entry.set : undefined;
}
