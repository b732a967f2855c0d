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

/** Options for a game with your own rules, besides its catalogue. */
export interface GameOptions {
  /** The keywords in play, by id, for example `{ ...KEYWORDS, mine }`. Defaults to those of this package. */
  readonly keywords?: GameKeywords;
  /** The effects of battle cards, by id, for example `{ ...BATTLE_CARDS, mine }`. Defaults to those of this package. */
  readonly battle?: BattleCards;
  /**
   * The effects of command cards, by id, for example `{ ...COMMAND_CARDS, mine }`. Defaults to those of this package.
   */
  readonly commands?: CommandCards;
  /**
   * The effects of upgrade cards, by id, for example `{ ...UPGRADE_CARDS, mine }`. Defaults to those of this package.
   */
  readonly upgrades?: UpgradeCards;
  /**
   * The effects of battle forces in play, by id, for example `{ ...BATTLE_FORCES, mine }`. Defaults to those of this
   * package.
   */
  readonly forces?: BattleForceEntries;
  /** Migrations for documents of earlier editions of these cards. Defaults to none. */
  readonly migrations?: readonly Migration[];
}

/**
 * Compiles your own catalogue together with the effects of its cards. Fails with the first fault of an inconsistent
 * catalogue (`tt.catalogue.entry`), and for a keyword, card or battle force listed under an id other than its own.
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

/**
 * Returns a violation for the first entry of a table whose key differs from its own id, or undefined if there is none.
 */
function misplaced(table: Readonly<Record<string, { readonly id: string }>>): Violation | undefined {
  for (const [entry, { id }] of Object.entries(table)) {
    if (id !== entry) return violation("tt.catalogue.entry", "under-another-id", { entry, about: id });
  }
  return undefined;
}
