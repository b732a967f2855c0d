import { at } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import { NO_PICK } from "../../state/codes.ts";
import { isAmount, targetKey, targetOfKey } from "./wounds.ts";

/** Returns the action that damages a target. */
export function damageAction(box: Box, key: number): Action {
  const { unit, markers, assigned, sealed } = targetOfKey(key);
  const action = { type: "damage", subject: at(box.units, unit).id, markers, assigned } as const;
  return sealed === undefined ? action : { ...action, sealed };
}

/** Returns the action that takes back damage from a target. */
export function blockAction(box: Box, key: number): Action {
  const { unit, markers, assigned } = targetOfKey(key);
  return { type: "block", subject: at(box.units, unit).id, markers, assigned };
}

/** Returns the key of the target that an action names, or {@link NO_PICK} if it names none. */
export function keyOfAction(box: Box, action: Action): number {
  if (action.type !== "damage" && action.type !== "block") return NO_PICK;
  const unit = box.unitsById.get(action.subject);
  if (unit === undefined || !isAmount(action.markers) || !isAmount(action.assigned)) return NO_PICK;
  const target = { unit: unit.index, markers: action.markers, assigned: action.assigned };
  return targetKey(action.type === "damage" && action.sealed ? { ...target, sealed: true } : target);
}
