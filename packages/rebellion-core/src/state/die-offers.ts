import { at } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import { NO_PICK } from "./codes.ts";
import { COLORS, canShow, countColor, countInPool, dieOfKey, FACES, faceNamed, facesOf, shownDie } from "./dice.ts";
import type { Dice, DicePool } from "./frames.ts";

/** How many order keys of dice there are. */
const DIE_KEYS: number = COLORS.length * FACES.length;

const PICKS: readonly Action[] = Array.from({ length: DIE_KEYS }, (_, key): Action => {
  const { die, face } = shownDie(...dieOfKey(key));
  return Object.freeze({ type: "pick-die", subject: die, face });
});

/** The action of picking a die of a colour that shows, or is to show, a face; shared. */
export function pickDie(key: number): Action {
  return at(PICKS, key);
}

/** The order key of a picked die; {@link NO_PICK} for any other action and for names that no die has. */
export function pickedDie(action: Action): number {
  if (action.type !== "pick-die") return NO_PICK;
  const color = COLORS.indexOf(action.subject);
  const face = faceNamed(action.face);
  return color < 0 || face === undefined ? NO_PICK : color * FACES.length + face;
}

/** How many dice show what the key says. */
export function countDie(dice: Dice, key: number): number {
  const [color, face] = dieOfKey(key);
  return facesOf(dice, color)[face];
}

/** The keys that dice on the table show, ascending. */
export function keysShown(dice: Dice): readonly number[] {
  const keys: number[] = [];
  for (let key = 0; key < DIE_KEYS; key++) if (countDie(dice, key) > 0) keys.push(key);
  return keys;
}

/**
 * What the next die that is set instead of rolled may be: of a colour of which the pool has one left, with any face that such
 * a die has; keys do not go down from one pick to the next.
 */
export function settable(pool: DicePool, set: Dice, last: number): readonly number[] {
  const keys: number[] = [];
  for (let key = Math.max(0, last); key < DIE_KEYS; key++) {
    const [color, face] = dieOfKey(key);
    if (canShow(color, face) && countColor(facesOf(set, color)) < countInPool(pool, color)) keys.push(key);
  }
  return keys;
}
