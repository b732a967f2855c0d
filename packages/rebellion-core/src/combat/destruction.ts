import { at } from "@sw/tabletop";
import { openObjectives } from "../cards/objectives.ts";
import { noteWinners } from "../forces/won.ts";
import type { RuleId } from "../rules/ids.ts";
import type { CombatFrame, Wound } from "../state/frames.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { totalUnits } from "../units/units.ts";

/**
 * Checks whether units were destroyed since the last call. If so, battles may be won and the Rebel side may play
 * objectives that are now fulfilled (reb.objective.timing-combat). Returns false if nothing happened. The combat may be
 * below the current frame on the stack.
 */
export function noteDestruction(work: GameWork, frame: CombatFrame): boolean {
  if (frame.destroyed === work.box.noUnits) return false;
  const judged = totalUnits(frame.destroyed);
  if (judged === frame.judged) return false;
  const { units } = at(work.state.places, frame.system);
  const before = frame.wounds;
  const kept = [ofUnits(units, before[REBEL]), ofUnits(units, before[IMPERIAL])] as const;
  work.changeNearest("combat", () => ({ judged, wounds: kept }));
  for (const side of [REBEL, IMPERIAL] as const) {
    tellDamageGone(work, side, before[side], kept[side], "reb.attack-steps.damage-markers");
  }
  noteWinners(work);
  openObjectives(work, "combat", false);
  return true;
}

/** Emits events for the damage that left the table together with its units. */
export function tellDamageGone(
  work: GameWork,
  side: Side,
  before: readonly Wound[],
  kept: readonly Wound[],
  rule: RuleId,
): void {
  if (kept.length === before.length) return;
  for (const wound of before) {
    const amount = wound.markers + wound.assigned;
    if (amount === 0 || kept.includes(wound)) continue;
    const unit = at(work.box.units, wound.unit).id;
    work.emit({ type: "damage-removed", faction: factionOf(side), unit, amount, rule, cause: null });
  }
}

/** Returns the wounds of the units that are still there. */
function ofUnits(units: readonly number[], wounds: readonly Wound[]): readonly Wound[] {
  const left = units.slice();
  return wounds.filter(({ unit }) => {
    const count = at(left, unit);
    left[unit] = count - 1;
    return count > 0;
  });
}
