import type { Chance, NameOf } from "@sw/tabletop";

/** Asks one face of a die: 0 for the 1, and so on. */
function roll(chance: Chance, label: string, sides: 6 | 8): number {
  return chance.pick(`d${sides}: ${label}`, sides, (face) => String(face + 1));
}

/** The result of a D8, from 1. */
export function rollD8(chance: Chance, label: string): number {
  return roll(chance, label, 8) + 1;
}

/** A result of a D6 among so many candidates, from 0; the others are rolled again. */
export function pickByD6(chance: Chance, label: string, fits: (face: number) => boolean): number {
  for (;;) {
    const face = roll(chance, label, 6);
    if (fits(face)) return face;
  }
}

/**
 * One of equal candidates, from 0, by a D8 of which each has an equal run of results; those left over are rolled again, and for
 * more than eight two dice are read as 1 to 64 (solo.dice.candidates). A single candidate is not rolled for.
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
 * The same chance for who has no D6: where one is asked a D8 is, of which 7 and 8 are rolled again, and its label says so
 * (solo.dice.d6-from-d8).
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
