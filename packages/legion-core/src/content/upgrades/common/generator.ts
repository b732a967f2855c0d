import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const BARRAGE_GENERATOR = (): Upgrade => ({
  id: "barrage-generator",
  name: { en: "Barrage Generator" },
  type: "generator",
  cost: 3,
  exhaust: true,
  special: true,
  summary:
    "When the unit attacks with a ranged weapon that has Fixed, exhaust to add 2 white dice to the pool, which gains Suppressive.",
  verification: LIST,
});

const OVERCHARGED_GENERATOR = (): Upgrade => ({
  id: "overcharged-generator",
  name: { en: "Overcharged Generator" },
  type: "generator",
  cost: 3,
  exhaust: true,
  special: true,
  summary:
    "When the unit attacks with a ranged weapon that has Fixed, exhaust to add 1 die to the pool, which gains Impact 1 (black by the list and the transcription, white by an older table).",
  verification: LIST,
});

/** Generator upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [BARRAGE_GENERATOR, OVERCHARGED_GENERATOR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
