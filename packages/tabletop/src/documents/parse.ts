import * as v from "valibot";
import { type Failure, fail, ok, type Result, violation } from "../contract/result.ts";
import type { Params } from "./json.ts";
import { knownKeys } from "./known-keys.ts";

/** Limits on untrusted JSON. */
export interface InputLimits {
  /** Deepest nesting allowed. */
  readonly depth: number;
  /** Largest number of values in total. */
  readonly values: number;
  /** Longest string or key, in UTF-16 code units. */
  readonly text: number;
}

/** Limits that exceed every state, config and action of these games many times. */
export const INPUT_LIMITS: InputLimits = Object.freeze({ depth: 32, values: 50_000, text: 10_000 });

const HOSTILE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses input that is not plain JSON within the limits: functions, class instances, getters, holes, NaN, undefined,
 * cycles, hostile keys, deep nesting, huge documents. Runs no getter and no iterator of the input, and never throws.
 * Stops at the first offence, after at most `limits.values` values. If an object has more keys than that, they are not
 * listed; the engine walks over them once, which takes no longer than creating the object.
 *
 * A proxy looks like its target until it is read, so its traps run, with each value read once; a trap that throws is an
 * offence. JSON and messages never contain proxies: only code that runs here can pass one.
 */
export function plainInput(input: unknown, limits: InputLimits = INPUT_LIMITS): Failure | undefined {
  const read = plainCopy(input, limits);
  return read.ok ? undefined : read;
}

/** An error that says why a value is not plain data, thrown while the value is copied. */
class Offence extends Error {}

/** Copies the input to new data, so that later readers see exactly what was checked and run none of its code. */
function plainCopy(input: unknown, limits: InputLimits): Result<unknown> {
  try {
    return ok(new Copier(limits).copy(input, 0));
  } catch (error) {
    const code = error instanceof Offence ? error.message : "not-plain-data";
    return refused("tt.input.limits", code, { ...limits });
  }
}

/** Copies plain data, counting its values. */
class Copier {
  private values = 0;
  private readonly limits: InputLimits;

  constructor(limits: InputLimits) {
    this.limits = limits;
  }

  copy(value: unknown, depth: number): unknown {
    this.values += 1;
    if (this.values > this.limits.values) throw new Offence("too-many-values");
    if (depth > this.limits.depth) throw new Offence("too-deep");
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "number") return finite(value);
    if (typeof value === "string") return this.text(value);
    if (typeof value !== "object") throw new Offence("not-json");
    return Array.isArray(value) ? this.list(value, depth) : this.object(value, depth);
  }

  private text(text: string): string {
    if (text.length > this.limits.text) throw new Offence("text-too-long");
    return text;
  }

  private list(items: readonly unknown[], depth: number): unknown[] {
    const { length } = items;
    if (length > this.limits.values) throw new Offence("too-many-values");
    if (Object.getPrototypeOf(items) !== Array.prototype) throw new Offence("not-a-plain-array");
    if (this.keysOf(items).length !== length + 1) throw new Offence("not-a-plain-array");
    const copy: unknown[] = [];
    for (let index = 0; index < length; index++) copy.push(this.member(items, index, depth));
    return copy;
  }

  private object(object: object, depth: number): Readonly<Record<string, unknown>> {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) throw new Offence("not-a-plain-object");
    const copy: Record<string, unknown> = {};
    for (const key of this.keysOf(object)) {
      if (typeof key !== "string" || HOSTILE_KEYS.has(key)) throw new Offence("hostile-key");
      copy[this.text(key)] = this.member(object, key, depth);
    }
    return copy;
  }

  /** Lists an object's own keys, after it is clear that there are not too many. */
  private keysOf(object: object): readonly (string | symbol)[] {
    let count = this.values;
    for (const _key in object) {
      count += 1;
      if (count > this.limits.values) throw new Offence("too-many-values");
    }
    return Reflect.ownKeys(object);
  }

  private member(owner: object, key: string | number, depth: number): unknown {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key);
    if (!descriptor?.enumerable || !("value" in descriptor)) throw new Offence("not-plain-data");
    return this.copy(descriptor.value, depth + 1);
  }
}

/** Returns a finite number. Negative zero is refused too, because JSON reads it but writes it as another number. */
function finite(value: number): number {
  if (Object.is(value, -0)) throw new Offence("negative-zero");
  if (!Number.isFinite(value)) throw new Offence("not-a-finite-number");
  return value;
}

/**
 * Parses untrusted input with a valibot schema, after {@link plainInput}. The first issue becomes the violation:
 * `unknown-key`, with the known keys, for an unknown key in a strict object, otherwise `wrong-shape`. The schema reads
 * a copy, so the result shares nothing with the input.
 */
export function readInput<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  limits: InputLimits = INPUT_LIMITS,
): Result<v.InferOutput<S>> {
  const plain = plainCopy(input, limits);
  if (!plain.ok) return plain;
  const result = v.safeParse(schema, plain.value, { abortEarly: true });
  if (result.success) return ok(result.output);
  const issue = innermost(result.issues[0]);
  const path = v.getDotPath(issue) ?? "";
  if (issue.type === "strict_object" && issue.expected === "never") {
    const known = knownKeys(schema, issue.path ?? []).join(", ");
    return refused("tt.input.shape", "unknown-key", { path: path.slice(0, 200), known });
  }
  return refused("tt.input.shape", "wrong-shape", {
    path,
    ...(isMissing(issue)
      ? { expected: "a value", received: "nothing" }
      : { expected: inWords(issue.expected ?? ""), received: inWords(issue.received.slice(0, 100)) }),
  });
}

/** Whether an issue means a missing key. The schema library then expects the key itself, in quotes. */
function isMissing({ expected, received, path }: v.BaseIssue<unknown>): boolean {
  const last = path?.[path.length - 1]?.key;
  return received === "undefined" && expected === JSON.stringify(last);
}

/** Returns the schema library's name for a kind of value in plain words: "!0" becomes "not 0". */
function inWords(text: string): string {
  if (text === "Object") return "an object";
  if (text === "Array") return "a list";
  return text.replace(/^!(?=.)/, "not ");
}

/**
 * Returns the issue inside an alternative, with its whole path, if exactly one alternative reaches that far. Otherwise
 * returns the issue itself.
 */
function innermost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const [inner, ...others] = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  if (inner?.path === undefined || others.length > 0) return issue;
  const [first, ...rest] = [...(issue.path ?? []), ...inner.path];
  return first === undefined ? issue : innermost({ ...inner, path: [first, ...rest] });
}

function refused(rule: "tt.input.limits" | "tt.input.shape", code: string, params: Params): Failure {
  return fail(violation(rule, code, params));
}
