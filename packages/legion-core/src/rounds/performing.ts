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

/** A unit is about to attack, because of an action or whatever `reason` names; the frame `attack` sees to the rest. */
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
 * The activation of a unit while it is in its Perform Actions step, where alone there are free actions
 * (leg.actions.free-action-window); a unit that has been defeated performs none.
 */
export function performingActions(state: State, unit: UnitIndex): ActivationFrame | undefined {
  const activation = nearest(state, "activation");
  const performs = activation?.stage === "actions" || activation?.stage === "actions-end";
  if (statusOf(at(state.units, unit)) === "defeated") return undefined;
  return activation?.unit === unit && performs ? activation : undefined;
}

/**
 * A unit performs an action, a move or an attack: it loses its standby token (leg.standby.lost), and its activation keeps
 * in mind what it has done. Moves by effects are no actions (null).
 */
export function performs(work: GameWork, unit: UnitIndex, id: string | null): void {
  loseTokens(work, unit, "standby", 1, { rule: "leg.standby.lost", cause: null });
  if (id === null || nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ done }) => ({ done: [...done, id] }));
}

/**
 * Opens the window for standby tokens after a unit has attacked, moved or performed an action, and then lets happen what
 * waits for that. `by` is the player whose effect made the unit do it, `action` the action where it was one.
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

/** The action that a unit has just performed, while what follows it happens; undefined after anything else. */
export function justPerformed(state: State, unit: UnitIndex): string | undefined {
  const followed = nearest(state, "standby");
  return followed?.cause === unit ? followed.action : undefined;
}

/** Whether a unit acts before all else that follows what units do (leg.kw.detonate-x.priority). */
function someoneDetonates(work: GameWork): boolean {
  return unitsWith(work, "charges-go-off").some((unit) => hung(readUnit(work, unit), "charges-go-off").length > 0);
}
