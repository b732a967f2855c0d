/** Freezes plain data and all its parts, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Returns the value as it would be loaded from a save. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
