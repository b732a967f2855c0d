import { laterTable } from "@sw/tabletop";
import { byId } from "../catalogue/cards.ts";
import type { GameEntries } from "../state/box.ts";
import type { BattleCards } from "../state/hooks/battle-card.ts";
import type { BattleForceEntries } from "../state/hooks/battle-force.ts";
import type { CommandCards } from "../state/hooks/command-card.ts";
import type { UpgradeCards } from "../state/hooks/upgrade-card.ts";
import * as battleCards from "./battle-cards/index.ts";
import * as battleForces from "./battle-forces/index.ts";
import * as commands from "./commands/index.ts";
import { KEYWORDS } from "./keyword-entries.ts";
import * as upgrades from "./upgrades/index.ts";
import { deedsOf } from "./written/cards.ts";
import { upgradeDeeds } from "./written/upgrades.ts";

/** The effects of battle cards, by id. Cards without an entry cannot be played. */
export const BATTLE_CARDS: BattleCards = /* @__PURE__ */ laterTable(() => byId(deedsOf(battleCards.FILES)));

/** The effects of command cards, by id. Cards without an entry cannot be played. */
export const COMMAND_CARDS: CommandCards = /* @__PURE__ */ laterTable(() => byId(deedsOf(commands.FILES)));

/** The effects of upgrade cards beyond their figures, keywords and weapons, by id. */
export const UPGRADE_CARDS: UpgradeCards = /* @__PURE__ */ laterTable(() => byId(upgradeDeeds(upgrades.FILES)));

/** The effects of battle forces in play, by id. Armies of battle forces without an entry cannot be played. */
export const BATTLE_FORCES: BattleForceEntries = /* @__PURE__ */ laterTable(() => byId(deedsOf(battleForces.FILES)));

/** The effects of all keywords and cards of this package. */
export const ENTRIES: GameEntries = {
  keywords: KEYWORDS,
  battle: BATTLE_CARDS,
  commands: COMMAND_CARDS,
  upgrades: UPGRADE_CARDS,
  forces: BATTLE_FORCES,
};
