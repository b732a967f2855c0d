import { at, nearest } from "@sw/tabletop";
import type { ActivationFrame, AttackKind } from "../state/frames.ts";
import type { Moment } from "../state/hooks/moments.ts";
import type { UnitIndex } from "../state/ids.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { unitTokens } from "../units/conditions.ts";
import { hung } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { readUnit } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import { loseTokens } from "../units/unit-tokens.ts";

/** Starts an attack by a unit, from an action or for the given `reason`. The `attack` frame does the rest. */
export function startAttack(
  work: GameWork,
  attacker: UnitIndex,
  reason: string,
  only: number | null = null,
  kind: AttackKind | null = null,
): void {
  work.push({ kind: "attack", attacker, stage: "declare", reason, only, with: kind, pools: [] });
}

/**
 * Returns the activation of a unit in its Perform Actions step, the only time for free actions
 * (leg.actions.free-action-window), or undefined. A defeated unit performs none.
 */
export function performingActions(state: State, unit: UnitIndex): ActivationFrame | undefined {
  const activation = nearest(state, "activation");
  const performs = activation?.stage === "actions" || activation?.stage === "actions-end";
  if (statusOf(at(state.units, unit)) === "defeated") return undefined;
  return activation?.unit === unit && performs ? activation : undefined;
}

/**
 * Records that a unit performs an action, a move or an attack: it loses its standby token (leg.standby.lost), and its
 * activation records the action. Moves by effects are not actions (null).
 */
export function performs(work: GameWork, unit: UnitIndex, id: string | null): void {
  loseTokens(work, unit, "standby", 1, { rule: "leg.standby.lost", cause: null });
  if (id === null || nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ done }) => ({ done: [...done, id] }));
}

/**
 * Opens the window for standby tokens after a unit has attacked, moved or performed an action, then starts the effects
 * that wait for it. `by` is the player whose effect caused it; `action` is the action, if it was one.
 */
export function openStandby(
  work: GameWork,
  cause: number,
  after: readonly Moment[] = [],
  { by = at(work.state.units, cause).owner, action }: { readonly by?: Side; readonly action?: string } = {},
): void {
  const { units } = work.state;
  const other = opponentOf(at(units, cause).owner);
  const open = units.some(({ owner }, unit) => owner === other && unitTokens(work.state, unit, "standby") > 0);
  const moments = someoneDetonates(work) ? (["charges-go-off", ...after] as const) : after;
  if (open || moments.length > 0) {
    const performed = action === undefined ? {} : { action };
    work.push({ kind: "standby", cause, by, ...performed, open, spender: null, after: moments });
  }
}

/**
 * Returns the action that a unit has just performed, while the effects after it happen. Undefined after anything else.
 */
export function justPerformed(state: State, unit: UnitIndex): string | undefined {
  const followed = nearest(state, "standby");
  return followed?.cause === unit ? followed.action : undefined;
}

/** Whether charges of any unit go off before all other effects of what units do (leg.kw.detonate-x.priority). */
function someoneDetonates(work: GameWork): boolean {
  return unitsWith(work, "charges-go-off").some((unit) => hung(readUnit(work, unit), "charges-go-off").length > 0);
}
