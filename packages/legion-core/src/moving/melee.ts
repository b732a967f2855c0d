import { at } from "@sw/tabletop";
import type { Fight, MeleeStep, PlaceFrame } from "../state/frames.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { enemiesTouched } from "../table/movement/placement.ts";
import type { Scene } from "../table/scene.ts";
import { isVehicle } from "../table/unit-types.ts";
import { inMeleeWith } from "../units/conditions.ts";
import { companyOf, sceneOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";

/**
 * Starts a melee after a unit has moved into base contact with an enemy unit: first the other miniatures of the moving
 * unit come into contact, then the leader of the enemy unit, then the enemy's others (leg.melee.start-step-1,
 * leg.melee.start-step-2, leg.melee.start-step-3).
 */
export function startMelee(work: GameWork, unit: UnitIndex, enemy: UnitIndex): void {
  const others: MeleeStep = { unit, who: "others", rule: "leg.melee.start-step-1" };
  work.push({ kind: "melee", fights: [[unit, enemy]], steps: [others, ...answers(enemy)] });
}

/**
 * Starts a melee after the leader of a unit was placed in base contact with an enemy unit to deploy. The current frame
 * places the unit's other miniatures in contact too, and after that the enemy unit's (leg.melee.start-by-leader).
 */
export function deployIntoMelee(work: GameWork, placing: PlaceFrame, enemy: UnitIndex): void {
  work.pop(placing);
  work.push({ kind: "melee", fights: [[placing.unit, enemy]], steps: answers(enemy) });
  work.push({ ...placing, enemies: [enemy] });
}

function answers(unit: UnitIndex): readonly MeleeStep[] {
  return [
    { unit, who: "leader", rule: "leg.melee.start-step-2" },
    { unit, who: "others", rule: "leg.melee.start-step-3" },
  ];
}

/** Lists the enemy units of the state that the leader of a unit touches. */
export function foesAtLeader(scene: Scene, state: State, unit: UnitIndex): readonly number[] {
  const company = companyOf(scene, state, unit);
  if (company === undefined) return [];
  const { leader, side } = company;
  const ids = enemiesTouched(scene, leader, { others: scene.figures, side }).map((place) => at(scene.units, place).id);
  return state.units.flatMap((_, index) => (ids.includes(unitId(state, index)) ? [index] : []));
}

/** Lists the pairs of units in melee that include these units, each pair once, in the order of the state. */
export function fightsOf(look: Look, units: readonly number[]): readonly Fight[] {
  const { state } = look;
  const scene = sceneOf(look);
  const places = new Map(state.units.map((_, index) => [unitId(state, index), index]));
  const fights: Fight[] = [];
  for (const unit of new Set(units)) {
    const company = companyOf(scene, state, unit);
    if (company === undefined) continue;
    for (const { id } of inMeleeWith(scene, company)) {
      const enemy = places.get(id);
      const known = fights.some(
        ([one, other]) => (one === enemy && other === unit) || (one === unit && other === enemy),
      );
      if (enemy !== undefined && !known) fights.push([unit, enemy]);
    }
  }
  return fights;
}

/**
 * Restores melees after an attack that defeated miniatures in melee. `fights` are the pairs in melee before it. The
 * attacking player first, then the other, brings leaders of engaged units back into contact, then all others
 * (leg.reengage.when). Vehicles are never engaged, so they are neither moved nor followed (leg.engaged.only-troopers).
 */
export function reengage(work: GameWork, fights: readonly Fight[], attacking: Side): void {
  const engaged = fights.filter((pair) => pair.every((unit) => !isVehicle(profileOf(work, unit).type)));
  const fighting = [...new Set(engaged.flat())].sort((a, b) => a - b);
  const of = (side: Side) => fighting.filter((unit) => at(work.state.units, unit).owner === side);
  const defending = opponentOf(attacking);
  const steps: readonly MeleeStep[] = [
    ...of(attacking).map((unit) => ({ unit, who: "leader", rule: "leg.reengage.attacker-leaders" }) as const),
    ...of(attacking).map((unit) => ({ unit, who: "others", rule: "leg.reengage.attacker-others" }) as const),
    ...of(defending).map((unit) => ({ unit, who: "leader", rule: "leg.reengage.defender" }) as const),
    ...of(defending).map((unit) => ({ unit, who: "others", rule: "leg.reengage.defender" }) as const),
  ];
  if (steps.length > 0) work.push({ kind: "melee", fights: engaged, steps });
}

/** Lists the units that a unit fought. */
export function foesOf(fights: readonly Fight[], unit: UnitIndex): readonly number[] {
  return fights.flatMap(([one, other]) => (one === unit ? [other] : other === unit ? [one] : []));
}
