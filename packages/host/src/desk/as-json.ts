import type { Json } from "@sw/tabletop";

/**
 * Returns a value as JSON. Desks, their public facts and recorded messages are plain JSON, but their types contain
 * `unknown`.
 */
export function asJson(value: unknown): Json {
  return value as Json;
}
