import { fail, type Migration, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { catalogueFaults } from "../catalogue/faults.ts";
import { type Box, compileBox } from "../state/box.ts";
import type { BattleCards } from "../state/hooks/battle-card.ts";
import type { BattleForceEntries } from "../state/hooks/battle-force.ts";
import type { CommandCards } from "../state/hooks/command-card.ts";
import type { GameKeywords } from "../state/hooks/keyword.ts";
import type { UpgradeCards } from "../state/hooks/upgrade-card.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "./entries.ts";
import { KEYWORDS } from "./keyword-entries.ts";

/** What a game of one's own may change besides the cards. */
export interface GameOptions {
  /** The keywords that count, by id; those of this package unless said otherwise: `{ ...KEYWORDS, mine }`. */
  readonly keywords?: GameKeywords;
  /** What battle cards do, by id; those of this package unless said otherwise: `{ ...BATTLE_CARDS, mine }`. */
  readonly battle?: BattleCards;
  /** What command cards do, by id; those of this package unless said otherwise: `{ ...COMMAND_CARDS, mine }`. */
  readonly commands?: CommandCards;
  /** What upgrade cards do, by id; those of this package unless said otherwise: `{ ...UPGRADE_CARDS, mine }`. */
  readonly upgrades?: UpgradeCards;
  /** What battle forces change in play, by id; those of this package unless said otherwise: `{ ...BATTLE_FORCES, mine }`. */
  readonly forces?: BattleForceEntries;
  /** How documents of earlier editions of these cards go on in this one. */
  readonly migrations?: readonly Migration[];
}

/**
 * A catalogue of one's own with what its cards do, compiled. Cards that do not hold together are refused with their first fault
 * (`tt.catalogue.entry`), and so are keywords and doings of cards and battle forces under another id than their own.
 */
export function customBox(
  catalogue: Catalogue,
  {
    keywords = KEYWORDS,
    battle = BATTLE_CARDS,
    commands = COMMAND_CARDS,
    upgrades = UPGRADE_CARDS,
    forces = BATTLE_FORCES,
  }: GameOptions,
): Result<Box> {
  const fault =
    catalogueFaults(catalogue)[0] ??
    misplaced(keywords) ??
    misplaced(battle) ??
    misplaced(commands) ??
    misplaced(upgrades) ??
    misplaced(forces);
  return fault === undefined
    ? ok(compileBox({ catalogue, keywords, battle, commands, upgrades, forces }))
    : fail(fault);
}

/** The first entry of a table that stands in it under another id than its own. */
function misplaced(table: Readonly<Record<string, { readonly id: string }>>): Violation | undefined {
  for (const [entry, { id }] of Object.entries(table)) {
    if (id !== entry) return violation("tt.catalogue.entry", "under-another-id", { entry, about: id });
  }
  return undefined;
}
