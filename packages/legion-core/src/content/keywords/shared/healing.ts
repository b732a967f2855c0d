import { at } from "@sw/tabletop";
import type { RuleId } from "../../../rules/ids.ts";
import type { Bearer, HealHook } from "../../../state/hooks/keyword.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { GameWork } from "../../../state/work.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { alliesAt, inSight } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";

/** The rules of a keyword that heals with a card that has a capacity. */
export interface HealingRules {
  readonly use: RuleId;
  readonly effect: RuleId;
  readonly capacity: RuleId;
}

/**
 * Creates a card action that heals as much as its value, once per card with the keyword. Each use puts a wound token on
 * the card, up to its capacity. The healed unit is the unit itself or a friendly unit at range 1 in line of sight that
 * the keyword can heal.
 */
export function healing(
  id: string,
  { use, effect, capacity }: HealingRules,
  tokens: HealHook["tokens"],
  canHeal: (look: Look, unit: UnitIndex) => boolean,
): readonly Part[] {
  const candidates = (look: Look, { unit }: Bearer): readonly number[] => {
    if (statusOf(at(look.state.units, unit)) !== "deployed") return [];
    return inSight(look, unit, alliesAt(look, unit, 1)).filter((one) => canHeal(look, one));
  };
  return [
    on("action", {
      id,
      free: false,
      cost: 1,
      perCard: true,
      available: (look, bearer) => !isUsedUp(look, bearer) && candidates(look, bearer).length > 0,
      ban: (look, bearer) => (isUsedUp(look, bearer) ? capacity : use),
      run: (work, { unit, value, printed }) => startHealing(work, id, unit, value, printed?.card ?? null),
    }),
    on("heals", { rule: use, effect, tokens, restores: true, candidates }),
  ];
}

/** Asks which unit a keyword heals and what it removes or restores. `left` is the number of tokens or miniatures. */
export function startHealing(
  work: GameWork,
  source: string,
  unit: UnitIndex,
  left: number,
  card: string | null = null,
  patient: number | null = null,
): void {
  work.push({ kind: "heal", source, unit, card, patient, left, how: null, taken: [], from: 0 });
}

/** Whether a medic can treat a unit: a trooper unit that is not a droid. */
export function isTreatable(look: Look, unit: UnitIndex): boolean {
  if (!isTrooper(look, unit)) return false;
  return profileOf(look, unit).type !== "droid-trooper" || fallsOut(look, unit, "unit-of-droids");
}

/** Whether the wound tokens on the card have reached its capacity. */
function isUsedUp(look: Look, { unit, printed }: Bearer): boolean {
  const { capacity } = printed?.use ?? {};
  const { card = "" } = printed ?? {};
  if (capacity === undefined || (at(look.state.units, unit).cardWounds[card] ?? 0) < capacity) return false;
  fallsOut(look, unit, "capacity-used-up", { card, capacity });
  return true;
}
