import type { Cards } from "../../catalogue/cards.ts";
import type { Command } from "../../catalogue/entries.ts";

/** Command cards of several files in the order of the catalogue: by their pips, then by their ids. */
export function byPips(files: readonly Cards<Command>[]): Cards<Command> {
  const cards = files.flat().map((card) => ({ card, ...card() }));
  return cards.sort((a, b) => a.pips - b.pips || (a.id < b.id ? -1 : 1)).map(({ card }) => card);
}
