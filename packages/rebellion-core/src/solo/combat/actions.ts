import { at, nearest } from "@sw/tabletop";
import { combatOf, unitsThere } from "../../combat/attack/attack.ts";
import { healthOf } from "../../combat/attack/destroy.ts";
import { targetKeys, targetOfKey, unitsAsTarget } from "../../combat/attack/wounds.ts";
import { BLACK, BLANK, dieKey, dieOfKey, HIT, RED, SPECIAL } from "../../state/dice.ts";
import { countDie, keysShown, pickDie } from "../../state/die-offers.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { type Answer, optionsOf } from "../sitting.ts";
import { healthLeft } from "./hits.ts";
import { saveBySpecial } from "./saving.ts";

/** The colours of health. */
const COLORS = [RED, BLACK] as const;

/**
 * Uses the Empire's roll in a cinematic battle. First rerolls blanks, and special icons that cannot remove damage, up
 * to its tactic value (solo.combat.rerolls). Then saves its units with special icons (solo.combat.specials).
 */
export const actInBattle: Answer = (sitting) => {
  const { asked } = sitting;
  const attack = nearest(sitting.look.state, "attack");
  const rerolls = asked.kind === "cinematic-actions" ? asked.context.rerolls : 0;
  const [first] = attack === undefined ? [] : rerolled(sitting.look, attack, rerolls);
  if (first !== undefined) return [pickDie(first)];
  return optionsOf(sitting, "block").length > 0 ? saveBySpecial(sitting) : [DONE];
};

/** Picks the other dice that are rerolled with the first. */
export const rerollMore: Answer = (sitting) => {
  const attack = nearest(sitting.look.state, "attack");
  if (attack === undefined) return [DONE];
  const { picked, left } = attack;
  const wanted = rerolled(sitting.look, attack, picked.length + left);
  const rest = [...wanted];
  for (const key of picked) rest.splice(rest.indexOf(key), 1);
  const [next] = rest;
  return next === undefined ? [DONE] : [pickDie(next)];
};

/**
 * Lists the dice to reroll, ascending: blanks first, then special icons that have no use. Within each group, the colours
 * of which a further hit helps most come first.
 */
function rerolled(look: Look, attack: AttackFrame, most: number): readonly number[] {
  const dice = keysShown(attack.dice).flatMap((key) => {
    const [color, face] = dieOfKey(key);
    const idle = face === BLANK ? countDie(attack.dice, key) : face === SPECIAL ? idleSpecials(look, attack, color) : 0;
    const rank = (face === BLANK ? 0 : 3) + idleness(look, attack, color);
    return Array.from({ length: idle }, () => ({ key, rank }));
  });
  return dice
    .sort((one, other) => one.rank - other.rank || one.key - other.key)
    .slice(0, most)
    .map(({ key }) => key)
    .sort((one, other) => one - other);
}

/**
 * Returns how little one more hit of the colour would help: 0 if some Rebel unit of the colour survives the hits shown
 * that are not prevented, 1 if all of them are lost with these, 2 if there is none. Green dice have only direct hits,
 * which fit any unit.
 */
function idleness(look: Look, attack: AttackFrame, color: number): number {
  const colors = color > BLACK ? COLORS : COLORS.filter((one) => one === color);
  return Math.min(
    ...colors.map((one) => {
      const health = healthOfColor(look, attack, one);
      if (health === undefined) return 2;
      return health > hitsLeft(look, attack, one) ? 0 : 1;
    }),
  );
}

/** Returns how many hits of the colour are shown that the Rebel card does not prevent. */
function hitsLeft({ state }: Look, { dice }: AttackFrame, color: (typeof COLORS)[number]): number {
  const prevented = nearest(state, "battle")?.prevented[IMPERIAL] ?? [0, 0, 0];
  return countDie(dice, dieKey(color, HIT)) - prevented[color];
}

/** Returns the health that the Rebel units of the theater and colour have left in total, or undefined without such. */
function healthOfColor(look: Look, { theater }: AttackFrame, color: (typeof COLORS)[number]): number | undefined {
  const { box, state } = look;
  const combat = combatOf(state);
  const units = unitsThere(state, combat);
  const wounds = combat.wounds[REBEL];
  const keys = targetKeys(box, units, wounds, { side: REBEL, theater, color });
  if (keys.length === 0) return undefined;
  return keys.reduce((sum, key) => sum + unitsAsTarget(units, wounds, targetOfKey(key)) * healthLeft(look, key), 0);
}

/**
 * Returns the number of special dice of a colour beyond the damage that they could remove from the Empire's units of
 * the theater. Damage of a unit that they cannot save from destruction does not count.
 */
function idleSpecials(look: Look, { dice, theater }: AttackFrame, color: number): number {
  const { box, state } = look;
  const shown = countDie(dice, dieKey(color === RED ? RED : BLACK, SPECIAL));
  if (color > BLACK) return 0;
  const barred = nearest(state, "battle")?.specialsBarred[IMPERIAL] === true;
  const useful = combatOf(state).wounds[IMPERIAL].reduce((sum, { unit, markers, assigned, doomed, sealed }) => {
    const kind = at(box.units, unit);
    const damage = markers + assigned;
    const counts = kind.theater === theater && kind.color === color && !doomed && !sealed;
    return counts && damage - healthOf(look, unit) < shown ? sum + damage : sum;
  }, 0);
  return barred ? shown : Math.max(0, shown - useful);
}
