import { at, fail, ok, type Result, violation } from "@sw/tabletop";
import type { Die, DieId, Face } from "../dice.ts";

/** What one face of a die is worth: a whole number. Worths of dice rolled together add up. */
export interface Worth {
  (die: DieId, face: Face): number;
  /** The faces that count. Odds refuse one that no die of the set has. */
  readonly faces?: readonly Face[];
}

/** A value that counts the dice showing one of these faces. */
export function counting(...faces: readonly Face[]): Worth {
  return Object.assign((_die: DieId, face: Face): number => (faces.includes(face) ? 1 : 0), { faces });
}

/** So many dice of one kind. */
export interface Group {
  readonly die: Die;
  readonly count: number;
}

/**
 * Lists of sums as one whole number each, so that adding codes adds the lists: every sum counts from its least
 * possible amount and has a digit of its own, wide enough for its greatest.
 */
export interface Coding {
  /** Codes run from 0 to size - 1, in lexicographic order of the lists. */
  readonly size: number;
  /** The share of every side of every die, in the order of groups and faces. */
  readonly shares: readonly (readonly number[])[];
  /** The list that a code stands for. */
  listOf(code: number): readonly number[];
}

/** One of the sums: the worth of each side, the least sum, and how many different sums there can be. */
interface Digit {
  readonly worths: readonly (readonly number[])[];
  readonly base: number;
  readonly span: number;
}

/** A coding of the sums of these values over a pool; refuses with `dice.odds.value`. */
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

/** Where a worth is not a whole number, or sums could pass 2^53, the span is NaN, which no coding takes. */
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
