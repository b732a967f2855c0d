import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Special forces of the Galactic Empire. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "special-forces" }, () => ({
  "imperial-death-troopers": {
    name: "Imperial Death Troopers",
    is: { cost: 66, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "armament", "grenades"],
    keywords: ["disciplined 1", "precise 2", "ready 1"],
    weapons: [
      weapon("Close Quarters Combat", "melee", "1r"),
      weapon("SE-14r Light Blaster", "1-2", "2w"),
      weapon("E-11D Blaster Rifle", "1-3", "1b"),
    ],
  },
  "imperial-special-forces": {
    name: "Imperial Special Forces",
    is: { cost: 62, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "training", "training", "comms", "gear", "grenades"],
    keywords: ["infiltrate", "marksman", "reliable 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("Special Forces E-11 Blaster Rifle", "1-3", "1b")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "imperial-special-forces-inferno-squad": {
    name: "Imperial Special Forces",
    is: { title: "Inferno Squad", cost: 34, bullets: 1, bulletsOn: "title", type: "trooper", base: "small" },
    stats: { wounds: 2, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "heavy-weapon", "training", "training", "comms", "gear", "grenades"],
    keywords: ["equip (del-meeko, gideon-hask)", "infiltrate", "marksman", "reliable 1", "retinue (Iden Versio)"],
    weapons: [weapon("Close Quarters Combat", "melee", "1r"), weapon("Inferno Squad E-11 Blaster Rifle", "1-3", "2b")],
  },
  "scout-troopers": {
    name: "Scout Troopers",
    is: { cost: 48, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
    keywords: ["low-profile", "scout 3", "sharpshooter 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("EC-17 Hold-Out Blaster", "1-2", "2b")],
  },
}));
