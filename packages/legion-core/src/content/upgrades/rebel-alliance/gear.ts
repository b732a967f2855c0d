import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const COMBAT_ARMOR_REBEL = (): Upgrade => ({
  id: "combat-armor-rebel",
  name: { en: "Combat Armor" },
  type: "gear",
  cost: 15,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  loses: ["defense-surge"],
  changes: { defenseDie: "red" },
  doubts: ["Wording from one summary."],
});

const ELECTRO_GRAPPLING_LINE = (): Upgrade => ({
  id: "electro-grappling-line",
  name: { en: "Electro Grappling Line" },
  type: "gear",
  cost: 5,
  restriction: { unit: "Sabine Wren" },
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const MANDALORIAN_COMBAT_SHIELDS = (): Upgrade => ({
  id: "mandalorian-combat-shields",
  name: { en: "Mandalorian Combat Shields" },
  type: "gear",
  cost: 10,
  restriction: { unit: "Mandalorian Resistance" },
  keywords: [{ id: "shielded" }],
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "The effect is not recorded.",
    "The figures of its keywords are not recorded.",
  ],
});

const SABINES_COMBAT_SHIELD = (): Upgrade => ({
  id: "sabines-combat-shield",
  name: { en: "Sabine's Combat Shield" },
  type: "gear",
  cost: 5,
  restriction: { unit: "Sabine Wren" },
  keywords: [{ id: "shielded" }, { id: "recharge" }],
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "The effect is not recorded.",
    "The figures of its keywords are not recorded.",
  ],
});

/** Gear upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  COMBAT_ARMOR_REBEL,
  ELECTRO_GRAPPLING_LINE,
  MANDALORIAN_COMBAT_SHIELDS,
  SABINES_COMBAT_SHIELD,
];
