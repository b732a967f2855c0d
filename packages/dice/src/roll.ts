import { at, attempt, type Chance, fail, ok, type Result, refuse, type Violation, violation } from "@sw/tabletop";
import { DICE, type DiceSet, type Die, type DieId, type Face, findDie } from "./dice.ts";
import { checkedPool, countDice, entry, MOST_DICE, type Pool } from "./pool.ts";
import type { DiceRule } from "./rules.ts";

/** One die on the table with the face it shows. */
export interface RolledDie {
  readonly die: DieId;
  readonly face: Face;
}

/** Dice on the table, numbered from 0, as plain data that is safe in a state. The functions here return new rolls. */
export type Roll = readonly RolledDie[];

/**
 * Rolls every die of a pool, in the order of the set. Asks chance once per die under `label:die` (`roll({ red: 1 },
 * chance, "attack")` asks `"attack:red"`), so that scripts and logs say which die is meant. Fails with
 * `dice.pool.known-die` or `dice.pool.count`, or with `tt.chance.script` if a script does not fit.
 */
export function roll(pool: Pool, chance: Chance, label: string, dice: DiceSet = DICE): Result<Roll> {
  return addToRoll([], pool, chance, label, dice);
}

/** Rolls the dice of a pool and appends them to a roll. Asks chance and fails as {@link roll} does. */
export function addToRoll(rolled: Roll, more: Pool, chance: Chance, label: string, dice: DiceSet = DICE): Result<Roll> {
  const pool = checkedPool(more, dice);
  if (!pool.ok) return pool;
  const total = rolled.length + countDice(pool.value);
  if (total > MOST_DICE) return fail(violation("dice.pool.count", "too-many-dice", { dice: total, most: MOST_DICE }));
  return attempt(() => {
    const result = [...rolled];
    for (const [id, count] of Object.entries(pool.value)) {
      const die = dieOf(dice, id);
      for (let done = 0; done < count; done++) result.push({ die: id, face: thrown(die, chance, label) });
    }
    return result;
  });
}

/**
 * Rerolls the dice at these indices together, each once, in ascending order of index, and keeps the others. A later
 * effect may choose the same dice again (reb.dice.reroll-any-times, leg.roll-attack.aim-same-die-again). Fails with
 * `dice.reroll.choice` (no such index, or an index twice), `dice.pool.known-die` or `tt.chance.script`.
 */
export function reroll(
  rolled: Roll,
  indices: readonly number[],
  chance: Chance,
  label: string,
  dice: DiceSet = DICE,
): Result<Roll> {
  const wrong = wrongChoice(rolled, indices);
  if (wrong !== undefined) return fail(wrong);
  const chosen = new Set(indices);
  return attempt(() =>
    rolled.map((one, index) =>
      chosen.has(index) ? { die: one.die, face: thrown(dieOf(dice, one.die), chance, label) } : one,
    ),
  );
}

/**
 * Returns a roll without the dice at these indices, for example when dice are spent. Fails with `dice.reroll.choice`.
 */
export function removeRolled(rolled: Roll, indices: readonly number[]): Result<Roll> {
  const wrong = wrongChoice(rolled, indices);
  if (wrong !== undefined) return fail(wrong);
  const chosen = new Set(indices);
  return ok(rolled.filter((_, index) => !chosen.has(index)));
}

/**
 * Returns a roll with one die turned to another of its faces. Fails with `dice.reroll.choice` (no such index),
 * `dice.pool.known-die` or `dice.roll.known-face` (not printed on that die).
 */
export function setFace(rolled: Roll, index: number, face: Face, dice: DiceSet = DICE): Result<Roll> {
  const wrong = wrongChoice(rolled, [index]);
  if (wrong !== undefined) return fail(wrong);
  return attempt(() => {
    const { die } = at(rolled, index);
    if (!dieOf(dice, die).faces.includes(face)) {
      return refuse(violation("dice.roll.known-face", "not-on-this-die", { die, face }));
    }
    return rolled.map((one, place) => (place === index ? { die, face } : one));
  });
}

/**
 * Counts how often each face shows: `{ hit: 3, blank: 1 }`. Counts only dice of the given ids, or all dice if none are
 * given. Faces that do not show are omitted.
 */
export function countFaces(rolled: Roll, ...ids: readonly DieId[]): Readonly<Record<Face, number>> {
  const counts = new Map<Face, number>();
  for (const { die, face } of rolled) {
    if (ids.length === 0 || ids.includes(die)) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** Counts how often one face shows. Counts only dice of the given ids, or all dice if none are given. */
export function countFace(rolled: Roll, face: Face, ...ids: readonly DieId[]): number {
  return entry(countFaces(rolled, ...ids), face) ?? 0;
}

function thrown(die: Die, chance: Chance, label: string): Face {
  const { id, faces } = die;
  return at(
    faces,
    chance.die(`${label}:${id}`, faces.length, (index) => at(faces, index)),
  );
}

function dieOf(dice: DiceSet, id: DieId): Die {
  return findDie(dice, id) ?? refuse(violation("dice.pool.known-die", "unknown-die", { die: id }));
}

function wrongChoice(rolled: Roll, indices: readonly number[]): Violation<DiceRule> | undefined {
  for (const [place, index] of indices.entries()) {
    if (!Number.isInteger(index) || index < 0 || index >= rolled.length) {
      return violation("dice.reroll.choice", "no-such-die", { place, dice: rolled.length });
    }
    if (indices.indexOf(index) !== place)
      return violation("dice.reroll.choice", "die-twice", { place, dice: rolled.length });
  }
  return undefined;
}
