import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";

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
  summary: "The unit has AI: Aim and Precise 2.",
  verification: { ...LIST, doubts: ["Of the list of 2026-01-14 alone: cost."] },
});

const DEFENSE_PROTOCOLS = (): Upgrade => ({
  id: "defense-protocols",
  name: { en: "Defense Protocols" },
  type: "programming",
  cost: 8,
  restriction: { type: "ground-vehicle" },
  keywords: [{ id: "ai", actions: ["dodge"] }, { id: "nimble" }, { id: "outmaneuver" }],
  summary: "The unit has AI: Dodge, Nimble and Outmaneuver.",
  verification: { ...LIST, doubts: ["Of the list of 2026-01-14 alone: cost."] },
});

const ENGAGEMENT_PROTOCOLS = (): Upgrade => ({
  id: "engagement-protocols",
  name: { en: "Engagement Protocols" },
  type: "programming",
  cost: 3,
  restriction: { type: "ground-vehicle" },
  keywords: [{ id: "ai", actions: ["attack", "move"] }],
  summary: "The unit has AI (attack or move).",
  verification: LIST,
});

/** Programming upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [ATTACK_PROTOCOLS, DEFENSE_PROTOCOLS, ENGAGEMENT_PROTOCOLS];
