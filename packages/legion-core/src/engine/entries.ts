import { BATTLE_FORCES } from "../cards/battle-forces/forces.ts";
import { COMMAND_CARDS } from "../cards/commands/cards/index.ts";
import { KEYWORDS } from "../cards/keywords/table.ts";
import { UPGRADE_CARDS } from "../cards/upgrades/cards.ts";
import { BATTLE_CARDS } from "../mission/cards/index.ts";
import type { GameEntries } from "../state/box.ts";

/** What every keyword and card of this package does. */
export const ENTRIES: GameEntries = {
  keywords: KEYWORDS,
  battle: BATTLE_CARDS,
  commands: COMMAND_CARDS,
  upgrades: UPGRADE_CARDS,
  forces: BATTLE_FORCES,
};
