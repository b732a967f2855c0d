import { at, nearest } from "@sw/tabletop";
import { withWounds } from "../combat/attack/destroy.ts";
import { tellDamageGone } from "../combat/destruction.ts";
import type { UnitDamage } from "../state/actions.ts";
import type { UnitIndex } from "../state/codes.ts";
import type { MoveFrame, PickedUnits, Wound } from "../state/frames.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { comesBefore, damageOrder, type Piece, pickedLike } from "./picks.ts";

/** Units of one type with the same damage. */
export interface Alike {
  readonly damage: UnitDamage;
  readonly count: number;
}

const ALL_ALIKE: readonly Alike[] = [];

/**
 * Groups the units of a type that can retreat by their damage, ascending. Empty if all of them have the same damage.
 */
export function byDamage(state: State, { why, side }: MoveFrame, unit: UnitIndex): readonly Alike[] {
  const combat = why === "retreat" ? nearest(state, "combat") : undefined;
  const wounds = combat?.wounds[side].filter((wound) => wound.unit === unit) ?? [];
  if (combat === undefined || wounds.length === 0) return ALL_ALIKE;
  const counts: Map<UnitDamage, number> = new Map();
  const unhurt = at(at(state.places, combat.system).units, unit) - wounds.length;
  if (unhurt > 0) counts.set(0, unhurt);
  for (const wound of wounds) counts.set(damageOf(wound), (counts.get(damageOf(wound)) ?? 0) + 1);
  if (counts.size === 1) return ALL_ALIKE;
  return [...counts]
    .map(([damage, count]) => ({ damage, count }))
    .sort((a, b) => damageOrder(a.damage) - damageOrder(b.damage));
}

function damageOf({ markers, assigned, doomed }: Wound): UnitDamage {
  return doomed ? "doomed" : markers + assigned;
}

/**
 * Calls `each` for every amount of damage with a unit of the piece's type left to pick, until it returns false. Calls
 * it once with undefined if all units of the type are alike. With `inOrder`, only amounts from the last pick on.
 */
export function eachLike(
  state: State,
  frame: MoveFrame,
  piece: Piece,
  inOrder: boolean,
  each: (damage: UnitDamage | undefined) => boolean,
): boolean {
  const alike = byDamage(state, frame, piece.unit);
  if (alike.length === 0) return each(undefined);
  const last = inOrder ? frame.picked[frame.picked.length - 1] : undefined;
  return alike.every(({ damage, count }) => {
    const like = { ...piece, damage };
    const isBehind = last === undefined || !comesBefore(like, last);
    return !isBehind || pickedLike(frame.picked, like) >= count || each(damage);
  });
}

/** Removes the damage of the units that have retreated. */
export function leaveDamage(work: GameWork, { side, picked }: MoveFrame): void {
  const before = nearest(work.state, "combat")?.wounds[side] ?? [];
  const kept = picked.reduce(withoutThose, before);
  work.changeNearest("combat", (combat) => ({ wounds: withWounds(combat, side, kept) }));
  tellDamageGone(work, side, before, kept, "reb.combat.end-remove-damage");
}

/** Returns the wounds without those of the picked units. Without `damage`, all units of the type are alike. */
function withoutThose(wounds: readonly Wound[], { unit, count, damage }: PickedUnits): readonly Wound[] {
  let left = count;
  return wounds.filter((wound) => {
    const leaves = wound.unit === unit && (damage === undefined || damageOf(wound) === damage);
    if (!leaves || left === 0) return true;
    left -= 1;
    return false;
  });
}
