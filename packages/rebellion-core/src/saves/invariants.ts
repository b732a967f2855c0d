import type { Violation } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import { brokenBase } from "./invariants/base.ts";
import { brokenBoard } from "./invariants/board.ts";
import { brokenCards } from "./invariants/cards.ts";
import { brokenCinematic } from "./invariants/cinematic.ts";
import { brokenExpansion } from "./invariants/expansion.ts";
import { brokenFrames } from "./invariants/frames.ts";
import { brokenLeaders } from "./invariants/leaders.ts";
import { brokenSetup } from "./invariants/setup.ts";
import { brokenSolo } from "./invariants/solo.ts";
import { brokenStack } from "./invariants/stack.ts";
import { brokenTargets } from "./invariants/targets.ts";

/** Lists the invariants that a state breaks; empty for every reachable state. */
export function brokenInvariants(look: Look): readonly Violation[] {
  const all = [
    brokenCards,
    brokenBoard,
    brokenLeaders,
    brokenBase,
    brokenSetup,
    brokenFrames,
    brokenStack,
    brokenTargets,
    brokenExpansion,
    brokenCinematic,
    brokenSolo,
  ];
  return all.flatMap((broken) => broken(look));
}
