import { type Hash, hashOf } from "@sw/tabletop";
import { type Box, boxOf } from "./army/box.ts";
import type { Catalogue, Command } from "./catalogue/entries.ts";
import type { GameKeywords } from "./keywords/round.ts";
import type { BattleCards } from "./mission/types.ts";

/** A catalogue and its keywords, compiled for play. */
export interface GameBox {
  readonly hash: Hash;
  readonly cards: Box;
  readonly keywords: GameKeywords;
  /** What battle cards do, by id; those without an entry are not played. */
  readonly battle: BattleCards;
}

/** Compiles a catalogue with the keywords and the doings of battle cards that count. */
export function gameBox(catalogue: Catalogue, keywords: GameKeywords, battle: BattleCards): GameBox {
  const ids = { keywords: Object.keys(keywords).sort(), battle: Object.keys(battle).sort() };
  return { hash: hashOf({ catalogue, ...ids }), cards: boxOf(catalogue), keywords, battle };
}

/** A command card by its place in the catalogue. */
export function commandOf({ cards }: GameBox, card: number): Command {
  const found = cards.catalogue.commands[card];
  if (found === undefined) throw new RangeError(`no command card ${card}`);
  return found;
}
