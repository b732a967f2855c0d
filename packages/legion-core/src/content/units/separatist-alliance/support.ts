import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Support units of the Separatist Alliance, strike teams among them. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "separatist-alliance", rank: "support" }, () => ({
  "bx-series-droid-commandos-strike-team": {
    name: "BX-Series Droid Commandos",
    is: { title: "Strike Team", rank: "special-forces", cost: 20, type: "droid-trooper", base: "small" },
    stats: { wounds: 1, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "grenades", "armament", "comms"],
    keywords: [
      "jump 1",
      "ai (dodge, move)",
      "detachment (BX-Series Droid Commandos)",
      "heavy-weapon-team",
      "impervious",
      "scale",
      "scout 3",
      "sharpshooter 1",
    ],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("Commando E-5 Blaster", "1-3", "2w")],
    doubts: ["Of the list of 2026-01-14 alone: rank, keywords, surge."],
  },
  droidekas: {
    name: "Droidekas",
    is: { cost: 67, type: "ground-vehicle", base: "medium", height: 4699 },
    stats: { miniatures: 2, wounds: 3, speed: 1, die: "white", surge: { defense: "block" } },
    bar: ["comms"],
    keywords: ["ai (attack, move)", "generator 1", "shielded 4", "wheel-mode"],
    weapons: [weapon("Dual Twin Blaster Cannons", "1-3", "1r 2b", "suppressive", "immune-deflect", "fixed (front)")],
    doubts: [
      "Earlier vehicle version of the card taken from the list of that date only.",
      "Of the list of 2026-01-14 alone: type, subtype, keywords, courage, resilience, speed, weapons.",
    ],
  },
  "dsd1-dwarf-spider-droid": {
    name: "DSD1 Dwarf Spider Droid",
    is: { cost: 50, type: "ground-vehicle", base: "large", height: 4460 },
    stats: { wounds: 6, resilience: 4, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["programming", "hardpoint", "comms"],
    keywords: [
      { id: "self-destruct", value: 3, as: "free-action" },
      "armor 3",
      "climbing-vehicle",
      "expert-climber",
      "programmed",
    ],
    weapons: [weapon("Wicked Kick", "melee", "1r 1b 1w")],
  },
  "lm-432-crab-droid": {
    name: "LM-432 Crab Droid",
    is: { cost: 70, type: "ground-vehicle", base: "large", height: 3691 },
    stats: { wounds: 5, resilience: 3, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["programming", "hardpoint", "comms"],
    keywords: ["armor 2", "climbing-vehicle", "programmed", "reposition", "scale", "scout 1", "scouting-party 1"],
    weapons: [weapon("Crab Claws", "melee", "2r 1b 1w", "impact 2", "pierce 1")],
  },
  "stap-riders": {
    name: "STAP Riders",
    is: { cost: 70, type: "repulsor-vehicle", base: "medium", height: 5705 },
    stats: { miniatures: 2, wounds: 3, speed: 3, die: "white" },
    bar: ["comms"],
    keywords: [
      "agile 1",
      "ai (dodge)",
      { id: "coordinate", of: [{ type: "droid-trooper" }, { type: "vehicle" }] },
      "cover 1",
      "speeder 1",
    ],
    weapons: [weapon("Dual Blaster Cannons", "1-3", "3b", "critical 1", "fixed (front)")],
    doubts: ["AI: the card picture shows Dodge, the list shows Move."],
  },
}));
