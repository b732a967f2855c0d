import type { Slot } from "../games/game.ts";

/** A scenario as plain data: nested objects with lists and numbers. */
export type Spec = Readonly<Record<string, unknown>>;

/** Reads a typed scenario; undefined if it is not a JSON object. */
export function specIn(text: string): Spec | undefined {
  try {
    const read: unknown = JSON.parse(text === "" ? "{}" : text);
    return isSpec(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the scenario with one more entry in a slot: at the end of its list, or counted as one more. */
export function withEntry(spec: Spec, { path, isCounted }: Slot, entry: string, place: string): Spec {
  return changed(spec, path(entry, place), (before) => {
    if (isCounted === true) return (typeof before === "number" ? before : 0) + 1;
    return [...(Array.isArray(before) ? before : []), entry];
  });
}

function changed(spec: Spec, [key, ...rest]: readonly string[], change: (before: unknown) => unknown): Spec {
  if (key === undefined) return spec;
  const before = spec[key];
  const inner = isSpec(before) ? before : {};
  return { ...spec, [key]: rest.length === 0 ? change(before) : changed(inner, rest, change) };
}

function isSpec(value: unknown): value is Spec {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
