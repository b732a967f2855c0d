import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Special forces of the Rebel Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "rebel-alliance", rank: "special-forces" }, () => ({
  "mandalorian-resistance": {
    name: "Mandalorian Resistance",
    is: { cost: 62, type: "trooper", base: "small" },
    stats: { miniatures: 3, wounds: 1, courage: 2, speed: 3, die: "red", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "armament", "grenades"],
    keywords: ["jump 2", "impervious", "nimble"],
    weapons: [weapon("Westar 35 Blaster Pistols", "melee 1-2", "2b")],
    doubts: ["Weapon range melee to 2 by another transcription; the list of that date has 1 to 2."],
  },
  "mandalorian-resistance-clan-wren": {
    name: "Mandalorian Resistance",
    is: { title: "Clan Wren", cost: 30, bullets: 1, bulletsOn: "title", type: "trooper", base: "small" },
    stats: { wounds: 2, courage: 2, speed: 3, die: "red", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "heavy-weapon", "training", "comms", "gear", "armament", "grenades"],
    keywords: [
      "jump 2",
      "equip (tristan-wren-mandalorian-resistance, ursa-wren-mandalorian-resistance)",
      "impervious",
      "nimble",
      "retinue (Sabine Wren)",
    ],
    weapons: [weapon("Combat Training", "melee", "1b 1w"), weapon("Westar 35 Blaster Pistols", "1-2", "2b")],
  },
  "rebel-commandos": {
    name: "Rebel Commandos",
    is: { cost: 48, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
    keywords: ["low-profile", "scout 2", "sharpshooter 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("A-200 Blaster Rifle", "1-3", "1b")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "rebel-sleeper-cell-ready-to-strike": {
    name: "Rebel Sleeper Cell",
    is: { title: "Ready to Strike", cost: 77, type: "trooper", base: "small" },
    stats: { miniatures: 6, wounds: 1, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "personnel", "gear", "comms", "training"],
    keywords: ["nimble", "scout 2", "tactical 1"],
    weapons: [
      weapon("Det Packs", "melee", "1r", "impact 1"),
      weapon("Blaster Pistols", "melee", "1b 1w", "suppressive"),
      weapon("Blaster Pistols", "1-2", "2b"),
    ],
  },
  "wookiee-warriors-freedom-fighters": {
    name: "Wookiee Warriors",
    is: { title: "Freedom Fighters", cost: 69, type: "wookiee-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 3, courage: 2, speed: 2, die: "white", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "training", "gear", "grenades"],
    keywords: ["charge", "duelist", "indomitable", "scale"],
    weapons: [weapon("Ryyk Blade", "melee", "2b"), weapon("Kashyyyk Pistol", "1-2", "1b 1w")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "wookiee-warriors-kashyyyk-resistance": {
    name: "Wookiee Warriors",
    is: { title: "Kashyyyk Resistance", cost: 72, type: "wookiee-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 3, courage: 2, speed: 2, die: "white", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "gear", "grenades"],
    keywords: ["indomitable", "scale", "sharpshooter 1"],
    weapons: [weapon("Combat Training", "melee", "1b 1w"), weapon("X1 Carbine", "1-3", "2w")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
}));
