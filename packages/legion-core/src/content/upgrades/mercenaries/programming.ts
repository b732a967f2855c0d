import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const BOUNTY_PROGRAMMING = (): Upgrade => ({
  id: "bounty-programming",
  name: { en: '"Bounty" Programming' },
  type: "programming",
  cost: 5,
  restriction: { unit: "IG-11" },
  keywords: [{ id: "bounty" }, { id: "ai", actions: ["aim", "attack"] }],
  special: true,
  summary:
    "The unit has Bounty and AI (aim or attack). If its bounty is a unit of one of the two leader ranks its weapons gain Pierce 1, of the other Suppressive.",
  verification: { ...LIST, doubts: ["Sources disagree which rank gives which."] },
});

/** Programming upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [BOUNTY_PROGRAMMING];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
