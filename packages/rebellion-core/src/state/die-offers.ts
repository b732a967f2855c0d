import { at, type PickRun, withoutPicked } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import { NO_PICK } from "./codes.ts";
import {
  COLORS,
  canShow,
  countColor,
  countInPool,
  dieOfKey,
  FACES,
  faceNamed,
  facesOf,
  shownDie,
  withDie,
} from "./dice.ts";
import type { AttackFrame, Dice, DicePool } from "./frames.ts";
import type { Play } from "./kinds.ts";
import type { GameWork } from "./work.ts";

/** The number of order keys of dice. */
const DIE_KEYS: number = COLORS.length * FACES.length;

const PICKS: readonly Action[] = Array.from({ length: DIE_KEYS }, (_, key): Action => {
  const { die, face } = shownDie(...dieOfKey(key));
  return Object.freeze({ type: "pick-die", subject: die, face });
});

/** Returns the shared action that picks a die by its colour and the face that it shows or is to show. */
export function pickDie(key: number): Action {
  return at(PICKS, key);
}

/** Returns the order key of a picked die, or {@link NO_PICK} for any other action and for dice that do not exist. */
export function pickedDie(action: Action): number {
  if (action.type !== "pick-die") return NO_PICK;
  const color = COLORS.indexOf(action.subject);
  const face = faceNamed(action.face);
  return color < 0 || face === undefined ? NO_PICK : color * FACES.length + face;
}

/** Counts the dice that show the face of a key. */
export function countDie(dice: Dice, key: number): number {
  const [color, face] = dieOfKey(key);
  return facesOf(dice, color)[face];
}

/** Returns the keys of the dice on the table, ascending. */
export function keysShown(dice: Dice): readonly number[] {
  const keys: number[] = [];
  for (let key = 0; key < DIE_KEYS; key++) if (countDie(dice, key) > 0) keys.push(key);
  return keys;
}

/**
 * Lists the dice and faces that can be set next instead of rolled: of colors left in the pool, with any face of that
 * color. Keys never decrease from one pick to the next.
 */
export function settable(pool: DicePool, set: Dice, last: number): readonly number[] {
  const keys: number[] = [];
  for (let key = Math.max(0, last); key < DIE_KEYS; key++) {
    const [color, face] = dieOfKey(key);
    if (canShow(color, face) && countColor(facesOf(set, color)) < countInPool(pool, color)) keys.push(key);
  }
  return keys;
}

/**
 * Returns the series of picks of dice set before a roll, in any order: the dice that can be set next, and those already
 * set. `put` stores the dice after a pick is taken back.
 */
export function settingRun(
  pool: DicePool,
  set: Dice,
  isFull: boolean,
  put: (work: GameWork, set: Dice, last: number) => void,
): PickRun<Play, GameWork> {
  const picked = keysShown(set).flatMap((key) => new Array<number>(countDie(set, key)).fill(key));
  return {
    open: isFull ? [] : settable(pool, set, NO_PICK).map(pickDie),
    picked: picked.map(pickDie),
    takeBack(work, pick) {
      const left = withoutPicked(picked, pickedDie(pick));
      put(work, withDie(set, ...dieOfKey(pickedDie(pick)), -1), left[left.length - 1] ?? NO_PICK);
    },
  };
}

/** Returns the keys of an attack's dice that can still be picked for a reroll, from `last` on. */
export function rerollable({ dice, picked }: AttackFrame, last: number): readonly number[] {
  return keysShown(dice).filter(
    (key) => key >= last && countDie(dice, key) > picked.filter((other) => other === key).length,
  );
}

/**
 * Returns the series of picks of an attack's dice, in any order, that are rerolled together. At least `least` of them
 * must stay picked.
 */
export function rerollRun(frame: AttackFrame, least: number): PickRun<Play, GameWork> {
  const { left, picked } = frame;
  return {
    open: left > 0 ? rerollable(frame, NO_PICK).map(pickDie) : [],
    picked: picked.length > least ? picked.map(pickDie) : [],
    takeBack(work, pick) {
      const rest = withoutPicked(picked, pickedDie(pick));
      work.change(frame, { left: left + 1, last: rest[rest.length - 1] ?? NO_PICK, picked: rest });
    },
  };
}
