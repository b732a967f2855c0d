import type { Company, Figure, Scene } from "../scene.ts";
import { hasLineOfSight } from "./line-of-sight.ts";

/** Lists the other miniatures of the scene to which a miniature has line of sight, in order. */
export function visibleFigures(scene: Scene, figure: Figure): readonly Figure[] {
  return scene.figures.filter((other) => other.id !== figure.id && hasLineOfSight(scene, figure, other));
}

/** Lists the other units of the scene with a miniature to which this miniature has line of sight, in order. */
export function visibleUnits(scene: Scene, figure: Figure): readonly Company[] {
  return scene.units.filter(({ index }) => index !== figure.unit).filter((unit) => seesUnit(scene, figure, unit));
}

/** Whether a miniature has line of sight to at least one miniature of a unit. */
export function seesUnit(scene: Scene, figure: Figure, unit: Company): boolean {
  return unit.figures.some((other) => hasLineOfSight(scene, figure, other));
}

/**
 * Lists the miniatures of a unit to which a miniature has line of sight. Wounds of its attack may be assigned to these.
 */
export function visibleOf(scene: Scene, figure: Figure, unit: Company): readonly Figure[] {
  return unit.figures.filter((other) => hasLineOfSight(scene, figure, other));
}

/**
 * Lists the miniatures of a unit that have line of sight to at least one miniature of another. These may add dice to an
 * attack.
 */
export function seeingFigures(scene: Scene, unit: Company, other: Company): readonly Figure[] {
  return unit.figures.filter((figure) => seesUnit(scene, figure, other));
}
