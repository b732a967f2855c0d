import type { Spectator } from "../contract/contract.ts";
import type { SeatMask } from "./pile.ts";

// Games of two sides: sides by number as states keep them, and the bits by which piles say who knows a card.

/** One of two sides, by its index in the order of turns or of the board. */
export type Side = 0 | 1;

/** Returns the other side. */
export function opponentOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Returns the bit of a side in a pile's `knownTo`. */
export function bitOf(side: Side): SeatMask {
  return side === 0 ? 1 : 2;
}

/** The bit of spectators in a pile's `knownTo`. */
export const SPECTATOR_BIT = 4;

/** The bits of both sides and of spectators: the `knownTo` of cards that everybody has seen. */
export const PUBLIC = 7;

/**
 * Returns a function that lists the viewers in a mask: the two sides in order by name, then `spectator`. Its lists are
 * shared and frozen.
 */
export function viewersBy<Name extends string>(
  names: readonly [Name, Name],
): (mask: SeatMask) => readonly (Name | Spectator)[] {
  const all = [...names, "spectator"] as const;
  const byMask = Array.from({ length: PUBLIC + 1 }, (_, mask) =>
    Object.freeze(all.filter((_one, bit) => (mask & (1 << bit)) !== 0)),
  );
  return (mask) => byMask[mask & PUBLIC] ?? [];
}
