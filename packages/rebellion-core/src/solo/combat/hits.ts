import { at, nearest } from "@sw/tabletop";
import { combatOf, unitsThere } from "../../combat/attack/attack.ts";
import { healthOf } from "../../combat/attack/destroy.ts";
import { damageAction, keyOfAction } from "../../combat/attack/target-offers.ts";
import { ANY_COLOR, type TargetsOf, targetKeys, targetOfKey, withDamage } from "../../combat/attack/wounds.ts";
import type { UnitKind } from "../../state/box.ts";
import { colorNamed, DIRECT, HIT } from "../../state/dice.ts";
import type { Look } from "../../state/look.ts";
import { REBEL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { isAble } from "../../units/units.ts";
import { type Criterion, least, most, rather } from "../judge.ts";
import type { Answer, Resume, Sitting } from "../sitting.ts";

const RULE = "solo.combat.hits";

/**
 * Chooses the Rebel units for the Empire's hits, all hits with the same effect at once (solo.combat.hits). Each hit
 * goes to the first unit that is not doomed yet. The units are then picked in the order in which the game takes them.
 */
export const assignDamage: Answer = (sitting) => {
  const { look } = sitting;
  const count = diceLeft(sitting);
  const [first, ...others] = targetsOf(sitting, count).map((key) => damageAction(look.box, key));
  return first === undefined ? [at(sitting.options, 0)] : [first, ...others];
};

/** Drops the picks of a plan for dice that were assigned in the meantime because they had only one target. */
export const resumeDamage: Resume = (plan, sitting) => {
  const gone = plan.length - diceLeft(sitting);
  return gone < 0 ? [] : plan.slice(gone);
};

/** Chooses the unit that the Empire's card harms, by the criteria for hits (solo.combat.imperial-card-choices). */
export const cardDamage: Answer = (sitting) => {
  const { look, options, judge } = sitting;
  const { box } = look;
  const hits = options.filter(({ type }) => type === "damage");
  const question = "target";
  const rule = "solo.combat.imperial-card-choices";
  const candidates = hits.map((action) => keyOfAction(box, action));
  if (candidates.length === 0) return [at(options, 0)];
  const criteria = hitCriteria(look);
  const key = judge.choose({ question, rule, candidates, nameOf: (one) => nameOf(look, one), criteria });
  return [damageAction(box, key)];
};

/**
 * Chooses the unit that takes the damage of others: one that is lost anyway, otherwise the one closest to destruction.
 * The Empire always uses the effect (solo.combat.imperial-card-choices).
 */
export const takeDamage: Answer = (sitting) => {
  const { look, options, judge } = sitting;
  const { box } = look;
  const candidates = options.filter(({ type }) => type === "damage").map((action) => keyOfAction(box, action));
  if (candidates.length === 0) return [at(options, 0)];
  const key = judge.choose({
    question: "bearer",
    rule: "solo.combat.imperial-card-choices",
    candidates,
    nameOf: (one) => nameOf(look, one),
    criteria: [least("least-health", (one: number) => healthLeft(look, one))],
  });
  return [damageAction(box, key)];
};

/** Counts the dice with the same effect as the next one, including it. */
function diceLeft({ asked, look }: Sitting): number {
  const attack = nearest(look.state, "attack");
  if (asked.kind !== "assign-damage" || attack === undefined) return 1;
  const { die, face } = asked.context.die;
  const { dice } = attack;
  if (face !== "direct-hit") return at(at(dice, colorNamed(die === "black" ? "black" : "red")), HIT);
  return dice.reduce((sum, faces) => sum + at(faces, DIRECT), 0);
}

/** Returns the targets of `count` dice, in ascending order. */
function targetsOf(sitting: Sitting, count: number): readonly number[] {
  const { look, asked, judge } = sitting;
  const { box, state } = look;
  const attack = nearest(state, "attack");
  if (attack === undefined || asked.kind !== "assign-damage") return [];
  const { die, face } = asked.context.die;
  const color = face === "direct-hit" || die === "green" ? ANY_COLOR : colorNamed(die);
  const wanted: TargetsOf = { side: REBEL, theater: attack.theater, color };
  const combat = combatOf(state);
  const units = unitsThere(state, combat);
  let wounds = combat.wounds[REBEL];
  const keys: number[] = [];
  for (let left = count; left > 0; left--) {
    // The game takes the units of such dice in their order.
    const candidates = targetKeys(box, units, wounds, wanted).filter((key) => key >= attack.last);
    if (candidates.length === 0) break;
    const key = judge.choose({
      question: "target",
      rule: RULE,
      candidates,
      nameOf: (one) => nameOf(look, one),
      criteria: hitCriteria(look),
    });
    keys.push(key);
    wounds = withDamage(wounds, targetOfKey(key), 1);
  }
  return keys.sort((one, other) => one - other);
}

/**
 * Returns the criteria for the target of hits, in order: not doomed yet, the Ion Cannon, the least health, the most
 * dice, the highest strength (solo.combat.hits).
 */
function hitCriteria(look: Look): readonly Criterion<number>[] {
  const kindOf = (key: number): UnitKind => at(look.box.units, targetOfKey(key).unit);
  return [
    rather("not-doomed", (key) => healthLeft(look, key) > 0),
    rather("ion-cannon", (key) => isAble(kindOf(key), "two-fewer-red-dice")),
    least("least-health", (key) => healthLeft(look, key)),
    most("most-dice", (key) => diceOf(kindOf(key))),
    most("strength", (key) => strengthOf(kindOf(key))),
  ];
}

/** Returns the health that a target has left, or 0 if it is doomed. */
export function healthLeft({ box, state }: Look, key: number): number {
  const { unit, markers, assigned } = targetOfKey(key);
  return Math.max(0, healthOf({ box, state }, unit) - markers - assigned);
}

function diceOf({ red, black, green }: UnitKind): number {
  return red + black + green;
}

function nameOf({ box }: Look, key: number): string {
  const { unit, markers, assigned } = targetOfKey(key);
  return `${at(box.units, unit).id} ${markers + assigned}`;
}
