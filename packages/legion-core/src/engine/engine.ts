import { type Machine, stackMachine } from "@sw/tabletop";
import { dropInPanic } from "../mission/assets.ts";
import { afterSuppression } from "../mission/suppression.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { GameWork } from "../state/work.ts";
import { KINDS } from "./kinds.ts";
import { TIMES } from "./times.ts";

const OVER: RuleId = "leg.round.count";

/** The rules engine for states of one catalogue. */
export type Engine = Machine<Play, GameWork>;

/** Creates the engine that runs the frames of a state. */
export function engineOf(box: Box): Engine {
  return stackMachine<Play, GameWork, Look>({
    look: (state) => ({ box, state }),
    kinds: KINDS,
    begin: (state, chance) => new GameWork(box, state, chance),
    over: OVER,
    times: TIMES,
    upkeep(work) {
      const told = work.events.length;
      dropInPanic(work);
      afterSuppression(work);
      return work.events.length > told;
    },
  });
}
