import { type Params, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";

/** A violation of one of this game's rules. */
export function forbidden(rule: RuleId, code: string, params?: Params): Violation<RuleId> {
  return violation(rule, code, params);
}

/** The violation of an action of a type that the decision does not take. */
export function notAsked(rule: RuleId, action: Action, takes: readonly Action["type"][]): Violation<RuleId> {
  return forbidden(rule, "not-asked", { type: action.type, takes: [...takes] });
}
