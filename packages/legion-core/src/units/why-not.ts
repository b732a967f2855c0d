import { at, subjectsIn, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { type UnitIndex, unitId, unitOfId } from "../state/ids.ts";
import { forbidden, notAsked } from "../state/kinds.ts";
import type { Look, Missed, Reason } from "../state/look.ts";
import { type Seat, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { statusOf } from "./positions.ts";

/** A refused choice of a unit. */
export interface Choosing {
  readonly look: Pick<Look, "box" | "state">;
  /** The rule that requires the choice. */
  readonly rule: RuleId;
  /** The type of action that chooses a unit. */
  readonly takes: Action["type"];
  readonly action: Action;
  readonly options: readonly Action[];
  /** The units already chosen. Defaults to none. */
  readonly chosen?: readonly number[];
  /** Finds all units that can be chosen, with the same code that creates the options. */
  find(look: Look): unknown;
}

/**
 * Returns why a unit cannot be chosen: it does not qualify, or the search for options excluded it. The search runs
 * again and reports what it excludes (see `fallsOut`), so that options and refusals always agree. Without a reported
 * reason, the refusal lists what can be chosen.
 */
export function whyNotChosen(choosing: Choosing): Violation<RuleId> {
  return whyFallenOut(choosing) ?? notOffered(choosing.rule, choosing.options);
}

/** Returns the violation for an action that is not an option, when no reason is known. */
export function notOffered(rule: RuleId, options: readonly Action[]): Violation<RuleId> {
  return forbidden(rule, "not-offered", { offered: subjectsIn(options) });
}

function whyFallenOut(choosing: Choosing): Violation<RuleId> | undefined {
  const { look, rule, takes, action, options, chosen, find } = choosing;
  const { state } = look;
  if (action.type !== takes || !("subject" in action)) {
    return notAsked(rule, action, [...new Set([takes, ...options.map(({ type }) => type)])]);
  }
  const strange = whyNotUnit(state, rule, action, unitsOffered(state, options), chosen);
  const unit = unitOfId(state, String(action.subject));
  if (strange !== undefined || unit === undefined) return strange;
  const told = missedIn(look, find);
  const of = told.get(unit);
  if (of !== undefined) return forbidden(of.rule ?? rule, of.code, of.params);
  const others = [...told.keys()].filter((what) => typeof what === "number");
  return whyNotUnit(state, rule, action, [...others, ...(chosen ?? [])]);
}

/** Returns why a named thing cannot be chosen, or undefined if no reason was reported. */
export function whyNotNamed(
  look: Pick<Look, "box" | "state">,
  rule: RuleId,
  name: string,
  find: (look: Look) => unknown,
): Violation<RuleId> | undefined {
  const of = missedIn(look, find).get(name);
  return of === undefined ? undefined : forbidden(of.rule ?? rule, of.code, of.params);
}

/**
 * Returns the reason reported for each unit and named thing during a search for options. The last reason counts if
 * there are several.
 */
export function missedIn(
  { box, state }: Pick<Look, "box" | "state">,
  find: (look: Look) => unknown,
): ReadonlyMap<number | string, Reason> {
  const told = new Map<number | string, Reason>();
  const missed: Missed = (one, reason) => void told.set(one, reason);
  find({ box, state, missed });
  return told;
}

/**
 * Returns what is wrong with a unit that is not offered: unknown, defeated, not on the battlefield, already chosen, or
 * on the wrong side. Returns undefined if none of these applies.
 */
export function whyNotUnit(
  { units }: Pick<State, "units">,
  rule: RuleId,
  action: Action,
  offered: readonly number[],
  chosen: readonly number[] = [],
): Violation<RuleId> | undefined {
  const subject = "subject" in action ? String(action.subject) : "";
  const unit = unitOfId({ units }, subject);
  if (unit === undefined) return forbidden(rule, "unknown-unit", { unit: subject });
  const named = { unit: unitId({ units }, unit) };
  if (chosen.includes(unit)) return forbidden(rule, "picked-already", named);
  const status = statusOf(at(units, unit));
  if (status === "defeated") return forbidden(rule, "unit-defeated", named);
  const { owner } = at(units, unit);
  const owners = offered.map((one) => at(units, one).owner);
  if (owners.length > 0 && owners.every((other) => other !== owner)) {
    return forbidden(rule, "unit-of-the-other-side", { unit: subject });
  }
  const areFielded = offered.length > 0 && offered.every((one) => statusOf(at(units, one)) === "deployed");
  return areFielded && status !== "deployed" ? forbidden(rule, "unit-not-deployed", named) : undefined;
}

/** Returns the violation if a seat answers a question about a unit of the other player, otherwise undefined. */
export function keptFromOther(
  state: Pick<State, "units">,
  unit: UnitIndex,
  seat: Seat,
  rule: RuleId,
): Violation<RuleId> | undefined {
  if (seatOf(at(state.units, unit).owner) === seat) return undefined;
  return forbidden(rule, "other-side-does", { unit: unitId(state, unit) });
}

/** Lists the units that options are about. */
export function unitsOffered(state: Pick<State, "units">, options: readonly Action[]): readonly number[] {
  return options.flatMap((option) => {
    const unit = "subject" in option ? unitOfId(state, String(option.subject)) : undefined;
    return unit === undefined ? [] : [unit];
  });
}
