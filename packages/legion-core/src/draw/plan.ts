import { PER_MM } from "../table/lengths.ts";
import type { Scene } from "../table/scene.ts";
import type { Vec } from "../table/vectors.ts";

/** Where points of the table are drawn: in millimetres, with y downwards as in SVG. */
export interface Plan {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  x(value: number): number;
  y(value: number): number;
}

/** Returns the plan by which a scene's table is drawn. */
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

/** Converts a length to millimetres. */
export function inMm(length: number): number {
  return length / PER_MM;
}

/** Returns a point as attributes with the given names. */
export function spot<X extends string, Y extends string>(plan: Plan, at: Vec, x: X, y: Y): Record<X | Y, number> {
  return { [x]: plan.x(at.x), [y]: plan.y(at.y) } as Record<X | Y, number>;
}
