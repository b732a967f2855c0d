/** Lists the keys of an object that are unknown and not empty, each with its value. */
export function unknownKeys(object: Readonly<Record<string, unknown>>, known: readonly string[]): readonly string[] {
  return Object.entries(object)
    .filter(([key, value]) => !known.includes(key) && !isNothing(value))
    .map(([key, value]) => `${key}: ${JSON.stringify(value).slice(0, MOST_TOLD)}`);
}

/** Maximum number of characters of a value that a note quotes. */
const MOST_TOLD = 200;

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
}
