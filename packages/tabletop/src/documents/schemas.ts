import * as v from "valibot";

/** A schema of untrusted data. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Creates the schema of a whole number from `least` to `most`. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Schema<number> {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** A schema that refuses a list where an object is expected. */
const A_LIST: Schema<never> = v.pipe(
  v.unknown(),
  v.rawCheck(({ addIssue }) => addIssue({ expected: "Object", received: "Array" })),
  v.never(),
);

/**
 * Creates the schema of an object whose keys may all be missing. Refuses lists: the schema library alone would read an
 * empty list as an object without keys.
 */
export function notAList<T>(schema: Schema<T>): Schema<T> {
  return {
    ...schema,
    "~run": (dataset, config) => (Array.isArray(dataset.value) ? A_LIST : schema)["~run"](dataset, config),
  };
}

/** A schema for each member of a union, by its value under a key. */
export type SchemasBy<Key extends string, T extends Readonly<Record<Key, string>>> = {
  readonly [Name in T[Key]]: Schema<Extract<T, Readonly<Record<Key, Name>>>>;
};

/**
 * Creates a schema that reads input with the schema named by its text under `key`. Checks only that one, because
 * `v.variant` is slow with many.
 */
export function shapeBy<const Key extends string, T extends Readonly<Record<Key, string>>>(
  key: Key,
  table: SchemasBy<Key, T>,
): Schema<T> {
  const schemas: ReadonlyMap<unknown, Schema<T>> = new Map<unknown, Schema<T>>(Object.entries<Schema<T>>(table));
  /** A schema that accepts nothing and reports which values of `key` exist. */
  const strange: Schema<T> = v.pipe(v.object({ [key]: v.picklist(Object.keys(table)) }), v.never());
  return v.lazy((input) => schemas.get(under(input, key)) ?? strange);
}

function under(input: unknown, key: string): unknown {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? Reflect.get(input, key) : undefined;
}
