import { isUnitAtRange, isUnitBeyondRange, isUnitWithinRange, measuredAll, type Range } from "./range.ts";
import { type Company, type Scene, unitOfScene } from "./scene.ts";
import { seesUnit } from "./sight/seen.ts";

/**
 * Whether some miniature of `unit` is at the range of a miniature of unit `from`, by ids. Undeployed units of one side
 * are at every range of each other, of all else they are beyond range (leg.undeployed.friendly-undeployed,
 * leg.undeployed.enemy, leg.undeployed.friendly-on-battlefield). Throws a RangeError if there is no such unit.
 */
export function unitsAtRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return isUnitAtRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether every miniature of `unit` is within the range of a miniature of unit `from`; as {@link unitsAtRange} with
 * undeployed units.
 */
export function unitsWithinRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return isUnitWithinRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether every miniature of `unit` is beyond the range of all miniatures of unit `from`: the opposite of
 * {@link unitsAtRange}, with undeployed units too.
 */
export function unitsBeyondRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "apart";
  return isUnitBeyondRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether some miniature of unit `from` and some miniature of `unit` have line of sight to each other; a unit sees itself.
 * Undeployed units of one side see each other, all else out of their sight. Throws a RangeError if there is no such unit.
 */
export function unitsSee(scene: Scene, from: string, unit: string): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return pair.from === pair.unit || pair.from.figures.some((figure) => seesUnit(scene, figure, pair.unit));
}

/** Two units on the battlefield, or how units stand to each other of which one has not deployed. */
type Standing = { readonly from: Company; readonly unit: Company } | "together" | "apart";

/** How two units stand to each other, by their ids (leg.undeployed.definition). */
function standing(scene: Scene, from: string, unit: string): Standing {
  const first = scene.undeployed.find(({ id }) => id === from);
  const second = scene.undeployed.find(({ id }) => id === unit);
  if (first !== undefined && second !== undefined) return first.side === second.side ? "together" : "apart";
  if (first === undefined && second === undefined) {
    return { from: unitOfScene(scene, from), unit: unitOfScene(scene, unit) };
  }
  unitOfScene(scene, first === undefined ? from : unit);
  return "apart";
}
