import { type Violation, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";

/** Which keys a value may have: any, certain ones of an object, or one shape for all parts of a list or table. */
export type Shape = "any" | { readonly keys: Readonly<Record<string, Shape>> } | { readonly each: Shape };

/** The shape of an object: every key that its type has, so that a new one is not forgotten. */
export function keysOf<T extends object>(keys: { readonly [Key in keyof Required<T>]: Shape }): Shape {
  return { keys };
}

/** The shape of a list, or of an object whose keys are names, of which all parts have the same shape. */
export function each(shape: Shape): Shape {
  return { each: shape };
}

/** The first key that a shape does not know, as a violation that names the known ones; undefined if it knows all keys. */
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
