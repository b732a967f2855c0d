import type { Params } from "../documents/json.ts";

/** Id of a rule in a rule index, for instance `"dbg.purchase.cannot-afford"`. */
export type RuleId = string;

/**
 * Why something was refused, as data: the rule that forbids it, a stable code for programs, and the figures
 * (what was wrong, what would be right). Texts for people come from each package's `/text`.
 */
export interface Violation<Rule extends RuleId = RuleId> {
  readonly rule: Rule;
  readonly code: string;
  readonly params: Params;
}

/** Success with a value, or failure with the violation; nothing here ever throws for a bad move or bad input. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** The failing half of {@link Result}. */
export interface Failure {
  readonly ok: false;
  readonly violation: Violation;
}

const NO_PARAMS: Params = Object.freeze({});

/** Wraps a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps a violation as a failure. */
export function fail(violation: Violation): Failure {
  return { ok: false, violation };
}

/** Builds a violation. */
export function violation<Rule extends RuleId>(rule: Rule, code: string, params: Params = NO_PARAMS): Violation<Rule> {
  return { rule, code, params };
}

/** {@link violation} for one game: the compiler knows the ids of its rules. */
export type Forbids<Rule extends RuleId> = (rule: Rule, code: string, params?: Params) => Violation<Rule>;

/** {@link notAsked} for one game: the compiler knows the ids of its rules and the types of its actions. */
export type RefusesType<Rule extends RuleId, Type extends string> = (
  rule: Rule,
  action: { readonly type: Type },
  takes: readonly Type[],
) => Violation<Rule>;

/** The violation of an action of a type that a decision does not take, with those that it takes. */
export function notAsked<Rule extends RuleId>(
  rule: Rule,
  { type }: { readonly type: string },
  takes: readonly string[],
): Violation<Rule> {
  return violation(rule, "not-asked", { type, takes: [...takes] });
}

/** An error that carries a violation out of a deep call to the nearest {@link attempt}; it never leaves this library. */
class Refusal extends Error {
  readonly violation: Violation;
  constructor(cause: Violation) {
    super(`${cause.rule}: ${cause.code}`);
    this.violation = cause;
  }
}

/** Leaves the running transition at once; {@link attempt} turns it into a failure. */
export function refuse(cause: Violation): never {
  throw new Refusal(cause);
}

/** Runs `body`; a {@link refuse} inside becomes a failure. Other errors are bugs and pass through. */
export function attempt<T>(body: () => T): Result<T> {
  try {
    return ok(body());
  } catch (error) {
    return fail(violationOf(error));
  }
}

/** The violation that a thrown refusal carries; rethrows anything else. Two loaded copies understand each other. */
export function violationOf(error: unknown): Violation {
  if (error instanceof Error && "violation" in error) return error.violation as Violation;
  throw error;
}

/** The value of a success; throws on failure, with the rule in the message. For tests and scripts. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.violation.rule} (${result.violation.code}) ${JSON.stringify(result.violation.params)}`);
}
