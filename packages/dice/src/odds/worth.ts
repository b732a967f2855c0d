import { at, fail, ok, type Result, violation } from "@sw/tabletop";
import type { Die, DieId, Face } from "../dice.ts";

/** The worth of one face of a die, as a whole number. The worths of dice rolled together add up. */
export interface Worth {
  (die: DieId, face: Face): number;
  /** The faces that count. Odds are refused if no die of the set has one of them. Defaults to no such check. */
  readonly faces?: readonly Face[];
}

/** Creates a value that counts the dice showing one of these faces. */
export function counting(...faces: readonly Face[]): Worth {
  return Object.assign((_die: DieId, face: Face): number => (faces.includes(face) ? 1 : 0), { faces });
}

/** A number of dice of one kind. */
export interface Group {
  readonly die: Die;
  readonly count: number;
}

/**
 * Encodes each list of sums as one whole number, so that adding codes adds the lists. Each sum has its own digit, which
 * counts from its least possible amount and is wide enough for its greatest.
 */
export interface Coding {
  /** Number of codes, from 0 to size - 1, in lexicographic order of the lists. */
  readonly size: number;
  /** The amount that every side of every die adds to a code, in the order of groups and faces. */
  readonly shares: readonly (readonly number[])[];
  /** Returns the list of sums that a code stands for. */
  listOf(code: number): readonly number[];
}

/** One of the sums: the worth of each side, the least possible sum, and the number of different sums. */
interface Digit {
  readonly worths: readonly (readonly number[])[];
  readonly base: number;
  readonly span: number;
}

/** Creates a coding of the sums of these values over a pool. Fails with `dice.odds.value`. */
export function coding(groups: readonly Group[], values: readonly Worth[]): Result<Coding> {
  const digits = values.map((worth) => digit(groups, worth));
  const strides: number[] = [];
  let size = 1;
  for (let place = digits.length - 1; place >= 0; place--) {
    strides[place] = size;
    size *= at(digits, place).span;
  }
  if (!Number.isSafeInteger(size)) return fail(violation("dice.odds.value", "not-countable"));
  const share = (group: number, side: number): number =>
    digits.reduce((code, { worths }, place) => {
      const sides = at(worths, group);
      return code + (at(sides, side) - Math.min(...sides)) * at(strides, place);
    }, 0);
  return ok({
    size,
    shares: groups.map(({ die }, group) => die.faces.map((_, side) => share(group, side))),
    listOf: (code) => digits.map(({ base, span }, place) => base + (Math.floor(code / at(strides, place)) % span)),
  });
}

/**
 * Creates the digit for one sum. Its span is NaN, which no coding accepts, if a worth is not a whole number or sums
 * could exceed 2^53.
 */
function digit(groups: readonly Group[], worth: Worth): Digit {
  const worths = groups.map(({ die }) => die.faces.map((face) => worth(die.id, face)));
  let [base, span, reach] = [0, 1, 0];
  for (const [group, { count }] of groups.entries()) {
    const sides = at(worths, group);
    const [least, most] = [Math.min(...sides), Math.max(...sides)];
    base += count * least;
    span += sides.every(Number.isSafeInteger) ? count * (most - least) : Number.NaN;
    reach += count * Math.max(Math.abs(least), Math.abs(most));
  }
  return { worths, base, span: Number.isSafeInteger(reach) ? span : Number.NaN };
}
