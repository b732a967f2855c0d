import { DICE } from "@sw/dice";
import { at, type Chance } from "@sw/tabletop";
import type { DieColor } from "../language/language.ts";
import type { ShownDie } from "./events.ts";
import type { Dice, Faces } from "./frames.ts";

/** The colours as indices: 0 red, 1 black. */
export const COLORS: readonly [DieColor, DieColor] = ["red", "black"];
/** What a die can show, in the order of {@link Faces}. */
export const FACES: readonly ["hit", "direct-hit", "special", "blank"] = ["hit", "direct-hit", "special", "blank"];

/** An index of {@link COLORS}. */
export type ColorIndex = 0 | 1;
/** An index of {@link FACES}. */
export type FaceIndex = 0 | 1 | 2 | 3;

/** Red. */
export const RED = 0;
/** Black. */
export const BLACK = 1;
/** The colour of health of units that have none. */
export const NO_COLOR = -1;
/** A hit. */
export const HIT = 0;
/** A direct hit. */
export const DIRECT = 1;
/** The special icon. */
export const SPECIAL = 2;

const NO_FACES: Faces = Object.freeze([0, 0, 0, 0] as const);

/** No dice. */
export const NO_DICE: Dice = Object.freeze([NO_FACES, NO_FACES] as const);

/** By colour: the face of each side of the die. */
const SIDES: readonly [readonly FaceIndex[], readonly FaceIndex[]] = [sidesOf("red"), sidesOf("black")];
const SHOWN: readonly [readonly ShownDie[], readonly ShownDie[]] = [shownOf("red"), shownOf("black")];
const NAMES = [nameIn("red"), nameIn("black")] as const;

function sidesOf(color: DieColor): readonly FaceIndex[] {
  return DICE[color].faces.map((face) => {
    const index = (FACES as readonly string[]).indexOf(face);
    return index === 1 || index === 2 || index === 3 ? index : 0;
  });
}

function shownOf(die: DieColor): readonly ShownDie[] {
  return FACES.map((face) => Object.freeze({ die, face }));
}

function nameIn(color: DieColor): (side: number) => string {
  return (side) => at(DICE[color].faces, side);
}

/** A die as events show it; shared and frozen. */
export function shownDie(color: ColorIndex, face: FaceIndex): ShownDie {
  return at(SHOWN[color], face);
}

/** Every die as events show it: red first, in the order of the faces. */
export function shownDice(dice: Dice): readonly ShownDie[] {
  const shown: ShownDie[] = [];
  for (const color of [RED, BLACK] as const) {
    for (const face of [0, 1, 2, 3] as const) {
      for (let count = dice[color][face]; count > 0; count--) shown.push(shownDie(color, face));
    }
  }
  return shown;
}

/** The colour of a name. */
export function colorNamed(name: string): ColorIndex {
  return name === "red" ? RED : BLACK;
}

/** The face of a name; undefined for a name that no face has. */
export function faceNamed(name: string): FaceIndex | undefined {
  const index = (FACES as readonly string[]).indexOf(name);
  return index === 0 || index === 1 || index === 2 || index === 3 ? index : undefined;
}

/** How many dice of a colour. */
export function countColor(faces: Faces): number {
  return faces[0] + faces[1] + faces[2] + faces[3];
}

/** How many dice there are. */
export function countDice([red, black]: Dice): number {
  return countColor(red) + countColor(black);
}

/** The dice with one more, or one less, of a colour and face. */
export function withDie(dice: Dice, color: ColorIndex, face: FaceIndex, change: 1 | -1): Dice {
  const [hits, directs, specials, blanks] = dice[color];
  const faces: Faces = [
    face === 0 ? hits + change : hits,
    face === 1 ? directs + change : directs,
    face === 2 ? specials + change : specials,
    face === 3 ? blanks + change : blanks,
  ];
  return color === RED ? [faces, dice[BLACK]] : [dice[RED], faces];
}

/** Rolls so many dice of each colour and puts them with those on the table: asks `<why>:red` and `<why>:black` per die. */
export function rollDice(
  chance: Chance,
  why: string,
  [red, black]: readonly [number, number],
  onTable: Dice = NO_DICE,
): Dice {
  return [
    rollColor(chance, `${why}:red`, RED, red, onTable[RED]),
    rollColor(chance, `${why}:black`, BLACK, black, onTable[BLACK]),
  ];
}

function rollColor(chance: Chance, label: string, color: ColorIndex, count: number, onTable: Faces): Faces {
  if (count === 0) return onTable;
  let [hits, directs, specials, blanks] = onTable;
  const sides = SIDES[color];
  for (let done = 0; done < count; done++) {
    const face = at(sides, chance.die(label, sides.length, NAMES[color]));
    if (face === 0) hits += 1;
    else if (face === 1) directs += 1;
    else if (face === 2) specials += 1;
    else blanks += 1;
  }
  return [hits, directs, specials, blanks];
}

/** How many sides of a die of a colour show each face. */
export function sidesShowing(color: ColorIndex): Faces {
  let faces: Faces = [0, 0, 0, 0];
  for (const face of SIDES[color]) faces = withDie([faces, faces], RED, face, 1)[RED];
  return faces;
}

/** Order key of a die that is picked: colour, then face. */
export function dieKey(color: ColorIndex, face: FaceIndex): number {
  return color * 4 + face;
}

/** The colour and face of a key. */
export function dieOfKey(key: number): readonly [ColorIndex, FaceIndex] {
  const face = key % 4;
  return [key < 4 ? RED : BLACK, face === 1 || face === 2 || face === 3 ? face : 0];
}
