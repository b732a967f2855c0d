import { at, nearest } from "@sw/tabletop";
import { combatOf, unitsThere } from "../../combat/attack/attack.ts";
import { healthOf } from "../../combat/attack/destroy.ts";
import { damageAction, keyOfAction } from "../../combat/attack/target-offers.ts";
import { targetOfKey, unitsAsTarget } from "../../combat/attack/wounds.ts";
import { advancedOf } from "../../combat/cinematic/decks.ts";
import { healTargets } from "../../combat/cinematic/targets.ts";
import type { Action } from "../../state/actions.ts";
import type { TacticFrame } from "../../state/cinematic-frames.ts";
import { BLACK, dieKey, RED, SPECIAL } from "../../state/dice.ts";
import { countDie } from "../../state/die-offers.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { IMPERIAL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { least, most } from "../judge.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import { healthLeft, nameOfTarget } from "./hits.ts";

/** Imperial units of one type with the same damage. */
interface Hurt {
  readonly count: number;
  /** The strength value of one of them. */
  readonly worth: number;
  /** The damage of each. */
  readonly damage: number;
  /** The damage to remove from one of them so that it survives, or 0 if it is not lost. */
  readonly cost: number;
  /** The number of points that can be removed from such units: dice of the color, or what a card allows. */
  readonly points: number;
  /** A number that units share that are saved with the same points. */
  readonly pool: number;
}

interface Candidate {
  readonly action: Extract<Action, { type: "block" }>;
  readonly own: Hurt;
}

/** Chooses the Imperial unit that a special icon removes damage from (solo.combat.specials). */
export const saveBySpecial: Answer = (sitting) => {
  const { look } = sitting;
  const attack = nearest(look.state, "attack");
  if (attack === undefined) return [DONE];
  return save(sitting, (key) => {
    const color = at(look.box.units, targetOfKey(key).unit).color === BLACK ? BLACK : RED;
    return hurtOf(look, key, countDie(attack.dice, dieKey(color, SPECIAL)), color);
  });
};

/** Chooses the Imperial unit that a card removes damage from (solo.combat.specials). */
export const saveByCard: Answer = (sitting) => {
  const { look } = sitting;
  const points = nearest(look.state, "tactic")?.left ?? 0;
  return save(sitting, (key) => hurtOf(look, key, points));
};

/**
 * Chooses the Imperial unit whose damage another one takes over. Ends the effect if the damage would save nothing worth
 * more than the unit that takes it (solo.combat.imperial-card-choices). A unit that is lost anyway takes all it can.
 */
export const moveDamage: Answer = (sitting) => {
  const { look } = sitting;
  const frame = nearest(look.state, "tactic");
  if (frame === undefined) return [DONE];
  if (healthLeft(look, frame.bearer) === 0) return saveByCard(sitting);
  const { net, points } = gainOf(look, frame, frame.bearer);
  return net > 0 ? save(sitting, (key) => hurtOf(look, key, points)) : [DONE];
};

/**
 * Chooses the unit that takes the damage of others: the one through which most is saved, and among equals the one
 * closest to destruction (solo.combat.imperial-card-choices). Ends the effect if nothing is gained.
 */
export const takeDamage: Answer = (sitting) => {
  const { look, judge } = sitting;
  const { box, state } = look;
  const frame = nearest(state, "tactic");
  if (frame === undefined) return [DONE];
  const candidates = optionsOf(sitting, "damage")
    .map((action) => keyOfAction(box, action))
    .filter((key) => healthLeft(look, key) === 0 || gainOf(look, frame, key).net > 0);
  if (candidates.length === 0) return [DONE];
  const key = judge.choose({
    question: "bearer",
    rule: "solo.combat.imperial-card-choices",
    candidates,
    nameOf: (one) => nameOfTarget(look, one),
    criteria: [
      most<number>("saved", (one) => gainOf(look, frame, one).net),
      least<number>("least-health", (one) => healthLeft(look, one)),
    ],
  });
  return [damageAction(box, key)];
};

/**
 * Chooses the Imperial unit that loses a damage (solo.combat.specials). The order is: the units whose rescue is worth
 * most, the strongest of them, the one closest to its rescue or not lost at all, the one with most damage,
 * the strongest.
 */
function save(sitting: Sitting, hurt: (key: number) => Hurt): ReturnType<Answer> {
  const { look, judge } = sitting;
  const candidates = optionsOf(sitting, "block").map((action): Candidate => {
    return { action, own: hurt(keyOfAction(look.box, action)) };
  });
  if (candidates.length === 0) return [DONE];
  const all = candidates.map(({ own }) => own);
  const { action } = judge.choose({
    question: "saved-unit",
    rule: "solo.combat.specials",
    candidates,
    nameOf: ({ action: { subject }, own }) => `${subject} ${own.damage}`,
    criteria: [
      most<Candidate>("saved", ({ own }) => savedFrom(own, all)),
      most<Candidate>("strength", ({ own }) => (canSave(own) ? own.worth : 0)),
      least<Candidate>("least-beyond", ({ own }) => Math.max(0, own.cost - 1)),
      most<Candidate>("most-damage", ({ own }) => own.damage),
      most<Candidate>("unit-strength", ({ own }) => own.worth),
    ],
  });
  return [action];
}

function hurtOf(look: Look, key: number, points: number, pool = 0): Hurt {
  const { box, state } = look;
  const combat = combatOf(state);
  const target = targetOfKey(key);
  const damage = target.markers + target.assigned;
  return {
    count: unitsAsTarget(unitsThere(state, combat), combat.wounds[IMPERIAL], target),
    worth: strengthOf(at(box.units, target.unit)),
    damage,
    cost: Math.max(0, damage - healthOf(look, target.unit) + 1),
    points,
    pool,
  };
}

/** Whether the points left are enough to save one of the units from destruction. */
function canSave({ cost, points }: Hurt): boolean {
  return cost > 0 && cost <= points;
}

/** Returns the most strength value that the points of one pool save if the next of them is used on one of the units. */
function savedFrom(next: Hurt, all: readonly Hurt[]): number {
  const others = all.flatMap((one) => {
    if (one.pool !== next.pool) return [];
    return one === next && canSave(next) ? [{ ...one, count: one.count - 1 }] : [one];
  });
  return canSave(next)
    ? next.worth + at(mostSaved(others, next.points - next.cost), next.points - next.cost)
    : at(mostSaved(others, next.points - 1), next.points - 1);
}

/** Returns the most strength value that each number of points up to `points` saves. */
function mostSaved(hurt: readonly Hurt[], points: number): readonly number[] {
  const best = Array.from({ length: points + 1 }, () => 0);
  for (const { count, cost, worth } of hurt) {
    if (cost === 0) continue;
    for (let unit = 0; unit < count; unit++) {
      for (let spent = points; spent >= cost; spent--) {
        best[spent] = Math.max(at(best, spent), at(best, spent - cost) + worth);
      }
    }
  }
  return best;
}

/**
 * Returns the most strength value that is saved if one unit takes the damage of others, less its own if it is lost by
 * that, and the fewest points with which that is possible.
 */
function gainOf(look: Look, frame: TacticFrame, bearer: number): { readonly net: number; readonly points: number } {
  const { box, state } = look;
  const { left, card } = frame;
  const combat = combatOf(state);
  const keys = healTargets(box, combat, IMPERIAL, advancedOf(box, card).theater, () => true);
  const hurt = keys.map((key) => {
    const own = hurtOf(look, key, left);
    return key === bearer ? { ...own, count: own.count - 1 } : own;
  });
  const health = healthLeft(look, bearer);
  const worth = strengthOf(at(box.units, targetOfKey(bearer).unit));
  const gains = mostSaved(hurt, left).map((saved, points) => (health > 0 && points >= health ? saved - worth : saved));
  const net = Math.max(...gains);
  return { net, points: gains.indexOf(net) };
}
