import type { Action } from "./actions.ts";
import { unitId, unitOfId } from "./ids.ts";
import type { State } from "./state.ts";

/** One action for each of the units: to choose it. */
export function unitChoices(state: Pick<State, "units">, units: readonly number[]): Action[] {
  return units.map((unit): Action => ({ type: "choose-unit", subject: unitId(state, unit) }));
}

/** The unit that an action chooses, by its place in the state; undefined if it chooses none. */
export function unitChosen(state: Pick<State, "units">, action: Action): number | undefined {
  return action.type === "choose-unit" ? unitOfId(state, action.subject) : undefined;
}
