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

/** Counts the dice that show the face of a key. */
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

/** Dice being set before a roll, in any order: those open next, and those set; `put` keeps what is set then. */
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

/** Keys of the dice of an attack that can still be picked to be rerolled, none below `last`. */
export function rerollable({ dice, picked }: AttackFrame, last: number): readonly number[] {
  return keysShown(dice).filter(
    (key) => key >= last && countDie(dice, key) > picked.filter((other) => other === key).length,
  );
}

/** Dice of an attack being picked in any order, to be rerolled together; so many of them have to stay picked. */
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
