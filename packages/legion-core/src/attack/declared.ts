import { at, nearest } from "@sw/tabletop";
import type { AttackFrame, AttackKind } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import { statusOf } from "../units/positions.ts";

/** The attack that a unit makes, if it makes one. */
export function attackBy(state: State, unit: UnitIndex): AttackFrame | undefined {
  const attack = nearest(state, "attack");
  return attack?.attacker === unit ? attack : undefined;
}

/** The units that a unit attacks, each once; those of pools of one kind where that is said. */
export function attackedBy(state: State, unit: UnitIndex, kind?: AttackKind): readonly number[] {
  const pools = attackBy(state, unit)?.pools ?? [];
  return [
    ...new Set(pools.filter(({ attack }) => kind === undefined || attack === kind).map(({ defender }) => defender)),
  ];
}

/** The same without those that are defeated by now. */
export function survivors({ state }: Pick<Look, "state">, units: readonly number[]): readonly number[] {
  return units.filter((unit) => statusOf(at(state.units, unit)) !== "defeated");
}
