import { at } from "../../../src/at.ts";
import { ok } from "../../../src/contract/result.ts";
import { isUnpick } from "../../../src/engine/any-order.ts";
import type { SortFrame, ToyState } from "../state.ts";
import { changeSteps, type PlantedBug, withState } from "./planted.ts";

/** Bugs in runs of picks whose order means nothing. */
export type PicksBug =
  | "picks-out-of-order-not-listed"
  | "order-of-picks-kept"
  | "picks-come-to-a-dead-end"
  | "other-pick-taken-back";

function sorting({ stack }: ToyState): SortFrame | undefined {
  const top = stack[stack.length - 1];
  return top?.kind === "sort" ? top : undefined;
}

function withTop({ stack }: ToyState, frame: SortFrame): Pick<ToyState, "stack"> {
  return { stack: [...stack.slice(0, -1), frame] };
}

/** See {@link PicksBug}. */
export const PICKS_BUGS: Readonly<Record<PicksBug, PlantedBug>> = {
  "picks-out-of-order-not-listed": {
    law: "picks-any-order",
    plant: (game) => ({
      ...game,
      legalActions(state, options) {
        const all = game.legalActions(state, options);
        const inOrder = game.legalActions(state);
        return all.filter(
          (action) =>
            isUnpick(action) ||
            inOrder.some((one) => one.type === action.type && game.actionKey(one) === game.actionKey(action)),
        );
      },
    }),
  },
  "order-of-picks-kept": {
    law: "picks-any-order",
    plant: (game) =>
      changeSteps(game, (step, action, before) => {
        const [frame, then] = [sorting(before), sorting(step.state)];
        if (action.type !== "pick" || frame === undefined || then === undefined) return step;
        const added = at(
          then.picked.filter((card, place) => frame.picked[place] !== card),
          0,
        );
        return withState(step, withTop(step.state, { ...then, picked: [...frame.picked, added] }));
      }),
  },
  "picks-come-to-a-dead-end": {
    law: "picks-any-order",
    plant: (game) => ({
      ...game,
      legalActions(state, options) {
        const last = sorting(state)?.picked.at(-1);
        const listed = game.legalActions(state, options);
        if (last === undefined || options?.picks === "all") return listed;
        return listed.filter((action) => action.type !== "pick" || game.actionKey(action) !== `pick:lamp`);
      },
    }),
  },
  "other-pick-taken-back": {
    law: "picks-taken-back",
    plant: (game) => ({
      ...game,
      apply(state, action, options) {
        const result = game.apply(state, action, options);
        const frame = sorting(state);
        if (!result.ok || action.type !== "unpick" || frame === undefined) return result;
        return ok(withState(result.value, withTop(state, { ...frame, picked: frame.picked.slice(1) })));
      },
    }),
  },
};
