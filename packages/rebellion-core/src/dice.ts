import { DICE } from "@sw/dice";
import { at, type Chance } from "@sw/tabletop";
import type { Action } from "./actions.ts";
import type { DieColor } from "./effects/language.ts";
import type { ShownDie } from "./events.ts";
import type { Dice, Faces } from "./frames/types.ts";

/** What a die can show, in the order of {@link Faces} (reb.dice.results). */
export const FACE_NAMES: readonly ["hit", "direct-hit", "special", "blank"] = ["hit", "direct-hit", "special", "blank"];
/** The colours, in the order of {@link Dice}. */
export const DIE_COLORS: readonly ["red", "black"] = ["red", "black"];
/** Places in {@link Faces}. */
export const HIT = 0;
export const DIRECT_HIT = 1;
export const SPECIAL = 2;
export const BLANK = 3;

/** A colour and face as one number, `colour * 4 + face`: the order in which dice are picked. */
export type DieKey = number;
/** How many keys there are. */
export const DIE_KEYS = 8;

/** No dice on the table. */
export const NO_DICE: Dice = Object.freeze([Object.freeze([0, 0, 0, 0]), Object.freeze([0, 0, 0, 0])]) as Dice;

/** The dice of both together. */
export function addDice(one: Dice, other: Dice): Dice {
  return [addFaces(one[0], other[0]), addFaces(one[1], other[1])];
}

function addFaces(one: Faces, other: Faces): Faces {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]];
}

/** How many dice of a colour there are. */
export function diceOf(dice: Dice, color: 0 | 1): number {
  const [hits, directHits, specials, blanks] = dice[color];
  return hits + directHits + specials + blanks;
}

/** How many dice show what the key says. */
export function countDie(dice: Dice, key: DieKey): number {
  return dice[key < 4 ? 0 : 1][key & 3] ?? 0;
}

/** How many dice of both colours show a face. */
export function countFace(dice: Dice, face: 0 | 1 | 2 | 3): number {
  return dice[0][face] + dice[1][face];
}

/** The dice with `by` more (or fewer) of a key. */
export function withDie(dice: Dice, key: DieKey, by: number): Dice {
  const color = key < 4 ? 0 : 1;
  const [hits, directHits, specials, blanks] = dice[color];
  const faces = [hits, directHits, specials, blanks];
  const face = key & 3;
  faces[face] = at(faces, face) + by;
  const changed: Faces = [at(faces, 0), at(faces, 1), at(faces, 2), at(faces, 3)];
  return color === 0 ? [changed, dice[1]] : [dice[0], changed];
}

/** Rolls so many red and so many black dice; the questions are `label:red` and `label:black`. */
export function rollDice(chance: Chance, label: string, red: number, black: number): Dice {
  return [rollColor(chance, label, 0, red), rollColor(chance, label, 1, black)];
}

function rollColor(chance: Chance, label: string, color: 0 | 1, count: number): Faces {
  const faces: [number, number, number, number] = [0, 0, 0, 0];
  for (let rolled = 0; rolled < count; rolled++) faces[rollFace(chance, label, color)] += 1;
  return faces;
}

/** Rolls one die of a colour: the face it shows. */
export function rollFace(chance: Chance, label: string, color: 0 | 1): 0 | 1 | 2 | 3 {
  const { faces } = DICE[at(DIE_COLORS, color)];
  const side = chance.die(`${label}:${at(DIE_COLORS, color)}`, faces.length, (index) => at(faces, index));
  return faceOf(at(faces, side));
}

function faceOf(name: string): 0 | 1 | 2 | 3 {
  return name === "hit" ? HIT : name === "direct-hit" ? DIRECT_HIT : name === "special" ? SPECIAL : BLANK;
}

/** The dice as events show them. */
export function shownDice(dice: Dice): readonly ShownDie[] {
  const shown: ShownDie[] = [];
  for (let key = 0; key < DIE_KEYS; key++) {
    for (let count = countDie(dice, key); count > 0; count--) shown.push(shownDie(key));
  }
  return shown;
}

/** One die as events show it. */
export function shownDie(key: DieKey): ShownDie {
  return { die: colorName(key), face: at(FACE_NAMES, key & 3) };
}

function colorName(key: DieKey): DieColor {
  return key < 4 ? "red" : "black";
}

const PICKS: readonly Action[] = Array.from({ length: DIE_KEYS }, (_, key) =>
  Object.freeze({ type: "pick-die", ...shownDie(key) } as const),
);

/** The action of picking such a die; shared. */
export function pickDie(key: DieKey): Action {
  return at(PICKS, key);
}

/** The key of a picked die; -1 for any other action and for unknown names. */
export function pickedDie(action: Action): DieKey {
  if (action.type !== "pick-die") return -1;
  const color = DIE_COLORS.indexOf(action.die);
  const face = (FACE_NAMES as readonly string[]).indexOf(action.face);
  return color < 0 || face < 0 ? -1 : color * 4 + face;
}

/**
 * Dice that may be set next instead of being rolled: of a colour of which the pool has one left, with any face; keys do
 * not go down from one pick to the next.
 */
export function settable(pool: readonly [number, number], set: Dice, last: DieKey): readonly DieKey[] {
  const keys: DieKey[] = [];
  for (let key = Math.max(0, last); key < DIE_KEYS; key++) {
    const color = key < 4 ? 0 : 1;
    if (diceOf(set, color) < pool[color]) keys.push(key);
  }
  return keys;
}
