import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Special forces of the Galactic Republic. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-republic", rank: "special-forces" }, () => ({
  "arc-troopers": {
    name: "ARC Troopers",
    is: { cost: 70, type: "clone-trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red" },
    bar: ["squad-leader", "heavy-weapon", "training", "comms", "gear", "gear", "grenades"],
    keywords: ["charge", "impervious", "scale", "scout 2", "sharpshooter 1", "tactical 1"],
    weapons: [weapon("DC-17 Hand Blasters", "melee 1-2", "2b")],
  },
  "arf-troopers": {
    name: "ARF Troopers",
    is: { cost: 66, type: "clone-trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red" },
    bar: ["squad-leader", "heavy-weapon", "personnel", "comms", "training", "grenades"],
    keywords: ["observe 2", "scout 1", "low-profile", "unhindered"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("DC-15A Blaster Rifle", "1-4", "1b")],
  },
  "wookiee-warriors-kashyyyk-defenders": {
    name: "Wookiee Warriors",
    is: { title: "Kashyyyk Defenders", cost: 72, type: "wookiee-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 3, courage: 2, speed: 2, die: "white", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "gear", "grenades"],
    keywords: ["indomitable", "scale", "sharpshooter 1"],
    weapons: [weapon("Combat Training", "melee", "1b 1w"), weapon("X1 Carbine", "1-3", "2w")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "wookiee-warriors-noble-fighters": {
    name: "Wookiee Warriors",
    is: { title: "Noble Fighters", cost: 69, type: "wookiee-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 3, courage: 2, speed: 2, die: "white", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "training", "gear", "grenades"],
    keywords: ["charge", "duelist", "indomitable", "scale"],
    weapons: [weapon("Ryyk Blade", "melee", "2b"), weapon("Kashyyyk Pistol", "1-2", "1b 1w")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
}));
