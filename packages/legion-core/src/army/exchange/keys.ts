/** The keys of an object that are none of the known ones and hold something, each with what it holds. */
export function unknownKeys(object: Readonly<Record<string, unknown>>, known: readonly string[]): readonly string[] {
  return Object.entries(object)
    .filter(([key, value]) => !known.includes(key) && !isNothing(value))
    .map(([key, value]) => `${key}: ${JSON.stringify(value).slice(0, MOST_TOLD)}`);
}

/** Characters of a value that is told. */
const MOST_TOLD = 200;

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
}
