import type { Company, Figure, Scene } from "../scene.ts";
import { hasLineOfSight } from "./line-of-sight.ts";

/** The other miniatures of the scene to which a miniature has line of sight, in order. */
export function visibleFigures(scene: Scene, figure: Figure): readonly Figure[] {
  return scene.figures.filter((other) => other.id !== figure.id && hasLineOfSight(scene, figure, other));
}

/** The units of the scene, without its own, of which a miniature has line of sight to a miniature, in order. */
export function visibleUnits(scene: Scene, figure: Figure): readonly Company[] {
  return scene.units.filter(({ index }) => index !== figure.unit).filter((unit) => seesUnit(scene, figure, unit));
}

/** Whether a miniature has line of sight to some miniature of a unit. */
export function seesUnit(scene: Scene, figure: Figure, unit: Company): boolean {
  return unit.figures.some((other) => hasLineOfSight(scene, figure, other));
}

/** The miniatures of a unit to which a miniature has line of sight: those that wounds of its attack may reach. */
export function visibleOf(scene: Scene, figure: Figure, unit: Company): readonly Figure[] {
  return unit.figures.filter((other) => hasLineOfSight(scene, figure, other));
}

/** The miniatures of a unit that have line of sight to some miniature of another: they may add dice to an attack. */
export function seeingFigures(scene: Scene, unit: Company, other: Company): readonly Figure[] {
  return unit.figures.filter((figure) => seesUnit(scene, figure, other));
}
