import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const ATTACK_PROTOCOLS = (): Upgrade => ({
  id: "attack-protocols",
  name: { en: "Attack Protocols" },
  type: "programming",
  cost: 8,
  restriction: { type: "ground-vehicle" },
  keywords: [
    { id: "ai", actions: ["aim"] },
    { id: "precise", value: 2 },
  ],
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const DEFENSE_PROTOCOLS = (): Upgrade => ({
  id: "defense-protocols",
  name: { en: "Defense Protocols" },
  type: "programming",
  cost: 8,
  restriction: { type: "ground-vehicle" },
  keywords: [{ id: "ai", actions: ["dodge"] }, { id: "nimble" }, { id: "outmaneuver" }],
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const ENGAGEMENT_PROTOCOLS = (): Upgrade => ({
  id: "engagement-protocols",
  name: { en: "Engagement Protocols" },
  type: "programming",
  cost: 3,
  restriction: { type: "ground-vehicle" },
  keywords: [{ id: "ai", actions: ["attack", "move"] }],
});

/** Programming upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [ATTACK_PROTOCOLS, DEFENSE_PROTOCOLS, ENGAGEMENT_PROTOCOLS];
