import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Support units of the Galactic Empire, including strike teams. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "support" }, () => ({
  "74-z-speeder-bikes": {
    name: "74-Z Speeder Bikes",
    is: { cost: 70, type: "repulsor-vehicle", base: "medium", height: 3965 },
    stats: { miniatures: 2, wounds: 3, speed: 3, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["comms"],
    keywords: ["cover 1", "speeder 1"],
    weapons: [
      weapon("EC-17 Hold-Out Blaster", "1-2", "2b"),
      weapon("Ax-20 Blaster Cannons", "1-3", "1r 1b 1w", "fixed (front)", "impact 1"),
    ],
  },
  "dewback-rider": {
    name: "Dewback Rider",
    is: { cost: 70, type: "creature-trooper", base: "large" },
    stats: { wounds: 6, courage: 2, speed: 1, die: "red", surge: { attack: "hit" } },
    bar: ["training", "comms", "armament"],
    keywords: ["armor 1", "relentless", "reposition", "spur", "unhindered"],
    weapons: [weapon("Razor Claws & Shock Prod", "melee", "3r 3w", "critical 2", "suppressive")],
  },
  "e-web-heavy-blaster-team": {
    name: "E-Web Heavy Blaster Team",
    is: { cost: 60, type: "emplacement-trooper", base: "large" },
    stats: { wounds: 4, courage: 2, speed: 1, die: "red", surge: { attack: "crit" } },
    bar: ["comms", "generator"],
    keywords: ["prepared-position", "reposition", "sentinel"],
    weapons: [
      weapon("Unarmed", "melee", "2b"),
      weapon("Blaster Rifles", "1-3", "2w"),
      weapon("E-Web Heavy Blaster", "1-4", "1r 2b 2w", "cumbersome", "fixed (front)", "impact 1"),
    ],
  },
  "range-troopers": {
    name: "Range Troopers",
    is: { cost: 70, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 1, die: "red" },
    bar: ["heavy-weapon", "personnel", "grenades", "comms"],
    keywords: [
      { id: "advanced-targeting", value: 1, of: [{ type: "trooper" }] },
      "armor 1",
      "indomitable",
      "scale",
      "spur",
    ],
    weapons: [weapon("Gription Boot Kick", "melee", "2w"), weapon("E-10R Blaster Rifle", "1-4", "1b")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "scout-troopers-strike-team": {
    name: "Scout Troopers",
    is: { title: "Strike Team", rank: "special-forces", cost: 20, type: "trooper", base: "small" },
    stats: { wounds: 1, courage: 2, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
    keywords: ["detachment (Scout Troopers)", "heavy-weapon-team", "low-profile", "scout 3", "sharpshooter 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("EC-17 Hold-Out Blaster", "1-2", "2b")],
    doubts: ["Of the list of 2026-01-14 alone: cost, rank, keywords, surge."],
  },
}));
