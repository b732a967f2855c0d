import { at, refuse, violation } from "@sw/tabletop";
import type { Face } from "../dice.ts";
import type { RerollPolicy, Unwanted } from "./policy.ts";
import {
  type Algebra,
  addShifted,
  BIGINTS,
  DOUBLES,
  emptySum,
  type Numbers,
  type Polynomial,
  powers,
  product,
  unit,
} from "./polynomial.ts";
import type { Coding, Group } from "./worth.ts";

// How dice fall, without looking at single dice. While rerolls go on, all that matters of the table is how many dice of
// each kind show each face that some policy may still reroll; a die that shows any other face is settled, and what it is
// worth does not depend on when it settled. So the table is a polynomial whose keys hold those counts, one digit each; a
// reroll maps each of its terms to the terms that can follow; and only at the end, one kind of dice after the other, the
// counts unfold into the code of the sum, which stands above the counts that are left.

/** Dice of one kind that show the same face, which some policy may reroll. */
interface Shown {
  readonly face: Face;
  /** Number of sides of the die with this face. */
  readonly ways: number;
  /** The amount that one such die adds to the code of the sum. */
  readonly code: number;
  /** The amount that one such die adds to the key. `radix` is the number of different counts. */
  readonly stride: number;
  readonly radix: number;
}

/** All dice of one kind. */
interface Batch {
  readonly group: Group;
  readonly sides: number;
  readonly shown: readonly Shown[];
  /** Codes of the sides that no policy rerolls. */
  readonly settled: readonly number[];
  /** The greatest code that all these dice can have together. */
  readonly reach: number;
  /** The position of its counts in a key: they are multiples of `floor` and stay below `ceiling`. */
  readonly floor: number;
  readonly ceiling: number;
}

/** One use of a policy: the number of dice to reroll, and the counts to take them from, in order. */
interface Step {
  readonly dice: number;
  readonly order: readonly { readonly from: readonly Shown[]; readonly keep: number }[];
  /** The most dice that the step can reroll, by their number of sides. */
  readonly most: ReadonlyMap<number, number>;
}

/** The possible sums of rolled dice by code, each with its number of ways, and the total number of ways. */
export interface Fallen {
  readonly total: bigint;
  readonly sums: Polynomial<number> | Polynomial<bigint>;
}

/** Most throws of dice with the same number of sides. With more throws, the total number of ways becomes too large. */
const MOST_THROWS = 10_000;

/** Counts the ways that lead to each sum when these dice are rolled and then rerolled by these policies. */
export function fallen(groups: readonly Group[], coding: Coding, policies: readonly RerollPolicy[]): Fallen {
  const used = policies.filter((policy) => policy.dice > 0 && policy.times > 0);
  const batches = batchesOf(groups, coding, used);
  const steps = used.flatMap((policy) => {
    const step = stepOf(policy, batches);
    return Array.from({ length: policy.times }, () => step);
  });
  const total = waysToFall(batches, steps);
  const bits = total.toString(16).length * 4;
  const sums =
    total <= Number.MAX_SAFE_INTEGER
      ? sumsOf(batches, steps, DOUBLES, 1)
      : sumsOf(batches, steps, BIGINTS, 1 + bits / 256);
  return { total, sums };
}

function batchesOf(groups: readonly Group[], coding: Coding, policies: readonly RerollPolicy[]): readonly Batch[] {
  const batches: Batch[] = [];
  let floor = 1;
  for (const [place, group] of groups.entries()) {
    const batch = batchOf(group, at(coding.shares, place), floor, policies);
    batches.push(batch);
    floor = batch.ceiling;
  }
  const keys = floor * coding.size;
  if (keys > Number.MAX_SAFE_INTEGER) refuse(violation("dice.odds.effort", "too-many-counts", { counts: keys }));
  return batches;
}

function batchOf(group: Group, codes: readonly number[], floor: number, policies: readonly RerollPolicy[]): Batch {
  const { die, count } = group;
  const rerollable = (face: Face): boolean =>
    policies.some(({ order }) => order.some((unwanted) => isMeant(unwanted, group, face)));
  const shown: Shown[] = [];
  let stride = floor;
  for (const face of new Set(die.faces.filter(rerollable))) {
    const ways = die.faces.filter((other) => other === face).length;
    shown.push({ face, ways, code: at(codes, die.faces.indexOf(face)), stride, radix: count + 1 });
    stride *= count + 1;
  }
  return {
    group,
    sides: die.faces.length,
    shown,
    settled: codes.filter((_, side) => !rerollable(at(die.faces, side))),
    reach: count * Math.max(...codes),
    floor,
    ceiling: stride,
  };
}

function isMeant(unwanted: Unwanted, { die }: Group, face: Face): boolean {
  return unwanted.face === face && (unwanted.die ?? die.id) === die.id;
}

function stepOf(policy: RerollPolicy, batches: readonly Batch[]): Step {
  const order = policy.order.map((unwanted) => ({
    from: batches.flatMap(({ group, shown }) => shown.filter(({ face }) => isMeant(unwanted, group, face))),
    keep: unwanted.keep ?? 0,
  }));
  const most = new Map<number, number>();
  for (const { group, sides, shown } of batches) {
    const touched = shown.some((one) => order.some(({ from }) => from.includes(one)));
    if (touched) most.set(sides, Math.min(policy.dice, (most.get(sides) ?? 0) + group.count));
  }
  return { dice: policy.dice, order, most };
}

/** Returns the product of the sides of all dice and of the most dice that each step can reroll. */
function waysToFall(batches: readonly Batch[], steps: readonly Step[]): bigint {
  const thrown = new Map<number, number>();
  const throws = [
    ...batches.map(({ group, sides }) => [sides, group.count] as const),
    ...steps.flatMap(({ most }) => [...most]),
  ];
  for (const [sides, count] of throws) thrown.set(sides, (thrown.get(sides) ?? 0) + count);
  let total = 1n;
  for (const [sides, count] of thrown) {
    if (count > MOST_THROWS) refuse(violation("dice.odds.effort", "too-many-throws", { most: MOST_THROWS }));
    for (let done = 0; done < count; done++) total *= BigInt(sides);
  }
  return total;
}

function sumsOf<W>(
  batches: readonly Batch[],
  steps: readonly Step[],
  numbers: Numbers<W>,
  cost: number,
): Polynomial<W> {
  const algebra: Algebra<W> = { numbers, steps: 0, cost };
  const thrown = batches.map((batch) => powers(oneDie(batch, numbers), batch.group.count, algebra));
  let table = unit(numbers);
  for (const [place, { group }] of batches.entries()) {
    table = product(table, at(at(thrown, place), group.count), algebra);
  }
  const space = batches.at(-1)?.ceiling ?? 1;
  for (const step of steps) {
    table = rerolled(table, space, (taken) => throwAgain(taken, step, batches, thrown, algebra), step, algebra);
  }
  let size = 1;
  for (const batch of [...batches].reverse()) {
    size += batch.reach;
    table = unfolded(table, batch, size, algebra);
  }
  return table;
}

/**
 * Returns the counts for one die of a batch: one more of a face that may be rerolled, or a settled die, which adds
 * nothing yet.
 */
function oneDie<W>({ shown, settled }: Batch, numbers: Numbers<W>): Polynomial<W> {
  const terms = settled.length === 0 ? shown : [{ stride: 0, ways: 1 }, ...shown];
  return { keys: terms.map(({ stride }) => stride), weights: terms.map(({ ways }) => numbers.of(ways)) };
}

/** Returns the table after one step. `next` returns what the taken dice can show then. */
function rerolled<W>(
  table: Polynomial<W>,
  space: number,
  next: (taken: number) => Polynomial<W>,
  step: Step,
  algebra: Algebra<W>,
): Polynomial<W> {
  const result = emptySum<W>(space, table.keys.length);
  const known = new Map<number, Polynomial<W>>();
  for (const [index, key] of table.keys.entries()) {
    const taken = takenFrom(key, step);
    const again = known.get(taken) ?? next(taken);
    known.set(taken, again);
    addShifted(result, key - taken, at(table.weights, index), again, algebra);
  }
  return result;
}

/** Returns the part of a key that represents the dice rerolled by the step. */
function takenFrom(key: number, step: Step): number {
  let [taken, room] = [0, step.dice];
  for (const { from, keep } of step.order) {
    if (room === 0) break;
    let wanted = keep === 0 ? room : Math.min(room, countAll(key - taken, from) - keep);
    for (const shown of from) {
      if (wanted <= 0) break;
      const count = Math.min(wanted, countOf(key - taken, shown));
      taken += count * shown.stride;
      wanted -= count;
      room -= count;
    }
  }
  return taken;
}

function countAll(key: number, counted: readonly Shown[]): number {
  let result = 0;
  for (const shown of counted) result += countOf(key, shown);
  return result;
}

/** Returns one digit of a key. Avoids `%`, which is slow for doubles. */
function countOf(key: number, { stride, radix }: Shown): number {
  return Math.floor(key / stride) - radix * Math.floor(key / (stride * radix));
}

/** Returns what the taken dice can show next, in as many ways as if the step rerolled the most dice it can. */
function throwAgain<W>(
  taken: number,
  step: Step,
  batches: readonly Batch[],
  thrown: readonly (readonly Polynomial<W>[])[],
  algebra: Algebra<W>,
): Polynomial<W> {
  const { numbers } = algebra;
  const spare = new Map(step.most);
  let result = unit(numbers);
  for (const [place, { sides, shown }] of batches.entries()) {
    const count = countAll(taken, shown);
    if (count === 0) continue;
    spare.set(sides, (spare.get(sides) ?? 0) - count);
    result = product(result, at(at(thrown, place), count), algebra);
  }
  let scale = numbers.of(1);
  for (const [sides, count] of spare) {
    for (let done = 0; done < count; done++) scale = numbers.times(scale, numbers.of(sides));
  }
  return { keys: result.keys, weights: result.weights.map((weight) => numbers.times(weight, scale)) };
}

/**
 * Replaces the counts of the last batch that still has them by what its dice add to the code of the sum. The code stays
 * below `size`.
 */
function unfolded<W>(table: Polynomial<W>, batch: Batch, size: number, algebra: Algebra<W>): Polynomial<W> {
  const { group, shown, settled, floor, ceiling } = batch;
  const settledDice = powers(oneSettled(settled, size, algebra), group.count, algebra).map(({ keys, weights }) => ({
    keys: keys.map((code) => code * floor),
    weights,
  }));
  const result = emptySum<W>(floor * size, table.keys.length);
  for (const [index, key] of table.keys.entries()) {
    let [code, left] = [Math.floor(key / ceiling), group.count];
    for (const face of shown) {
      const count = countOf(key, face);
      code += count * face.code;
      left -= count;
    }
    const rest = key - floor * Math.floor(key / floor);
    addShifted(result, rest + code * floor, at(table.weights, index), at(settledDice, left), algebra);
  }
  return result;
}

function oneSettled<W>(codes: readonly number[], size: number, algebra: Algebra<W>): Polynomial<W> {
  const result = emptySum<W>(size, codes.length);
  for (const code of codes) addShifted(result, code, algebra.numbers.of(1), unit(algebra.numbers), algebra);
  return result;
}
