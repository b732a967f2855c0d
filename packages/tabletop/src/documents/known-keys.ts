import * as v from "valibot";

/** One part of the path to an issue, as valibot reports it: the containing value and the key. */
interface Way {
  readonly input: unknown;
  readonly key: unknown;
}

/** Lists the keys that a schema allows in the object at the end of a path. */
export function knownKeys(schema: unknown, path: readonly Way[]): readonly string[] {
  let schemas = [schema];
  for (const [index, { input, key }] of path.entries()) {
    const concrete = schemas.flatMap((one) => concreteOf(one, input));
    if (index === path.length - 1) return [...new Set(concrete.flatMap((one) => Object.keys(entriesOf(one))))];
    schemas = concrete.flatMap((one) => partOf(one, key));
  }
  return [];
}

/**
 * Lists the plain schemas that may read an input. Wrappers are removed, and of alternatives only those are kept whose
 * key fits.
 */
function concreteOf(schema: unknown, input: unknown): readonly object[] {
  if (!isObject(schema)) return [];
  if ("wrapped" in schema) return concreteOf(schema.wrapped, input);
  if ("getter" in schema && typeof schema.getter === "function") return concreteOf(schema.getter(input), input);
  if (!("options" in schema && Array.isArray(schema.options))) return [schema];
  const all = schema.options.flatMap((option) => concreteOf(option, input));
  if (!("key" in schema && typeof schema.key === "string")) return all;
  const { key } = schema;
  return all.filter((one) => isReadBy(entriesOf(one)[key], isObject(input) ? Reflect.get(input, key) : undefined));
}

function isReadBy(schema: unknown, input: unknown): boolean {
  return isSchema(schema) && v.is(schema, input);
}

/** Lists the schemas that read the part of an input under a key. */
function partOf(schema: object, key: unknown): readonly unknown[] {
  const part = entriesOf(schema)[String(key)];
  if (part !== undefined) return [part];
  if ("items" in schema && Array.isArray(schema.items)) return [schema.items[Number(key)]];
  if ("item" in schema) return [schema.item];
  return "value" in schema ? [schema.value] : [];
}

function entriesOf(schema: object): Readonly<Record<string, unknown>> {
  return "entries" in schema && isObject(schema.entries) ? { ...schema.entries } : {};
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isObject(value) && "kind" in value && value.kind === "schema";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
