import type { Icon, IconShape } from "../language/language.ts";

/** Creates a blue resource icon, which builds ships. */
export function blue(shape: IconShape): Icon {
  return { shape, theater: "space" };
}

/** Creates an orange resource icon, which builds ground units. */
export function orange(shape: IconShape): Icon {
  return { shape, theater: "ground" };
}
