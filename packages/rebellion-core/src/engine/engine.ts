import { type Machine, stackMachine } from "@sw/tabletop";
import { upkeep } from "../galaxy/upkeep.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { GameWork } from "../state/work.ts";
import { type AnyKind, KINDS } from "./table.ts";
import { TIMES } from "./times.ts";

const OVER: RuleId = "reb.round.ltp-until-win";

/** The rules at work on states of one box. */
export type Engine = Machine<Play, GameWork>;

/** Plays frame after frame, looking after the board before each. */
export function engineOf(box: Box): Engine {
  return stackMachine<Play, GameWork, Look>({
    look: (state) => ({ box, state }),
    kinds: WATCHED,
    begin: (state, chance) => new GameWork(box, state, chance),
    over: OVER,
    times: TIMES,
  });
}

/**
 * The same kind, but what holds at all times is seen to first; that may change the stack or end the game. Nobody is asked
 * before it has looked at all that has changed.
 */
function afterUpkeep(kind: AnyKind): AnyKind {
  return {
    ...kind,
    run(work, frame) {
      upkeep(work);
      const isOnTop = work.state.frames[work.state.frames.length - 1] === frame;
      return isOnTop && kind.run(work, frame) && work.isLookedAfter();
    },
  };
}

const WATCHED: Readonly<Record<string, AnyKind>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(KINDS).map(([name, kind]) => [name, afterUpkeep(kind)]),
);
