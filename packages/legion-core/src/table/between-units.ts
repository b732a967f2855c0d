import { isUnitAtRange, isUnitBeyondRange, isUnitWithinRange, measuredAll, type Range } from "./range.ts";
import { type Company, type Scene, unitOfScene } from "./scene.ts";
import { seesUnit } from "./sight/seen.ts";

/**
 * Whether at least one miniature of `unit` is within the range of a miniature of unit `from`; both are ids. Undeployed
 * units are within every range of undeployed friendly units and beyond all ranges of other units
 * (leg.undeployed.friendly-undeployed, leg.undeployed.enemy, leg.undeployed.friendly-on-battlefield). Throws a
 * RangeError for unknown units.
 */
export function unitsAtRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return isUnitAtRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether every miniature of `unit` is within the range of a miniature of unit `from`. Undeployed units are treated as
 * in {@link unitsAtRange}.
 */
export function unitsWithinRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return isUnitWithinRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether every miniature of `unit` is beyond the range of all miniatures of unit `from`: the opposite of
 * {@link unitsAtRange}, also for undeployed units.
 */
export function unitsBeyondRange(scene: Scene, from: string, unit: string, range: Range): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "apart";
  return isUnitBeyondRange(scene.table, measuredAll(pair.from), pair.unit, range);
}

/**
 * Whether a miniature of unit `from` and a miniature of `unit` have line of sight to each other. A unit sees itself;
 * undeployed units see only undeployed friendly units. Throws a RangeError for unknown units.
 */
export function unitsSee(scene: Scene, from: string, unit: string): boolean {
  const pair = standing(scene, from, unit);
  if (pair === "together" || pair === "apart") return pair === "together";
  return pair.from === pair.unit || pair.from.figures.some((figure) => seesUnit(scene, figure, pair.unit));
}

/** Two units on the battlefield, or the relation of two units of which at least one is undeployed. */
type Standing = { readonly from: Company; readonly unit: Company } | "together" | "apart";

/** Returns how two units relate to each other, by their ids (leg.undeployed.definition). */
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
