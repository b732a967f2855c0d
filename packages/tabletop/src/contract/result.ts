import type { Params } from "../documents/json.ts";

/** Id of a rule in a rule index, for instance `"dbg.purchase.cannot-afford"`. */
export type RuleId = string;

/**
 * Why something was refused, as data: the rule that forbids it, a stable code for programs, and parameters (what was
 * wrong, what would be right). Each package's `/text` turns it into text for people.
 */
export interface Violation<Rule extends RuleId = RuleId> {
  readonly rule: Rule;
  readonly code: string;
  readonly params: Params;
}

/**
 * A success with a value, or a failure with a violation. Functions that return it never throw for an illegal move or
 * bad input.
 */
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

/** Creates a violation. */
export function violation<Rule extends RuleId>(rule: Rule, code: string, params: Params = NO_PARAMS): Violation<Rule> {
  return { rule, code, params };
}

/** The type of {@link violation} for one game, whose rule ids the compiler checks. */
export type Forbids<Rule extends RuleId> = (rule: Rule, code: string, params?: Params) => Violation<Rule>;

/** The type of {@link notAsked} for one game, whose rule ids and action types the compiler checks. */
export type RefusesType<Rule extends RuleId, Type extends string> = (
  rule: Rule,
  action: { readonly type: Type },
  takes: readonly Type[],
) => Violation<Rule>;

/**
 * Creates the violation of an action whose type a decision does not accept. It names the types that the decision
 * accepts.
 */
export function notAsked<Rule extends RuleId>(
  rule: Rule,
  { type }: { readonly type: string },
  takes: readonly string[],
): Violation<Rule> {
  return violation(rule, "not-asked", { type, takes: [...takes] });
}

/**
 * An error that carries a violation out of a deep call to the nearest {@link attempt}. It never leaves this library.
 */
class Refusal extends Error {
  readonly violation: Violation;
  constructor(cause: Violation) {
    super(`${cause.rule}: ${cause.code}`);
    this.violation = cause;
  }
}

/** Leaves the current transition at once. {@link attempt} turns this into a failure. */
export function refuse(cause: Violation): never {
  throw new Refusal(cause);
}

/** Runs `body` and turns a {@link refuse} inside it into a failure. Other errors are bugs and are not caught. */
export function attempt<T>(body: () => T): Result<T> {
  try {
    return ok(body());
  } catch (error) {
    return fail(violationOf(error));
  }
}

/**
 * Returns the violation carried by a thrown refusal, also one from another loaded copy of this library. Rethrows
 * anything else.
 */
export function violationOf(error: unknown): Violation {
  if (error instanceof Error && "violation" in error) return error.violation as Violation;
  throw error;
}

/** Returns the value of a success. Throws on failure, with the rule in the message. For tests and scripts. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.violation.rule} (${result.violation.code}) ${JSON.stringify(result.violation.params)}`);
}
