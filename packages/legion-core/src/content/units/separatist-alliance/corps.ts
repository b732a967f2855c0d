import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Corps units of the Separatist Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "separatist-alliance", rank: "corps" }, () => ({
  "b1-battle-droids": {
    name: "B1 Battle Droids",
    is: { cost: 38, type: "droid-trooper", base: "small" },
    stats: { miniatures: 6, wounds: 1, courage: 1, speed: 2, die: "white" },
    bar: ["heavy-weapon", "personnel", "comms"],
    keywords: ["ai (attack)", { id: "coordinate", of: [{ type: "droid-trooper" }] }],
    weapons: [weapon("Bludgeon", "melee", "1w"), weapon("E-5 Blaster Rifle", "1-3", "1w")],
  },
  "b2-super-battle-droids": {
    name: "B2 Super Battle Droids",
    is: { cost: 64, type: "droid-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 2, courage: 2, speed: 2, die: "red" },
    bar: ["heavy-weapon", "personnel", "comms"],
    keywords: ["ai (attack)"],
    weapons: [weapon("Wrist Rockets", "1-1", "1r", "impact 1"), weapon("Arm Cannons", "melee 1-2", "2b")],
  },
  "geonosian-warriors-soldiers-of-the-hive": {
    name: "Geonosian Warriors",
    is: { title: "Soldiers of the Hive", cost: 45, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["heavy-weapon", "personnel"],
    keywords: [{ id: "jump", value: 3, as: "free-action" }, "scale", "death-from-above", "weighed-down"],
    weapons: [weapon("Spears", "melee", "1b"), weapon("Sonic Blasters", "1-2", "1b 1w")],
  },
}));
