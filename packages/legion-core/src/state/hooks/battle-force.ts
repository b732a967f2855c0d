import type { UnitMatch } from "../../catalogue/entries.ts";
import type { Gift } from "./command-card.ts";

/** Keywords with their values for units whose cards fit any of the matches. They add to the printed keywords. */
export interface GivenKeywords {
  readonly figures: Readonly<Record<string, number>>;
  readonly to: readonly UnitMatch[];
}

/**
 * The rules of a battle force during play (leg.battle-force.own-rules). A force whose special rules only concern army
 * building has only an id here; the catalogue holds its units and ranks.
 */
export interface BattleForceEntry {
  readonly id: string;
  readonly keywords?: readonly GivenKeywords[];
  /** Keywords that none of its units can use, even if their cards print them. Defaults to none. */
  readonly unused?: readonly string[];
  /** Whether a unit that counts as another rank in army building also does so for battle cards. */
  readonly ranksForBattleCards?: true;
  /** All other effects that its units have, under the id of the force. */
  readonly gift?: Gift;
}

/** The rules of battle forces during play, by id. */
export type BattleForceEntries = Readonly<Record<string, BattleForceEntry>>;
