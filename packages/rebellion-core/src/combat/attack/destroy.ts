import { at } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { SPACE, type TheaterIndex, type UnitIndex } from "../../state/codes.ts";
import { shownDice } from "../../state/dice.ts";
import type { AttackFrame, CombatFrame, Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { modifiersOf } from "../../state/modifiers.ts";
import { factionOf, IMPERIAL, opponentOf, REBEL, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { destroyUnits } from "../../units/board.ts";
import type { QuietStage } from "../stages.ts";
import { sortedWounds } from "./wounds.ts";

/**
 * Returns a unit's health in the current combat: the printed health less reductions by cards, but at least 1 if it has
 * any (reb.health.on-sheet).
 */
export function healthOf({ box, state }: Look, unit: UnitIndex): number {
  const { health } = at(box.units, unit);
  if (state.modifiers.length === 0) return health;
  const less = modifiersOf(state, "less-health").reduce((sum, { effect }) => sum + effect.amount, 0);
  return Math.max(Math.min(1, health), health - less);
}

/** The last step of an attack. */
export const attackEndStage: QuietStage<"attack"> = {
  run(work, frame) {
    work.pop(frame);
    settleDamage(work, opponentOf(frame.side));
    tellEnded(work, frame);
    return false;
  },
};

/** Emits the event that an attack has ended, with the unused dice. */
export function tellEnded(work: GameWork, { side, theater, dice }: AttackFrame): void {
  const battle = theater === SPACE ? "space" : "ground";
  const left = shownDice(dice);
  const rule = "reb.attack-steps.order";
  work.emit({ type: "attack-ended", faction: factionOf(side), theater: battle, dice: left, rule, cause: null });
}

/**
 * Step 5 of an attack: moves units with as much damage as health to the faction sheet
 * (reb.attack-steps.destroy-threshold). Turns the damage on the other units into markers
 * (reb.attack-steps.damage-markers).
 */
function settleDamage(work: GameWork, side: Side): void {
  work.changeNearest("combat", (combat) => {
    if (combat.wounds[side].length === 0) return undefined;
    const settled = combat.wounds[side].map((wound) => settledWound(work, side, wound));
    return { wounds: withWounds(combat, side, sortedWounds(settled)) };
  });
}

function settledWound(work: GameWork, side: Side, wound: Wound): Wound {
  const { unit, markers, assigned } = wound;
  if (assigned === 0 || wound.doomed) return wound;
  const names = { faction: factionOf(side), unit: at(work.box.units, unit).id };
  const total = markers + assigned;
  if (total >= healthOf(work, unit)) {
    work.emit({
      type: "unit-doomed",
      ...names,
      damage: total,
      rule: "reb.attack-steps.destroy-threshold",
      cause: null,
    });
    return { unit, markers: 0, assigned: 0, doomed: true };
  }
  work.emit({
    type: "damage-marked",
    ...names,
    markers: total,
    rule: "reb.attack-steps.damage-markers",
    cause: null,
  });
  return { unit, markers: total, assigned: 0, doomed: false };
}

/**
 * Creates the stage that ends a battle: the units on the faction sheets are destroyed
 * (reb.attack-steps.destroy-timing).
 */
export function battleEndStage(theater: TheaterIndex): QuietStage<"combat"> {
  return {
    run(work, frame) {
      const { wounds } = frame;
      const stage = theater === SPACE ? "plans" : "retreat";
      work.change(frame, { stage, wounds: standingOf(wounds), answered: 0 });
      destroyDoomed(work, frame, wounds, "reb.attack-steps.destroy-timing");
      return false;
    },
  };
}

/** Destroys the units on the faction sheets of a combat below the current frame on the stack. */
export function clearFactionSheets(work: GameWork, combat: CombatFrame, rule: RuleId): void {
  const { wounds } = combat;
  if (!wounds[REBEL].some(isDoomed) && !wounds[IMPERIAL].some(isDoomed)) return;
  work.changeNearest("combat", () => ({ wounds: standingOf(wounds) }));
  destroyDoomed(work, combat, wounds, rule);
}

function standingOf([rebels, imperials]: CombatFrame["wounds"]): CombatFrame["wounds"] {
  return [standing(rebels), standing(imperials)];
}

function standing(wounds: readonly Wound[]): readonly Wound[] {
  return wounds.some(isDoomed) ? wounds.filter((wound) => !isDoomed(wound)) : wounds;
}

function isDoomed({ doomed }: Wound): boolean {
  return doomed;
}

function destroyDoomed(work: GameWork, { system }: CombatFrame, wounds: CombatFrame["wounds"], rule: RuleId): void {
  for (const side of [REBEL, IMPERIAL] as const) {
    if (!wounds[side].some(isDoomed)) continue;
    const units = work.box.noUnits.slice();
    for (const { unit, doomed } of wounds[side]) if (doomed) units[unit] = at(units, unit) + 1;
    destroyUnits(work, side, units, system, { rule, cause: null });
  }
}

/** Returns the wounds of a combat with those of one side replaced. */
export function withWounds({ wounds }: CombatFrame, side: Side, own: readonly Wound[]): CombatFrame["wounds"] {
  return side === REBEL ? [own, wounds[IMPERIAL]] : [wounds[REBEL], own];
}

/** Destroys all units of a side in one theater of the combat. */
export function destroyForce(
  work: GameWork,
  { system }: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  rule: RuleId,
): void {
  const { units } = at(work.state.places, system);
  const lost = units.map((count, index) => {
    const kind = at(work.box.units, index);
    return kind.side === side && kind.theater === theater ? count : 0;
  });
  destroyUnits(work, side, lost, system, { rule, cause: null });
}
