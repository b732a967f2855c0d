import { at, attempt, type Chance, fail, ok, type Result, refuse, type Violation, violation } from "@sw/tabletop";
import { DICE, type DiceSet, type Die, type DieId, type Face, findDie } from "./dice.ts";
import { checkedPool, countDice, entry, MOST_DICE, type Pool } from "./pool.ts";
import type { DiceRule } from "./rules.ts";

/** One die on the table with the face it shows. */
export interface RolledDie {
  readonly die: DieId;
  readonly face: Face;
}

/** Dice on the table, numbered from 0. Plain data, safe in a state; the functions here return new rolls. */
export type Roll = readonly RolledDie[];

/**
 * Rolls every die of a pool, in the order of the set. Chance is asked once per die under `label:die`
 * (`roll({ red: 1 }, chance, "attack")` asks `"attack:red"`), so that scripts and logs say which die is meant.
 * Refuses with `dice.pool.known-die`, `dice.pool.count`; a script that does not fit gives `tt.chance.script`.
 */
export function roll(pool: Pool, chance: Chance, label: string, dice: DiceSet = DICE): Result<Roll> {
  return addToRoll([], pool, chance, label, dice);
}

/** A roll with the dice of a pool rolled and put behind it; asks and refuses as {@link roll}. */
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
 * Rerolls the dice at these indices together, in ascending order of index, each once; the others stay as they are.
 * A later effect may choose the same dice again (reb.dice.reroll-any-times, leg.roll-attack.aim-same-die-again).
 * Refuses with `dice.reroll.choice` (no such index, an index twice), `dice.pool.known-die`, `tt.chance.script`.
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

/** A roll without the dice at these indices, as when dice are spent. Refuses with `dice.reroll.choice`. */
export function removeRolled(rolled: Roll, indices: readonly number[]): Result<Roll> {
  const wrong = wrongChoice(rolled, indices);
  if (wrong !== undefined) return fail(wrong);
  const chosen = new Set(indices);
  return ok(rolled.filter((_, index) => !chosen.has(index)));
}

/**
 * A roll with one die turned to another of its faces. Refuses with `dice.reroll.choice` (no such index),
 * `dice.pool.known-die`, `dice.roll.known-face` (not printed on that die).
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
 * How often each face shows, on dice of all ids or only of those named: `{ hit: 3, blank: 1 }`. A face that does not
 * show is missing.
 */
export function countFaces(rolled: Roll, ...ids: readonly DieId[]): Readonly<Record<Face, number>> {
  const counts = new Map<Face, number>();
  for (const { die, face } of rolled) {
    if (ids.length === 0 || ids.includes(die)) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** How often one face shows, on dice of all ids or only of those named. */
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
