import { type Hash, hashOf } from "@sw/tabletop";
import { type Box, boxOf } from "./army/box.ts";
import type { Catalogue, Command } from "./catalogue/entries.ts";
import type { CommandCards } from "./command-cards/types.ts";
import type { GameKeyword, GameKeywords } from "./keywords/round.ts";
import type { BattleCards } from "./mission/types.ts";

/** A catalogue and its keywords, compiled for play. */
export interface GameBox {
  readonly hash: Hash;
  readonly cards: Box;
  /** Keywords by id, and under the ids of command cards what these give to units or ask for. */
  readonly keywords: GameKeywords;
  /** What battle cards do, by id; those without an entry are not played. */
  readonly battle: BattleCards;
  /** What command cards do, by id; those without an entry are not played. */
  readonly commands: CommandCards;
}

/** Compiles a catalogue with the keywords and the doings of battle and command cards that count. */
export function gameBox(
  catalogue: Catalogue,
  keywords: GameKeywords,
  battle: BattleCards,
  commands: CommandCards,
): GameBox {
  const ids = {
    keywords: Object.keys(keywords).sort(),
    battle: Object.keys(battle).sort(),
    commands: Object.keys(commands).sort(),
  };
  const all = { ...keywords, ...effectsOf(catalogue, commands) };
  return { hash: hashOf({ catalogue, ...ids }), cards: boxOf(catalogue), keywords: all, battle, commands };
}

/** What command cards give to units, or ask a player to choose, in the shape of keywords. */
function effectsOf({ commands }: Catalogue, entries: CommandCards): GameKeywords {
  const effects: Record<string, GameKeyword> = {};
  for (const { id, name } of commands) {
    const { gift, choice } = entries[id] ?? {};
    if (gift === undefined && choice === undefined) continue;
    const asked = choice === undefined ? {} : { choice };
    effects[id] = { id, name: { en: name.en, es: name.es ?? name.en }, rules: [], ...gift?.effect, ...asked };
  }
  return effects;
}

/** A command card by its place in the catalogue. */
export function commandOf({ cards }: GameBox, card: number): Command {
  const found = cards.catalogue.commands[card];
  if (found === undefined) throw new RangeError(`no command card ${card}`);
  return found;
}
