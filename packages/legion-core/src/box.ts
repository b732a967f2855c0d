import { type Hash, hashOf } from "@sw/tabletop";
import { type Box, boxOf } from "./army/box.ts";
import type { Catalogue, Command } from "./catalogue/entries.ts";
import type { GameKeywords } from "./keywords/round.ts";

/** A catalogue and its keywords, compiled for play. */
export interface GameBox {
  readonly hash: Hash;
  readonly cards: Box;
  readonly keywords: GameKeywords;
}

/** Compiles a catalogue with the keywords that count. */
export function gameBox(catalogue: Catalogue, keywords: GameKeywords): GameBox {
  return { hash: hashOf({ catalogue, keywords: Object.keys(keywords).sort() }), cards: boxOf(catalogue), keywords };
}

/** A command card by its place in the catalogue. */
export function commandOf({ cards }: GameBox, card: number): Command {
  const found = cards.catalogue.commands[card];
  if (found === undefined) throw new RangeError(`no command card ${card}`);
  return found;
}
