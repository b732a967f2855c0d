import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const PROGRAMMED_LOYALTY = (): Upgrade => ({
  id: "programmed-loyalty",
  name: { en: "Programmed Loyalty" },
  type: "programming",
  cost: 5,
  restriction: { unit: "Imperial Dark Troopers" },
  keywords: [{ id: "retinue", of: [{ rank: "commander" }] }],
  special: true,
  summary: "Only a commander can give this unit orders; it has Retinue: Commander.",
  verification: LIST,
});

/** Programming upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [PROGRAMMED_LOYALTY];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
