import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const ENHANCED_COMBAT_SUBROUTINES = (): Upgrade => ({
  id: "enhanced-combat-subroutines",
  name: { en: "Enhanced Combat Subroutines" },
  type: "programming",
  cost: 5,
  restriction: { unit: "Super Tactical Command Droid" },
  keywords: [
    { id: "sharpshooter", value: 1 },
    { id: "lethal", value: 1 },
  ],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const LIMITER_OVERRIDE = (): Upgrade => ({
  id: "limiter-override",
  name: { en: "Limiter Override" },
  type: "programming",
  cost: 5,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  incomplete: true,
  doubts: ["Card text not found."],
});

const OPTIMIZED_TASK_FLOW = (): Upgrade => ({
  id: "optimized-task-flow",
  name: { en: "Optimized Task Flow" },
  type: "programming",
  cost: 8,
  restriction: { unit: "Super Tactical Command Droid" },
  keywords: [{ id: "direct", of: [{ keyword: "ai" }] }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const OVERCLOCK = (): Upgrade => ({
  id: "overclock",
  name: { en: "Overclock" },
  type: "programming",
  cost: 5,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  incomplete: true,
  doubts: ["Card text not found."],
});

const SLICED_COMMS = (): Upgrade => ({
  id: "sliced-comms",
  name: { en: "Sliced Comms" },
  type: "programming",
  cost: 8,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  incomplete: true,
  doubts: ["Card text not found."],
});

const STRATEGIC_PROGRAMMING = (): Upgrade => ({
  id: "strategic-programming",
  name: { en: "Strategic Programming" },
  type: "programming",
  cost: 8,
  restriction: { unit: "Super Tactical Command Droid" },
  keywords: [{ id: "strategize", value: 1 }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const TARGETING_RELAY = (): Upgrade => ({
  id: "targeting-relay",
  name: { en: "Targeting Relay" },
  type: "programming",
  cost: 5,
  bullets: 2,
  restriction: { unit: "Super Tactical Command Droid" },
  incomplete: true,
  doubts: ["Card text not found."],
});

/** Programming upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [
  ENHANCED_COMBAT_SUBROUTINES,
  LIMITER_OVERRIDE,
  OPTIMIZED_TASK_FLOW,
  OVERCLOCK,
  SLICED_COMMS,
  STRATEGIC_PROGRAMMING,
  TARGETING_RELAY,
];
