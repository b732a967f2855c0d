import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const FRENZIED_GUNNER = (): Upgrade => ({
  id: "frenzied-gunner",
  name: { en: "Frenzied Gunner" },
  type: "pilot",
  cost: 5,
  restriction: { rank: "heavy", affiliation: "raiders" },
  special: true,
  summary:
    "When making a ranged attack the unit may roll 1 red defence die in Form Attack Pool: blank adds a white attack die, block a black one, surge a red one.",
  verification: LIST,
});

const RAIDING_PARTY_LEADER = (): Upgrade => ({
  id: "raiding-party-leader",
  name: { en: "Raiding Party Leader" },
  type: "pilot",
  cost: 10,
  bullets: 1,
  restriction: { rank: "heavy", affiliation: "raiders" },
  keywords: [{ id: "allies-of-convenience" }, { id: "field-commander" }],
  summary: "The unit has Allies of Convenience and Field Commander; friendly raider vehicles have Demoralize 1.",
  verification: LIST,
});

/** Pilot upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [FRENZIED_GUNNER, RAIDING_PARTY_LEADER];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
