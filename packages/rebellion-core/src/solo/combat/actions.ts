import { at, nearest } from "@sw/tabletop";
import { combatOf, unitsThere } from "../../combat/attack/attack.ts";
import { keyOfAction } from "../../combat/attack/target-offers.ts";
import { targetOfKey } from "../../combat/attack/wounds.ts";
import type { Action } from "../../state/actions.ts";
import { BLACK, BLANK, dieKey, dieOfKey, RED, SPECIAL } from "../../state/dice.ts";
import { countDie, keysShown, pickDie } from "../../state/die-offers.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { hasUnit } from "../../units/units.ts";
import { least, most, rather } from "../judge.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import { healthLeft } from "./hits.ts";

const DONE: Action = { type: "done" };

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
  return optionsOf(sitting, "block").length > 0 ? save(sitting) : [DONE];
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
 * Lists the dice to reroll, ascending: blanks first, then special icons that have no use. Within each group, colours
 * that can harm a Rebel unit there come first.
 */
function rerolled(look: Look, attack: AttackFrame, most: number): readonly number[] {
  const dice = keysShown(attack.dice).flatMap((key) => {
    const [color, face] = dieOfKey(key);
    const idle = face === BLANK ? countDie(attack.dice, key) : face === SPECIAL ? idleSpecials(look, attack, color) : 0;
    const rank = (face === BLANK ? 0 : 2) + (hurts(look, attack, color) ? 0 : 1);
    return Array.from({ length: idle }, () => ({ key, rank }));
  });
  return dice
    .sort((one, other) => one.rank - other.rank || one.key - other.key)
    .slice(0, most)
    .map(({ key }) => key)
    .sort((one, other) => one - other);
}

/** Whether hits of the colour can go to a Rebel unit there. Green dice have only direct hits, which fit any unit. */
function hurts({ box, state }: Look, { theater }: AttackFrame, color: number): boolean {
  const units = unitsThere(state, combatOf(state));
  return hasUnit(
    box,
    units,
    (kind) => kind.side === REBEL && kind.theater === theater && (kind.color === color || color > BLACK),
  );
}

/**
 * Returns the number of special dice of a colour beyond the damage that they could remove from the Empire's units of
 * the theater.
 */
function idleSpecials({ box, state }: Look, { dice, theater }: AttackFrame, color: number): number {
  const shown = countDie(dice, dieKey(color === RED ? RED : BLACK, SPECIAL));
  if (color > BLACK) return 0;
  const barred = nearest(state, "battle")?.specialsBarred[IMPERIAL] === true;
  const damage = combatOf(state).wounds[IMPERIAL].reduce((sum, { unit, markers, assigned, doomed, sealed }) => {
    const kind = at(box.units, unit);
    const counts = kind.theater === theater && kind.color === color && !doomed && !sealed;
    return counts ? sum + markers + assigned : sum;
  }, 0);
  return barred ? shown : Math.max(0, shown - damage);
}

/**
 * Chooses the Imperial unit that damage is removed from (solo.combat.specials). The order is: a unit that this saves,
 * the least damage beyond its health, the highest strength, the most damage.
 */
export const save: Answer = (sitting: Sitting) => {
  const { look, judge } = sitting;
  const { box } = look;
  const blocks = optionsOf(sitting, "block");
  if (blocks.length === 0) return [DONE];
  const keyOf = (action: Action): number => keyOfAction(box, action);
  const damageOf = (action: Action): number => {
    const { markers, assigned } = targetOfKey(keyOf(action));
    return markers + assigned;
  };
  return [
    judge.choose({
      question: "saved-unit",
      rule: "solo.combat.specials",
      candidates: blocks,
      nameOf: ({ subject, markers, assigned }) => `${subject} ${markers + assigned}`,
      criteria: [
        rather("saved", (action) => healthLeft(look, keyOf(action)) === 0),
        least("least-beyond", (action) =>
          Math.max(0, damageOf(action) - at(box.units, targetOfKey(keyOf(action)).unit).health),
        ),
        most("strength", (action) => strengthOf(at(box.units, targetOfKey(keyOf(action)).unit))),
        most("most-damage", damageOf),
      ],
    }),
  ];
};
