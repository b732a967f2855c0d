import type { Violation } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import { brokenCards } from "./invariants/cards.ts";
import { brokenFrames, brokenNames } from "./invariants/frames.ts";
import { brokenStack } from "./invariants/stack.ts";
import { brokenTable } from "./invariants/table.ts";
import { brokenArmies, brokenUnits } from "./invariants/units.ts";

/** Lists the invariants that a state breaks. Empty for every reachable state. */
export function brokenInvariants(look: Look): readonly Violation[] {
  // What looks closer may count on the armies being whole, and on units being there.
  for (const broken of [brokenArmies, brokenNames]) {
    const found = broken(look);
    if (found.length > 0) return found;
  }
  return [brokenUnits, brokenFrames, brokenStack, brokenCards, brokenTable].flatMap((broken) => broken(look));
}
