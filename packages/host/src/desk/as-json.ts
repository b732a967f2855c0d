import type { Json } from "@sw/tabletop";

/** Desks, what is shown of them and recorded messages are plain JSON, which types with `unknown` inside do not say. */
export function asJson(value: unknown): Json {
  return value as Json;
}
