import { type Machine, stackMachine } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { GameWork } from "../state/work.ts";
import { KINDS } from "./kinds.ts";
import { TIMES } from "./times.ts";

const OVER: RuleId = "dbg.win.nothing-after";

/** Returns the state machine that applies the rules to states of one box. */
export function engineOf(box: Box): Machine<Play, GameWork> {
  return stackMachine<Play, GameWork, Look>({
    look: (state) => ({ box, state }),
    kinds: KINDS,
    begin: (state, chance) => new GameWork(box, state, chance),
    over: OVER,
    times: TIMES,
  });
}
