import * as v from "valibot";
import type { Params } from "./json.ts";
import { knownKeys } from "./known-keys.ts";
import { type Failure, fail, ok, type Result, violation } from "./result.ts";

/** Bounds on untrusted JSON. */
export interface InputLimits {
  /** Deepest nesting. */
  readonly depth: number;
  /** Most values altogether. */
  readonly values: number;
  /** Longest string or key, in UTF-16 units. */
  readonly text: number;
}

/** Limits that fit every state, config and action of these games many times over. */
export const INPUT_LIMITS: InputLimits = Object.freeze({ depth: 32, values: 50_000, text: 10_000 });

const HOSTILE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses what is not plain JSON within the limits: functions, class instances, getters, holes, NaN, undefined, cycles,
 * hostile keys, deep nesting, huge documents. Runs no code of the input (no getter, no iterator). Stops at the first
 * offence, after at most `limits.values` steps.
 */
export function plainInput(input: unknown, limits: InputLimits = INPUT_LIMITS): Failure | undefined {
  let values = 0;
  const visit = (value: unknown, depth: number): string | undefined => {
    values += 1;
    if (values > limits.values) return "too-many-values";
    if (depth > limits.depth) return "too-deep";
    if (value === null || typeof value === "boolean") return undefined;
    if (typeof value === "number") return offenceOfNumber(value);
    if (typeof value === "string") return value.length > limits.text ? "text-too-long" : undefined;
    if (typeof value !== "object") return "not-json";
    return Array.isArray(value) ? visitArray(value, depth) : visitObject(value, depth);
  };
  const visitMember = (owner: object, key: string | number, depth: number): string | undefined => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key);
    if (!descriptor?.enumerable || !("value" in descriptor)) return "not-plain-data";
    return visit(descriptor.value, depth + 1);
  };
  const visitArray = (items: readonly unknown[], depth: number): string | undefined => {
    if (items.length > limits.values) return "too-many-values";
    if (Object.getPrototypeOf(items) !== Array.prototype) return "not-a-plain-array";
    if (Reflect.ownKeys(items).length !== items.length + 1) return "not-a-plain-array";
    for (let index = 0; index < items.length; index++) {
      const offence = visitMember(items, index, depth);
      if (offence !== undefined) return offence;
    }
    return undefined;
  };
  const visitObject = (object: object, depth: number): string | undefined => {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) return "not-a-plain-object";
    for (const key of Reflect.ownKeys(object)) {
      if (typeof key !== "string" || HOSTILE_KEYS.has(key)) return "hostile-key";
      if (key.length > limits.text) return "text-too-long";
      const offence = visitMember(object, key, depth);
      if (offence !== undefined) return offence;
    }
    return undefined;
  };
  const offence = visit(input, 0);
  return offence === undefined ? undefined : refused("tt.input.limits", offence, { ...limits });
}

/** Negative zero is refused with the rest: JSON reads it, but writes it back as another number. */
function offenceOfNumber(value: number): string | undefined {
  if (Object.is(value, -0)) return "negative-zero";
  return Number.isFinite(value) ? undefined : "not-a-finite-number";
}

/**
 * Reads untrusted input by a valibot schema, after {@link plainInput}; the first issue becomes the violation. A key that
 * a strict object does not know is refused as `unknown-key`, with the known ones; anything else as `wrong-shape`.
 */
export function readInput<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
  limits: InputLimits = INPUT_LIMITS,
): Result<T> {
  const offence = plainInput(input, limits);
  if (offence !== undefined) return offence;
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return ok(result.output);
  const issue = innermost(result.issues[0]);
  const path = v.getDotPath(issue) ?? "";
  if (issue.type === "strict_object" && issue.expected === "never") {
    const known = knownKeys(schema, issue.path ?? []).join(", ");
    return refused("tt.input.shape", "unknown-key", { path: path.slice(0, 200), known });
  }
  return refused("tt.input.shape", "wrong-shape", {
    path,
    expected: issue.expected ?? "",
    received: issue.received.slice(0, 100),
  });
}

/** What is wrong inside an alternative, with the whole path, if one alone of them goes that far; else the issue itself. */
function innermost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const [inner, ...others] = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  if (inner?.path === undefined || others.length > 0) return issue;
  const [first, ...rest] = [...(issue.path ?? []), ...inner.path];
  return first === undefined ? issue : innermost({ ...inner, path: [first, ...rest] });
}

function refused(rule: "tt.input.limits" | "tt.input.shape", code: string, params: Params): Failure {
  return fail(violation(rule, code, params));
}
