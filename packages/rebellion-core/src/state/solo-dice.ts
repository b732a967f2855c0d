import type { Chance, NameOf } from "@sw/tabletop";

/** Draws one face of a die, from 0 for the face 1. */
function roll(chance: Chance, label: string, sides: 6 | 8): number {
  return chance.pick(`d${sides}: ${label}`, sides, (face) => String(face + 1));
}

/** Rolls a D8. Returns its result, from 1. */
export function rollD8(chance: Chance, label: string): number {
  return roll(chance, label, 8) + 1;
}

/** Picks a candidate, from 0, by a D6 that is rolled again until its face fits. */
export function pickByD6(chance: Chance, label: string, fits: (face: number) => boolean): number {
  for (;;) {
    const face = roll(chance, label, 6);
    if (fits(face)) return face;
  }
}

/**
 * Picks one of equal candidates, from 0, by a D8 (solo.dice.candidates). Each candidate has an equal number of results,
 * and results left over are rolled again. For more than eight candidates two dice give 1 to 64. A single candidate
 * needs no roll.
 */
export function pickByD8(chance: Chance, label: string, count: number): number {
  if (count <= 1) return 0;
  const results = count <= 8 ? 8 : 64;
  const share = Math.floor(results / count);
  for (;;) {
    const first = roll(chance, label, 8);
    const result = count <= 8 ? first : first * 8 + roll(chance, label, 8);
    if (result < share * count) return Math.floor(result / share);
  }
}

/**
 * Wraps a chance for players without a D6: each D6 becomes a D8 whose 7 and 8 are rolled again, with a label that says
 * so (solo.dice.d6-from-d8).
 */
export function d6ByD8(chance: Chance): Chance {
  const asked =
    (ask: "die" | "pick") =>
    (label: string, count: number, nameOf: NameOf): number => {
      if (!label.startsWith("d6: ")) return chance[ask](label, count, nameOf);
      for (;;) {
        const face = chance[ask](label.replace("d6", "d8"), 8, (one) => String(one + 1));
        if (face < count) return face;
      }
    };
  return {
    die: asked("die"),
    pick: asked("pick"),
    order: (label, count, nameOf) => chance.order(label, count, nameOf),
  };
}
