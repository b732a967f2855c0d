import type { UnitMatch } from "../../catalogue/entries.ts";
import type { Gift } from "./command-card.ts";

/** Keywords with their figures for the units that fit any of the matches by their cards; they add to what these print. */
export interface GivenKeywords {
  readonly figures: Readonly<Record<string, number>>;
  readonly to: readonly UnitMatch[];
}

/**
 * What a battle force changes in play, in an entry of its own (leg.battle-force.own-rules). One whose special rules concern
 * the building of armies alone has an entry with nothing but its id. Its units and ranks stand in the catalogue.
 */
export interface BattleForceEntry {
  readonly id: string;
  readonly keywords?: readonly GivenKeywords[];
  /** Keywords that none of its units can use, whatever its cards print. */
  readonly unused?: readonly string[];
  /** Whether a unit that counts as of another rank when the army is built does so for battle cards, too. */
  readonly ranksForBattleCards?: true;
  /** All else that its units can do or have, under the id of the force. */
  readonly gift?: Gift;
}

/** What battle forces change in play, by id. */
export type BattleForceEntries = Readonly<Record<string, BattleForceEntry>>;
