import { PER_MM } from "../table/lengths.ts";
import type { Scene } from "../table/scene.ts";
import type { Vec } from "../table/vectors.ts";

/** Where points of the table lie in the drawing: in millimetres, y downwards as SVG has it. */
export interface Plan {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  x(value: number): number;
  y(value: number): number;
}

/** The plan of a scene's table. */
export function planOf(scene: Scene): Plan {
  const { length, width } = scene.table;
  return {
    scene,
    width: length / PER_MM,
    height: width / PER_MM,
    x: (value) => value / PER_MM,
    y: (value) => (width - value) / PER_MM,
  };
}

/** A length in millimetres. */
export function inMm(length: number): number {
  return length / PER_MM;
}

/** A point as attributes, by the names that an element has for it. */
export function spot<X extends string, Y extends string>(plan: Plan, at: Vec, x: X, y: Y): Record<X | Y, number> {
  return { [x]: plan.x(at.x), [y]: plan.y(at.y) } as Record<X | Y, number>;
}
