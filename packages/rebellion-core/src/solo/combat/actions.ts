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
 * Spends the Empire's roll in a cinematic battle: rerolls blanks, and specials that cannot remove damage, up to its
 * tactic value (solo.combat.rerolls); then saves its own units with specials (solo.combat.specials).
 */
export const actInBattle: Answer = (sitting) => {
  const { asked } = sitting;
  const attack = nearest(sitting.look.state, "attack");
  const rerolls = asked.kind === "cinematic-actions" ? asked.context.rerolls : 0;
  const [first] = attack === undefined ? [] : rerolled(sitting.look, attack, rerolls);
  if (first !== undefined) return [pickDie(first)];
  return optionsOf(sitting, "block").length > 0 ? save(sitting) : [DONE];
};

/** The other dice that are rerolled with the first. */
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

/** The dice to be rerolled, ascending: blanks first, of colours that can hurt a Rebel unit there before others, then idle specials. */
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

/** True if hits of the colour can go to a Rebel unit there; a green die has direct hits alone. */
function hurts({ box, state }: Look, { theater }: AttackFrame, color: number): boolean {
  const units = unitsThere(state, combatOf(state));
  return hasUnit(
    box,
    units,
    (kind) => kind.side === REBEL && kind.theater === theater && (kind.color === color || color > BLACK),
  );
}

/** Special dice of a colour beyond the damage that they could take off own units of the theater. */
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

/** Which own unit damage is taken off: one that it saves, the strongest first, then the one with most damage (solo.combat.specials). */
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
