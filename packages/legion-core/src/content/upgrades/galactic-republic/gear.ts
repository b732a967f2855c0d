import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const KATARN_PATTERN_ARMOR = (): Upgrade => ({
  id: "katarn-pattern-armor",
  name: { en: "Katarn Pattern Armor" },
  type: "gear",
  cost: 0,
  restriction: { unit: "Clone Commandos" },
  expend: true,
  special: true,
  summary: "When a ranged attack would deal more than 1 wound to the unit, expend to take only 1.",
  verification: LIST,
});

/** Gear upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [KATARN_PATTERN_ARMOR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
