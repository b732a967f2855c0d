import { at, type CardCode } from "@sw/tabletop";
import type { Box } from "../state/box.ts";

/** The objective that no solo game is played with (solo.setup.objectives.remove-heart). */
const HEART = "heart-of-the-empire";

/** True for an objective that the solo variant removes. */
export function isRemoved(box: Box, card: CardCode): boolean {
  return at(box.cards, card).id === HEART;
}
