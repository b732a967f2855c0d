import { type Violation, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";

/** The keys that a value may have: any, certain keys of an object, or one shape for all parts of a list or table. */
export type Shape = "any" | { readonly keys: Readonly<Record<string, Shape>> } | { readonly each: Shape };

/** Creates the shape of an object. The compiler requires every key of its type, so that new keys are not forgotten. */
export function keysOf<T extends object>(keys: { readonly [Key in keyof Required<T>]: Shape }): Shape {
  return { keys };
}

/** Creates the shape of a list, or of an object with names as keys, whose parts all have the same shape. */
export function each(shape: Shape): Shape {
  return { each: shape };
}

/**
 * Returns a violation for the first key that a shape does not allow, naming the known keys, or undefined if all keys
 * are allowed.
 */
export function unknownKey(value: unknown, shape: Shape, path = ""): Violation<ContractRule> | undefined {
  if (shape === "any" || typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const here = path === "" ? key : `${path}.${key}`;
    const found = "each" in shape ? unknownKey(part, shape.each, here) : unknownIn(part, shape.keys, key, here);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unknownIn(
  part: unknown,
  keys: Readonly<Record<string, Shape>>,
  key: string,
  path: string,
): Violation<ContractRule> | undefined {
  const own = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (own === undefined) return violation("tt.input.shape", "unknown-key", { path, known: Object.keys(keys).sort() });
  // Lists stand where one or several may: their parts have the shape of the one.
  return unknownKey(part, Array.isArray(part) && own !== "any" && "keys" in own ? each(own) : own, path);
}
