import { at, nearest } from "@sw/tabletop";
import { using } from "../../attack/pools/rules.ts";
import type { Weapon, WeaponRange } from "../../catalogue/entries.ts";
import { atMoment } from "../../rounds/moments.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { NamedChoice } from "../../state/hooks/battle-card.ts";
import type { Bearer } from "../../state/hooks/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { freeCardAction, mustChoose, on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { keptBy } from "../../state/memo/memo.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured, type Range } from "../../table/range.ts";
import { isReadied } from "../../units/cards.ts";
import { askNamed, askUnits } from "../../units/choosing.ts";
import { isTrooper } from "../../units/conditions.ts";
import { isFarOff } from "../../units/near.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { isOfNoRank } from "../../units/ranks.ts";
import { spend } from "./effects.ts";

/** The rule that ranges of Force upgrades are measured from the unit leader. */
export const FORCE_RANGE_RULE: RuleId = "leg.upgrade.force-measure";

/** Creates the effects of a card that affects an enemy trooper unit at a range, but no commander or operative. */
export function onLesserEnemy(
  id: string,
  range: Range,
  does: (work: GameWork, unit: UnitIndex, by: number) => void,
): readonly Part[] {
  const enemies = (look: Look, unit: UnitIndex): readonly number[] =>
    unitsNear(look, unit, range, "enemy").filter(
      (one) => isTrooper(look, one) && isOfNoRank(look, one, ["commander", "operative"]),
    );
  return [
    ...forceAction(
      id,
      (work, { unit }) => askUnits(work, id, unit),
      (look, unit) => enemies(look, unit).length > 0,
    ),
    on(
      "choice",
      mustChoose(FORCE_RANGE_RULE, enemies, (work, enemy, unit) => does(work, enemy, unit)),
    ),
  ];
}

/**
 * Lists the units of one side on the battlefield at a range of the unit's leader. Friendly units include the unit
 * itself. Empty while the unit is not on the battlefield.
 */
export function unitsNear(look: Look, unit: UnitIndex, range: Range, whose: "friend" | "enemy"): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const own = companyOf(scene, state, unit);
  if (own === undefined) return [];
  const { leader, id } = own;
  const { owner } = at(state.units, unit);
  return state.units.flatMap((other, index) => {
    if ((other.owner === owner) !== (whose === "friend") || statusOf(other) === "defeated") return [];
    const company = companyOf(scene, state, index);
    const isNear =
      company !== undefined && (company === own || isUnitAtRange(scene.table, measured(leader), company, range));
    return isNear || isFarOff(look, index, id, range) ? [index] : [];
  });
}

/** Creates a free action that exhausts a Force card. Others can respond before its effect happens. */
export function forceAction(
  card: string,
  effect: (work: GameWork, bearer: Bearer) => void,
  available: (look: Look, unit: UnitIndex) => boolean = () => true,
): readonly Part[] {
  return [
    freeCardAction(
      card,
      (look, { unit }) => isReadied(look, unit, card) && available(look, unit),
      (work, { unit }) => exert(work, unit, card, EFFECT),
    ),
    on("choices", { [EFFECT]: exerted((work, unit) => effect(work, { unit, value: 1 })) }),
  ];
}

/** The name of the effect of a card that has only one. */
const EFFECT = "effect";

/**
 * Exhausts a Force card. Its effect, a choice created by {@link exerted}, happens after the units that can respond have
 * done so.
 */
export function exert(work: GameWork, unit: UnitIndex, card: string, effect: string): void {
  spend(work, unit, card, "exhausted");
  askNamed(work, card, effect, unit);
  atMoment(work, "card-exhausted", unit);
}

/**
 * Creates an effect that waits for responses, and the effect that replaces it if it is called off. The choice has a
 * single option.
 */
export function exerted(
  effect: (work: GameWork, unit: UnitIndex) => void,
  calledOff: (work: GameWork) => void = () => undefined,
): NamedChoice {
  return {
    kind: "named",
    rule: "leg.upgrade.action-exhaust-icons",
    candidates: () => [EFFECT],
    take(work, { about, left }) {
      if (left === 0) calledOff(work);
      else if (about !== null) effect(work, about);
    },
  };
}

/**
 * Returns the waiting effect of a Force card that a unit has just exhausted, or undefined if there is none or it was
 * called off.
 */
export function exertedBy(look: Look, unit: UnitIndex): MissionFrame | undefined {
  const waiting = nearest(look.state, "mission");
  if (waiting === undefined || waiting.about !== unit || waiting.left === 0) return undefined;
  const card = profileOf(look, unit).upgrades.find(({ id }) => id === waiting.card);
  return card?.type === "force" ? waiting : undefined;
}

/** Calls off the effect for which a Force card was just exhausted. */
export function callOff(work: GameWork): void {
  work.changeNearest("mission", () => ({ left: 0 }));
}

/** Cancels the effect of the last choice in the pool, which still counts as used under its name. */
export function voidChoice(work: GameWork, name: string): void {
  work.amend("pool", ({ put: _, ...frame }) => ({ ...frame, pool: using(frame.pool, name) }));
}

/** The range of thrown weapons. */
const THROW: WeaponRange = { melee: false, min: 1, max: 2 };

/** Returns a melee weapon in the form in which it is thrown: with half its dice, rounded up, keeping the strongest. */
export const thrown: (weapon: Weapon) => Weapon = /* @__PURE__ */ keptBy((weapon: Weapon): Weapon => {
  const { white, black, red } = weapon.dice;
  const half = Math.ceil((white + black + red) / 2);
  const reds = Math.min(red, half);
  const blacks = Math.min(black, half - reds);
  return { ...weapon, range: THROW, dice: { white: half - reds - blacks, black: blacks, red: reds } };
});
