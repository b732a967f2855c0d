import { at, type CardCode } from "@sw/tabletop";
import type { Box } from "../state/box.ts";

/** The objective that is removed from every solo game (solo.setup.objectives.remove-heart). */
const HEART = "heart-of-the-empire";

/** Whether the solo variant removes this objective. */
export function isRemoved(box: Box, card: CardCode): boolean {
  return at(box.cards, card).id === HEART;
}
