import type { SeenCard } from "@sw/rebellion-core";
import { HIDDEN } from "@sw/tabletop";

/** A card that both sides see. */
export function known(card: string): SeenCard {
  return { card, seenBy: ["rebel", "imperial"] };
}

/** A card that nobody sees, by its back where that tells cards apart. */
export function hidden(back?: SeenCard["back"]): SeenCard {
  return back === undefined ? { card: HIDDEN, seenBy: [] } : { card: HIDDEN, back, seenBy: [] };
}
