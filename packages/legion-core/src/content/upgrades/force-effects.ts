import { at } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { UpgradeCard } from "../../state/hooks/upgrade-card.ts";
import { unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured, type Range } from "../../table/range.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { askFor, exhaustingAction } from "./effects.ts";

/** Ranges of Force upgrades are measured from the unit leader. */
export const FORCE_RANGE_RULE: RuleId = "leg.upgrade.force-measure";

/** A card that does something to an enemy trooper unit at a range that is neither a commander nor an operative. */
export function onLesserEnemy(
  id: string,
  range: Range,
  does: (work: GameWork, unit: number, by: number) => void,
): UpgradeCard {
  const enemies = (look: Look, unit: number): readonly number[] =>
    unitsNear(look, unit, range, "enemy").filter((one) => {
      const rank = rankOf(look, one);
      return !isVehicle(profileOf(look, one).type) && rank !== "commander" && rank !== "operative";
    });
  return {
    id,
    actions: [exhaustingAction(id, askFor(id), (look, unit) => enemies(look, unit).length > 0)],
    choice: {
      rule: FORCE_RANGE_RULE,
      most: 1,
      may: false,
      candidates: (look, { unit }) => enemies(look, unit),
      take(work, { unit }, [enemy]) {
        if (enemy !== undefined) does(work, enemy, unit);
      },
    },
  };
}

/** Units of one side on the battlefield at a range of the unit's leader; friends with the unit itself. */
export function unitsNear(look: Look, unit: number, range: Range, whose: "friend" | "enemy"): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const { leader, id } = companyOf(scene, state, unit);
  const { owner } = at(state.units, unit);
  return state.units.flatMap((other, index) => {
    if (statusOf(other) !== "deployed" || (other.owner === owner) !== (whose === "friend")) return [];
    const company = companyOf(scene, state, index);
    return id === unitId(state, index) || isUnitAtRange(scene.table, measured(leader), company, range) ? [index] : [];
  });
}
