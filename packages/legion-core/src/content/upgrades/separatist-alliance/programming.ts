import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Programming upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "programming", restriction: { unit: "Super Tactical Command Droid" } },
  () => ({
    "enhanced-combat-subroutines": {
      name: "Enhanced Combat Subroutines",
      cost: 5,
      keywords: ["sharpshooter 1", "lethal 1"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "limiter-override": {
      name: "Limiter Override",
      cost: 5,
      bullets: 2,
      incomplete: true,
      doubts: ["Card text not found."],
    },
    "optimized-task-flow": {
      name: "Optimized Task Flow",
      cost: 8,
      keywords: [{ id: "direct", of: [{ keyword: "ai" }] }],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    overclock: {
      name: "Overclock",
      cost: 5,
      bullets: 2,
      incomplete: true,
      doubts: ["Card text not found."],
    },
    "sliced-comms": {
      name: "Sliced Comms",
      cost: 8,
      bullets: 2,
      incomplete: true,
      doubts: ["Card text not found."],
    },
    "strategic-programming": {
      name: "Strategic Programming",
      cost: 8,
      keywords: ["strategize 1"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "targeting-relay": {
      name: "Targeting Relay",
      cost: 5,
      bullets: 2,
      incomplete: true,
      doubts: ["Card text not found."],
    },
  }),
);
