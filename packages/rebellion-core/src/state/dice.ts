import { DICE } from "@sw/dice";
import { at, type Chance } from "@sw/tabletop";
import type { AnyDieColor } from "../language/language.ts";
import type { ShownDie } from "./events.ts";
import type { Dice, DicePool, Faces } from "./frames.ts";

/** The colours of dice as indices: 0 red, 1 black, 2 green. */
export const COLORS: readonly ["red", "black", "green"] = ["red", "black", "green"];
/** The faces of dice, in the order of {@link Faces}. */
export const FACES: readonly ["hit", "direct-hit", "special", "blank"] = ["hit", "direct-hit", "special", "blank"];

/** An index of {@link COLORS} for colours that health can have. */
export type ColorIndex = 0 | 1;
/** An index of {@link COLORS}. */
export type DieIndex = ColorIndex | 2;
/** An index of {@link FACES}. */
export type FaceIndex = 0 | 1 | 2 | 3;

/** The index of red dice. */
export const RED = 0;
/** The index of black dice. */
export const BLACK = 1;
/** The index of green dice. */
export const GREEN = 2;
/** The colour index of units without health. */
export const NO_COLOR = -1;
/**
 * The most green dice in one roll, in addition to the others: no more exist (rote.dice.three-green, rote.dice.on-top).
 */
export const MOST_GREEN_DICE = 3;
/** The index of the hit. */
export const HIT = 0;
/** The index of the direct hit. */
export const DIRECT = 1;
/** The index of the special icon. */
export const SPECIAL = 2;
/** The index of the blank face. */
export const BLANK = 3;

const COLOR_INDICES: readonly DieIndex[] = [RED, BLACK, GREEN];
/** The indices of {@link FACES}. */
export const FACE_INDICES: readonly FaceIndex[] = [HIT, DIRECT, SPECIAL, BLANK];
const NO_FACES: Faces = Object.freeze([0, 0, 0, 0] as const);

/** An empty set of dice. */
export const NO_DICE: Dice = Object.freeze([NO_FACES, NO_FACES] as const);

/** The face on each side of a die, by colour. */
const SIDES: readonly (readonly FaceIndex[])[] = COLORS.map(sidesOf);
const SHOWN: readonly (readonly ShownDie[])[] = COLORS.map(shownOf);
const NAMES: readonly ((side: number) => string)[] = COLORS.map(nameIn);

function sidesOf(color: AnyDieColor): readonly FaceIndex[] {
  return DICE[color].faces.map((face) => faceNamed(face) ?? 0);
}

function shownOf(die: AnyDieColor): readonly ShownDie[] {
  return FACES.map((face) => Object.freeze({ die, face }));
}

function nameIn(color: AnyDieColor): (side: number) => string {
  return (side) => at(DICE[color].faces, side);
}

/** Returns a die as events show it. The object is shared and frozen. */
export function shownDie(color: DieIndex, face: FaceIndex): ShownDie {
  return at(at(SHOWN, color), face);
}

/** Returns all dice as events show them: by colour, in the order of the faces. */
export function shownDice(dice: Dice): readonly ShownDie[] {
  const shown: ShownDie[] = [];
  for (const color of COLOR_INDICES) {
    const faces = facesOf(dice, color);
    for (const face of FACE_INDICES) {
      for (let count = faces[face]; count > 0; count--) shown.push(shownDie(color, face));
    }
  }
  return shown;
}

/** Returns the colour with this name. */
export function colorNamed(name: string): ColorIndex {
  return name === "red" ? RED : BLACK;
}

/** Returns the face with this name, or undefined if there is none. */
export function faceNamed(name: string): FaceIndex | undefined {
  const index = (FACES as readonly string[]).indexOf(name);
  return index === 0 || index === 1 || index === 2 || index === 3 ? index : undefined;
}

/** Returns how many dice of a colour show each face. */
export function facesOf(dice: Dice, color: DieIndex): Faces {
  if (color !== GREEN) return dice[color];
  return dice.length === 3 ? dice[GREEN] : NO_FACES;
}

/** Counts the dice of a colour. */
export function countColor(faces: Faces): number {
  return faces[0] + faces[1] + faces[2] + faces[3];
}

/** Counts all dice. */
export function countDice(dice: Dice): number {
  return countColor(dice[RED]) + countColor(dice[BLACK]) + (dice.length === 3 ? countColor(dice[GREEN]) : 0);
}

/** Counts the dice in a pool. */
export function sizeOfPool(pool: DicePool): number {
  return pool[RED] + pool[BLACK] + greenOf(pool);
}

/** Counts the green dice in a pool. */
function greenOf(pool: DicePool): number {
  return pool.length === 3 ? pool[GREEN] : 0;
}

/** Counts the dice of a colour in a pool. */
export function countInPool(pool: DicePool, color: DieIndex): number {
  return color === GREEN ? greenOf(pool) : pool[color];
}

/** Returns a pool with these numbers of dice. Without green dice it has no entry for them. */
export function poolWith(red: number, black: number, green: number): DicePool {
  return green === 0 ? [red, black] : [red, black, green];
}

/** Returns the part of a pool that is still to be rolled, without the dice on the table. */
export function restOfPool(pool: DicePool, onTable: Dice): DicePool {
  const left = (color: DieIndex): number => countInPool(pool, color) - countColor(facesOf(onTable, color));
  return poolWith(left(RED), left(BLACK), left(GREEN));
}

/** Returns the dice with one more, or one less, of a colour and face. */
export function withDie(dice: Dice, color: DieIndex, face: FaceIndex, change: 1 | -1): Dice {
  const [hits, directs, specials, blanks] = facesOf(dice, color);
  const faces: Faces = [
    face === 0 ? hits + change : hits,
    face === 1 ? directs + change : directs,
    face === 2 ? specials + change : specials,
    face === 3 ? blanks + change : blanks,
  ];
  const [red, black] = dice;
  if (color === GREEN) return withGreen(red, black, faces);
  const green = facesOf(dice, GREEN);
  return color === RED ? withGreen(faces, black, green) : withGreen(red, faces, green);
}

/** Returns dice on the table. Without green dice it has no entry for them. */
function withGreen(red: Faces, black: Faces, green: Faces): Dice {
  return countColor(green) === 0 ? [red, black] : [red, black, green];
}

/**
 * Rolls the dice of a pool and adds them to those on the table. Draws `<why>:red`, `<why>:black` and `<why>:green` for
 * each die.
 */
export function rollDice(chance: Chance, why: string, pool: DicePool, onTable: Dice = NO_DICE): Dice {
  const red = rollColor(chance, `${why}:red`, RED, pool[RED], onTable[RED]);
  const black = rollColor(chance, `${why}:black`, BLACK, pool[BLACK], onTable[BLACK]);
  if (pool.length === 2 && onTable.length === 2) return [red, black];
  return withGreen(red, black, rollColor(chance, `${why}:green`, GREEN, greenOf(pool), facesOf(onTable, GREEN)));
}

function rollColor(chance: Chance, label: string, color: DieIndex, count: number, onTable: Faces): Faces {
  if (count === 0) return onTable;
  let [hits, directs, specials, blanks] = onTable;
  const sides = at(SIDES, color);
  for (let done = 0; done < count; done++) {
    const face = at(sides, chance.die(label, sides.length, at(NAMES, color)));
    if (face === 0) hits += 1;
    else if (face === 1) directs += 1;
    else if (face === 2) specials += 1;
    else blanks += 1;
  }
  return [hits, directs, specials, blanks];
}

/** Returns how many sides of a die of a colour show each face. */
export function sidesShowing(color: DieIndex): Faces {
  let faces: Faces = [0, 0, 0, 0];
  for (const face of at(SIDES, color)) faces = withDie([faces, faces], RED, face, 1)[RED];
  return faces;
}

/** Whether a die of the colour has a side with the face. */
export function canShow(color: DieIndex, face: FaceIndex): boolean {
  return at(SIDES, color).includes(face);
}

/** Returns the order key of a die: by colour, then face. */
export function dieKey(color: DieIndex, face: FaceIndex): number {
  return color * FACES.length + face;
}

/** Returns the colour and face of a key. */
export function dieOfKey(key: number): readonly [DieIndex, FaceIndex] {
  const face = key % FACES.length;
  const color = key < FACES.length ? RED : key < GREEN * FACES.length ? BLACK : GREEN;
  return [color, face === 1 || face === 2 || face === 3 ? face : 0];
}
