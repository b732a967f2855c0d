import { at, nearest } from "@sw/tabletop";
import { combatOf, unitsThere } from "../../combat/attack/attack.ts";
import { healthOf } from "../../combat/attack/destroy.ts";
import { damageAction, keyOfAction } from "../../combat/attack/target-offers.ts";
import {
  ANY_COLOR,
  type TargetsOf,
  targetKeys,
  targetOfKey,
  unitsAsTarget,
  withDamage,
  withMarkers,
} from "../../combat/attack/wounds.ts";
import { stepOf } from "../../combat/cinematic/halves.ts";
import type { StepOf } from "../../combat/cinematic/steps/step.ts";
import { damageTargets } from "../../combat/cinematic/targets.ts";
import type { UnitKind } from "../../state/box.ts";
import type { TacticFrame } from "../../state/cinematic-frames.ts";
import { NO_PICK } from "../../state/codes.ts";
import { BLACK, colorNamed, DIRECT, HIT, RED } from "../../state/dice.ts";
import type { Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { REBEL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { isAble } from "../../units/units.ts";
import { type Criterion, least, most, rather } from "../judge.ts";
import { type Answer, answerOf, type Resume, type Sitting } from "../sitting.ts";

const RULE = "solo.combat.hits";
const CARD_RULE = "solo.combat.imperial-card-choices";

/**
 * Chooses the Rebel units for the Empire's hits, all hits with the same effect at once (solo.combat.hits). Each hit
 * goes to the first unit that is not doomed yet. The units are then picked in the order in which the game takes them.
 */
export const assignDamage: Answer = (sitting) => {
  const { look } = sitting;
  const count = diceLeft(sitting);
  const picks = targetsOf(sitting, count).map((key) => damageAction(look.box, key));
  return answerOf(picks, at(sitting.options, 0));
};

/** Drops the picks of a plan for dice that were assigned in the meantime because they had only one target. */
export const resumeDamage: Resume = (plan, sitting) => {
  const gone = plan.length - diceLeft(sitting);
  return gone < 0 ? [] : plan.slice(gone);
};

/**
 * Chooses the units that the Empire's card harms, all damage at once: those that destroy most, then as hits would go
 * (solo.combat.imperial-card-choices). The units are then picked in the order in which the game takes them.
 */
export const cardDamage: Answer = ({ look, options, judge }) => {
  const { box, state } = look;
  const dealt = damageOfCard(look);
  if (dealt === undefined) return [at(options, 0)];
  const { frame, step } = dealt;
  let wounds = combatOf(state).wounds[REBEL];
  const keys: number[] = [];
  for (let { left } = frame; left > 0; left--) {
    const candidates = damageTargets(look, frame, step, frame.last, wounds);
    if (candidates.length === 0) break;
    const points = step.one === undefined ? left : step.amount;
    const destroyed = (key: number): number =>
      destroyedWith(look, wounds, candidates, key, points, step.one === undefined);
    const key = judge.choose({
      question: "target",
      rule: CARD_RULE,
      candidates,
      nameOf: (one) => nameOfTarget(look, one),
      criteria: [{ criterion: "destroys-most", figure: destroyed }, ...hitCriteria(look)],
    });
    keys.push(key);
    wounds = withMarkers(wounds, targetOfKey(key), 1);
  }
  const picks = keys.sort((one, other) => one - other).map((key) => damageAction(box, key));
  return answerOf(picks, at(options, 0));
};

/**
 * Drops a plan made for an earlier card, and the picks of a plan for damage that was dealt in the meantime because it
 * had only one target.
 */
export const resumeCardDamage: Resume = (plan, { look }) => {
  const frame = damageOfCard(look)?.frame;
  if (frame === undefined || frame.last === NO_PICK) return [];
  const gone = plan.length - frame.left;
  return gone < 0 ? [] : plan.slice(gone);
};

/** Returns the step of the tactic card in progress that deals damage, with its frame; undefined if another is in progress. */
function damageOfCard({
  box,
  state,
}: Look): { readonly frame: TacticFrame; readonly step: StepOf<"deal-damage"> } | undefined {
  const frame = nearest(state, "tactic");
  const step = frame === undefined ? undefined : stepOf(box, frame);
  return frame === undefined || step?.op !== "deal-damage" ? undefined : { frame, step };
}

/** Returns the most strength value that `points` damage destroys if the next point goes to the unit of the key. */
function destroyedWith(
  look: Look,
  wounds: readonly Wound[],
  keys: readonly number[],
  next: number,
  points: number,
  isSplit: boolean,
): number {
  const { box, state } = look;
  const units = unitsThere(state, combatOf(state));
  const worth = strengthOf(at(box.units, targetOfKey(next).unit));
  const health = healthLeft(look, next);
  const own = health > 0 && health <= points ? worth : 0;
  if (!isSplit) return own;
  // The most value for each number of points that the other units can take.
  const best = Array.from({ length: points + 1 }, () => 0);
  for (const key of keys) {
    const others = unitsAsTarget(units, wounds, targetOfKey(key)) - (key === next ? 1 : 0);
    const needed = healthLeft(look, key);
    if (needed === 0) continue;
    const value = strengthOf(at(box.units, targetOfKey(key).unit));
    for (let unit = 0; unit < others; unit++) {
      for (let spent = points; spent >= needed; spent--) {
        best[spent] = Math.max(at(best, spent), at(best, spent - needed) + value);
      }
    }
  }
  return own + at(best, points - (own > 0 ? health : 1));
}

/**
 * Chooses the unit that the Empire's card destroys: not one that is lost anyway, the strongest, the Ion Cannon, the one
 * with most dice, the one least hurt (solo.combat.imperial-card-choices).
 */
export const cardDestroys: Answer = ({ look, options, judge }) => {
  const { box } = look;
  const kindOf = (key: number): UnitKind => at(box.units, targetOfKey(key).unit);
  const key = judge.choose({
    question: "card-unit",
    rule: CARD_RULE,
    candidates: options.map((action) => keyOfAction(box, action)),
    nameOf: (one) => nameOfTarget(look, one),
    criteria: [
      rather<number>("not-doomed", (one) => healthLeft(look, one) > 0),
      most<number>("strength", (one) => strengthOf(kindOf(one))),
      rather<number>("ion-cannon", (one) => isAble(kindOf(one), "two-fewer-red-dice")),
      most<number>("most-dice", (one) => diceOf(kindOf(one))),
      most<number>("most-health", (one) => healthLeft(look, one)),
    ],
  });
  return [damageAction(box, key)];
};

/** Counts the dice with the same effect as the next one, including it. */
function diceLeft({ asked, look }: Sitting): number {
  const attack = nearest(look.state, "attack");
  if (asked.kind !== "assign-damage" || attack === undefined) return 1;
  const { die, face } = asked.context.die;
  const { dice } = attack;
  if (face !== "direct-hit") return at(at(dice, die === "red" ? RED : BLACK), HIT);
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
      nameOf: (one) => nameOfTarget(look, one),
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

/** Names a target by its type and damage. */
export function nameOfTarget({ box }: Look, key: number): string {
  const { unit, markers, assigned } = targetOfKey(key);
  return `${at(box.units, unit).id} ${markers + assigned}`;
}
