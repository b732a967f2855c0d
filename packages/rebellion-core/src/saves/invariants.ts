import type { Violation } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { State } from "../state/state.ts";
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

/** The invariants that a state breaks; none on every reachable state. */
export function brokenInvariants(box: Box, state: State): readonly Violation[] {
  const laws = [
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
  return laws.flatMap((broken) => broken(box, state));
}
