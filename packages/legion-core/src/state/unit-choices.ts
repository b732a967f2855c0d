import type { Action } from "./actions.ts";
import { unitId, unitOfId } from "./ids.ts";
import type { State } from "./state.ts";

/** Returns the actions that choose one of the units, one action for each unit. */
export function unitChoices(state: Pick<State, "units">, units: readonly number[]): Action[] {
  return units.map((unit): Action => ({ type: "choose-unit", subject: unitId(state, unit) }));
}

/** Returns the index of the unit that an action chooses, or undefined if it chooses none. */
export function unitChosen(state: Pick<State, "units">, action: Action): number | undefined {
  return action.type === "choose-unit" ? unitOfId(state, action.subject) : undefined;
}
