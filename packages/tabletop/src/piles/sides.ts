import type { Spectator } from "../contract/contract.ts";
import type { SeatMask } from "./pile.ts";

// Games of two sides: sides by number as states keep them, and the bits by which piles say who knows a card.

/** One of two sides by number, in the order of turns or of the board. */
export type Side = 0 | 1;

/** The other side. */
export function opponentOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The bit of a side in a pile's `knownTo`. */
export function bitOf(side: Side): SeatMask {
  return side === 0 ? 1 : 2;
}

/** The bit of whoever watches. */
export const SPECTATOR_BIT = 4;

/** The bits of both sides and of whoever watches: the `knownTo` of what everybody has seen. */
export const PUBLIC = 7;

/** Names who is in a mask by the names of the two sides: these in their order, then `spectator`. The lists are shared and frozen. */
export function viewersBy<Name extends string>(
  names: readonly [Name, Name],
): (mask: SeatMask) => readonly (Name | Spectator)[] {
  const all = [...names, "spectator"] as const;
  const byMask = Array.from({ length: PUBLIC + 1 }, (_, mask) =>
    Object.freeze(all.filter((_one, bit) => (mask & (1 << bit)) !== 0)),
  );
  return (mask) => byMask[mask & PUBLIC] ?? [];
}
