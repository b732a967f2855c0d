import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy weapon upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  "axe-ewok": {
    name: "Axe Ewok",
    cost: 15,
    restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
    miniatures: 1,
    weapons: [weapon("Stone Axe", "melee", "1r", "impact 1", "pierce 1")],
  },
  "electro-whip-soldier": {
    name: "Electro-Whip Soldier",
    cost: 10,
    restriction: { unit: "Pyke Syndicate Foot Soldiers" },
    miniatures: 1,
    weapons: [weapon("Electro-Whip Soldier", "melee 1-1", "2r", "immobilize 1", "suppressive")],
  },
  "mag-det-enforcer": {
    name: "Mag-Det Enforcer",
    cost: 16,
    restriction: { unit: "Black Sun Enforcers" },
    miniatures: 1,
    weapons: [weapon("Mag-Detpack", "melee 1-1", "3b", "blast", "impact 3")],
  },
  "mandalorian-super-commando": {
    name: "Mandalorian Super Commando",
    cost: 24,
    restriction: { unit: "Mandalorian Super Commandos" },
    miniatures: 1,
    keywords: ["cache (surge 2)"],
  },
  "p13-m-disruptor-soldier": {
    name: "P13-M Disruptor Soldier",
    cost: 22,
    restriction: { unit: "Pyke Syndicate Foot Soldiers" },
    miniatures: 1,
    weapons: [weapon("P13-M Disruptor", "1-4", "1r 2b", "impact 1")],
  },
  "rook-kast-heavy-weapon": {
    name: "Rook Kast",
    cost: 35,
    bullets: 1,
    restriction: { unit: "Mandalorian Super Commandos" },
    miniatures: 1,
    keywords: ["retinue (Maul)", "leader"],
    weapons: [weapon("Rook's Blaster Pistols", "melee 1-2", "2r 2w")],
  },
  "scatter-gun-enforcer": {
    name: "Scatter Gun Enforcer",
    cost: 28,
    restriction: { unit: "Black Sun Enforcers" },
    miniatures: 1,
    weapons: [weapon("Scatter Gun", "melee 1-2", "2r", "pierce 1")],
  },
  "super-commando-gunslinger": {
    name: "Super Commando Gunslinger",
    cost: 28,
    restriction: { unit: "Mandalorian Super Commandos" },
    miniatures: 1,
    weapons: [weapon("Dual Blaster Pistols", "melee 1-2", "2b 2w", "lethal 1")],
    doubts: ["Of the list of 2026-01-14 alone: cost, weapons."],
  },
  "super-commando-marksman": {
    name: "Super Commando Marksman",
    cost: 28,
    restriction: { unit: "Mandalorian Super Commandos" },
    miniatures: 1,
    weapons: [weapon("Super Commando Marksman", "1-3", "1r 1b 1w")],
    doubts: ["An older table also gives Precise 1.", "Of the list of 2026-01-14 alone: weapons."],
  },
}));
