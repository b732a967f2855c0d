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
 * Which Rebel units the Empire's hits go to, all that do the same at once (solo.combat.hits): one by one to the unit that comes
 * first and is not doomed yet. The units are then picked in the order in which the game takes them.
 */
export const assignDamage: Answer = (sitting) => {
  const { look } = sitting;
  const count = diceLeft(sitting);
  const [first, ...others] = targetsOf(sitting, count).map((key) => damageAction(look.box, key));
  return first === undefined ? [at(sitting.options, 0)] : [first, ...others];
};

/** Dice that had one unit to go to were assigned meanwhile. */
export const resumeDamage: Resume = (plan, sitting) => {
  const gone = plan.length - diceLeft(sitting);
  return gone < 0 ? [] : plan.slice(gone);
};

/** The unit that a card of the Empire's harms: by the same priorities (solo.combat.imperial-card-choices). */
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

/** Which unit takes the damage of others upon itself: one that is lost anyhow, else the one nearest to it; it always does (solo.combat.imperial-card-choices). */
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

/** Dice that do the same as the next one. */
function diceLeft({ asked, look }: Sitting): number {
  const attack = nearest(look.state, "attack");
  if (asked.kind !== "assign-damage" || attack === undefined) return 1;
  const { die, face } = asked.context.die;
  const { dice } = attack;
  if (face !== "direct-hit") return at(at(dice, colorNamed(die === "black" ? "black" : "red")), HIT);
  return dice.reduce((sum, faces) => sum + at(faces, DIRECT), 0);
}

/** The targets of so many dice, ascending. */
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
 * Criteria for the target of hits: not doomed yet, the Ion Cannon, the weakest, the unit with most dice, the strongest
 * (solo.combat.hits).
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

/** Health that a target has left; 0: it is doomed. */
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
