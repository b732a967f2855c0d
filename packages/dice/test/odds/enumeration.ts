import { at, expectOk } from "@sw/tabletop";
import { type DiceSet, findDie, type Pool, type Roll } from "../../src/index.ts";
import { type RerollPolicy, type Worth, worstDice } from "../../src/odds/index.ts";

/** Odds as text, value by value: `{ "[1,0]": "3/8" }`, fractions in lowest terms. */
export type Fractions = Readonly<Record<string, string>>;

/**
 * Odds by trying every sequence of sides of single dice, rerolls by {@link worstDice} included. Nothing is shared with
 * the way `distribution` counts; small pools only.
 */
export function enumerated(
  pool: Pool,
  dice: DiceSet,
  values: readonly Worth[],
  rerolls: readonly RerollPolicy[],
): Fractions {
  const steps = rerolls.flatMap((policy) => Array.from({ length: policy.times }, () => policy));
  const ids = Object.keys(dice).flatMap((id) => Array.from({ length: pool[id] ?? 0 }, () => id));
  const found = new Map<string, readonly [bigint, bigint]>();
  const throwOn = (roll: Roll, open: readonly number[], step: number, ways: bigint): void => {
    const [index, ...others] = open;
    if (index !== undefined) {
      const { die } = at(roll, index);
      const faces = findDie(dice, die)?.faces ?? [];
      for (const face of faces) {
        const next = roll.map((one, place) => (place === index ? { die, face } : one));
        throwOn(next, others, step, ways * BigInt(faces.length));
      }
    } else if (step < steps.length) {
      throwOn(roll, expectOk(worstDice(roll, at(steps, step), dice)), step + 1, ways);
    } else {
      const value = JSON.stringify(values.map((worth) => roll.reduce((sum, one) => sum + worth(one.die, one.face), 0)));
      found.set(value, plus(found.get(value) ?? [0n, 1n], [1n, ways]));
    }
  };
  const blank = ids.map((die) => ({ die, face: "" }));
  throwOn(blank, [...ids.keys()], 0, 1n);
  return Object.fromEntries([...found].map(([value, [part, whole]]) => [value, fraction(part, whole)]));
}

/** The fraction `part / whole` in lowest terms. */
export function fraction(part: bigint, whole: bigint): string {
  const divisor = greatestCommonDivisor(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}

function plus([a, b]: readonly [bigint, bigint], [c, d]: readonly [bigint, bigint]): readonly [bigint, bigint] {
  const [part, whole] = [a * d + c * b, b * d];
  const divisor = greatestCommonDivisor(part, whole);
  return [part / divisor, whole / divisor];
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
