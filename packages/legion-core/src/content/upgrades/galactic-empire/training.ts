import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const IMPERIAL_MARCH = (): Upgrade => ({
  id: "imperial-march",
  name: { en: "Imperial March" },
  type: "training",
  cost: 6,
  restriction: { faction: "galactic-empire", rank: "corps" },
  expend: true,
  special: true,
  summary:
    "The second standard move of an activation is made at 1 higher maximum speed; the card may be expended for Charge.",
  verification: { ...LIST, doubts: ["Wording from one summary."] },
});

const INQUISITORIUS_TRAINING = (): Upgrade => ({
  id: "inquisitorius-training",
  name: { en: "Inquisitorius Training" },
  type: "training",
  cost: 5,
  restriction: { any: [{ unit: "Fifth Brother" }, { unit: "Seventh Sister" }] },
  keywords: [{ id: "demoralize", value: 1 }],
  special: true,
  summary:
    "The unit has Demoralize 1. When a unit within 1 exhausts a force upgrade, it may roll a red defence die; on block or surge the effect is cancelled and the upgrade stays exhausted.",
  verification: LIST,
});

/** Training upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [IMPERIAL_MARCH, INQUISITORIUS_TRAINING];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
