import { at, subjectsIn, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { type UnitIndex, unitId, unitOfId } from "../state/ids.ts";
import { forbidden, notAsked } from "../state/kinds.ts";
import type { Look, Missed, Reason } from "../state/look.ts";
import { type Seat, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { statusOf } from "./positions.ts";

/** A choice of a unit that is refused. */
export interface Choosing {
  readonly look: Pick<Look, "box" | "state">;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** By which type of action a unit is chosen. */
  readonly takes: Action["type"];
  readonly action: Action;
  readonly options: readonly Action[];
  /** Units that are chosen already. */
  readonly chosen?: readonly number[];
  /** Looks for all units that can be chosen, the very way the options come about. */
  find(look: Look): unknown;
}

/**
 * Why a unit is none of those that can be chosen: it is no unit that could be, or else whatever made it fall out as the options
 * were looked for. So that both are one opinion, they are looked for once more, by readers that now tell what they leave out
 * (see `fallsOut`). Where none tells, the
 * refusal says what can be chosen.
 */
export function whyNotChosen(choosing: Choosing): Violation<RuleId> {
  return whyFallenOut(choosing) ?? notOffered(choosing.rule, choosing.options);
}

/** The violation of an action that is none of the options, where nothing says why. */
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

/** Why something that goes by a name is none of the things that can be chosen; undefined where nobody tells. */
export function whyNotNamed(
  look: Pick<Look, "box" | "state">,
  rule: RuleId,
  name: string,
  find: (look: Look) => unknown,
): Violation<RuleId> | undefined {
  const of = missedIn(look, find).get(name);
  return of === undefined ? undefined : forbidden(of.rule ?? rule, of.code, of.params);
}

/** What is told of each unit and each thing while options are looked for, and last of all where several are. */
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
 * What is wrong with a unit that is none of those offered: there is none of that name, it is defeated, not on the battlefield or
 * chosen already, an enemy where friends are asked for or a friend where enemies are; undefined where it is none of these.
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

/** What keeps a seat from a question about what a unit does: it is the other player's. */
export function keptFromOther(
  state: Pick<State, "units">,
  unit: UnitIndex,
  seat: Seat,
  rule: RuleId,
): Violation<RuleId> | undefined {
  if (seatOf(at(state.units, unit).owner) === seat) return undefined;
  return forbidden(rule, "other-side-does", { unit: unitId(state, unit) });
}

/** The units that options are about. */
export function unitsOffered(state: Pick<State, "units">, options: readonly Action[]): readonly number[] {
  return options.flatMap((option) => {
    const unit = "subject" in option ? unitOfId(state, String(option.subject)) : undefined;
    return unit === undefined ? [] : [unit];
  });
}
