import { frameKind, type Machine, machine, violation } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import type { Event } from "./events.ts";
import type { GameRules } from "./frames/kind.ts";
import { kindsFor } from "./frames/table.ts";
import { dropInPanic } from "./mission/assets.ts";
import type { RuleId } from "./rules/ids.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";
import { GameWork } from "./work.ts";

const OVER: RuleId = "leg.round.count";

/** The rules at work on states of one catalogue. */
export type Engine = Machine<State, GameWork, Event, Action, Seat>;

/** Plays frame after frame. */
export function engineOf(rules: GameRules): Engine {
  const kinds = kindsFor(rules);
  return machine<State, GameWork, Event, Action, Seat>({
    stack: ({ frames }) => frames,
    kind: (name) => frameKind(kinds, name),
    begin: (state, chance) => new GameWork(rules.box, state, chance),
    between(work) {
      dropInPanic(work);
      return work.between();
    },
    finish: (work) => work.finish(),
    over: ({ outcome }) => violation(OVER, "game-over", { winners: [...(outcome?.winners ?? [])] }),
  });
}
