import type { Icon, IconShape } from "../language/language.ts";

/** A blue resource icon: it builds ships. */
export function blue(shape: IconShape): Icon {
  return { shape, theater: "space" };
}

/** An orange resource icon: it builds ground units. */
export function orange(shape: IconShape): Icon {
  return { shape, theater: "ground" };
}
