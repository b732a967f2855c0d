import { at } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { UpgradeCard } from "../../state/hooks/upgrade-card.ts";
import { unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured, type Range } from "../../table/range.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { following } from "../../units/choosing.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";
import { askFor, byUpgrade, exhaustingAction } from "./effects.ts";

/** Ranges of Force upgrades are measured from the unit leader. */
const MEASURED: RuleId = "leg.upgrade.force-measure";

/** Force upgrades, free actions that exhaust them. */
export const FORCE: readonly UpgradeCard[] = [
  {
    id: "force-reflexes",
    actions: [
      exhaustingAction("force-reflexes", (work, { unit }) =>
        gainTokens(work, unit, "dodge", 1, byUpgrade("force-reflexes")),
      ),
    ],
  },
  {
    id: "force-guidance",
    actions: [exhaustingAction("force-guidance", askFor("force-guidance"))],
    choice: {
      rule: MEASURED,
      most: 2,
      may: true,
      candidates: (look, { unit }, chosen) => following(unitsNear(look, unit, 2, "friend"), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) gainTokens(work, unit, "surge", 1, byUpgrade("force-guidance"));
      },
    },
  },
  onLesserEnemy("force-choke", 1, (work, unit) => dealWounds(work, unit, 1, byUpgrade("force-choke"))),
  onLesserEnemy("jedi-mind-trick", 2, (work, unit) =>
    gainTokens(work, unit, "suppression", 2, byUpgrade("jedi-mind-trick")),
  ),
];

/** A card that does something to an enemy trooper unit at a range that is neither a commander nor an operative. */
function onLesserEnemy(id: string, range: Range, does: (work: GameWork, unit: number) => void): UpgradeCard {
  const enemies = (look: Look, unit: number): readonly number[] =>
    unitsNear(look, unit, range, "enemy").filter((one) => {
      const rank = rankOf(look, one);
      return !isVehicle(profileOf(look, one).type) && rank !== "commander" && rank !== "operative";
    });
  return {
    id,
    actions: [exhaustingAction(id, askFor(id), (look, unit) => enemies(look, unit).length > 0)],
    choice: {
      rule: MEASURED,
      most: 1,
      may: false,
      candidates: (look, { unit }) => enemies(look, unit),
      take(work, _bearer, [enemy]) {
        if (enemy !== undefined) does(work, enemy);
      },
    },
  };
}

/** Units of one side on the battlefield at a range of the unit's leader; friends with the unit itself. */
function unitsNear(look: Look, unit: number, range: Range, whose: "friend" | "enemy"): readonly number[] {
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
