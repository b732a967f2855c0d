import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Gear upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "gear" }, () => ({
  "combat-armor-rebel": {
    name: "Combat Armor",
    cost: 15,
    restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
    loses: ["defense-surge"],
    changes: { defenseDie: "red" },
    doubts: ["Wording from one summary."],
  },
  "electro-grappling-line": {
    name: "Electro Grappling Line",
    cost: 5,
    restriction: { unit: "Sabine Wren" },
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "mandalorian-combat-shields": {
    name: "Mandalorian Combat Shields",
    cost: 10,
    restriction: { unit: "Mandalorian Resistance" },
    keywords: ["shielded"],
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "The effect is not recorded.",
      "The figures of its keywords are not recorded.",
    ],
  },
  "sabines-combat-shield": {
    name: "Sabine's Combat Shield",
    cost: 5,
    restriction: { unit: "Sabine Wren" },
    keywords: ["shielded", "recharge"],
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "The effect is not recorded.",
      "The figures of its keywords are not recorded.",
    ],
  },
}));
