import * as v from "valibot";

/** A part of the input on the way to an issue, as valibot tells it: what it is in, and the key there. */
interface Way {
  readonly input: unknown;
  readonly key: unknown;
}

/** The keys that a schema knows of the object which the last step of a path is in. */
export function knownKeys(schema: unknown, path: readonly Way[]): readonly string[] {
  let schemas = [schema];
  for (const [index, { input, key }] of path.entries()) {
    const concrete = schemas.flatMap((one) => concreteOf(one, input));
    if (index === path.length - 1) return [...new Set(concrete.flatMap((one) => Object.keys(entriesOf(one))))];
    schemas = concrete.flatMap((one) => partOf(one, key));
  }
  return [];
}

/** The schemas that may read an input, with nothing around them: of alternatives told by a key those that fit it. */
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

/** What reads the part of an input under a key. */
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
