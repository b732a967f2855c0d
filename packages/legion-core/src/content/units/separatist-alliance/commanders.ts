import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Commanders of the Separatist Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "separatist-alliance", rank: "commander" }, () => ({
  "count-dooku-darth-tyranus": {
    name: "Count Dooku",
    is: { title: "Darth Tyranus", cost: 165, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red", surge: { attack: "crit", defense: "block" } },
    bar: ["force", "force", "force", "command"],
    keywords: [
      "cunning",
      "deflect",
      { id: "direct", of: [{ type: "trooper" }] },
      "immune-pierce",
      "makashi-mastery",
      "master-of-the-force 2",
    ],
    weapons: [
      weapon("Dooku's Lightsaber", "melee", "5r", "impact 2", "pierce 2"),
      weapon("Force Lightning", "1-2", "6b", "pierce 1", "scatter", "suppressive"),
    ],
  },
  "general-grievous-sinister-cyborg": {
    name: "General Grievous",
    is: { title: "Sinister Cyborg", cost: 130, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 8, courage: 2, speed: 2, die: "red" },
    bar: ["command", "command", "training", "gear"],
    keywords: ["block", "entourage (IG-100 MagnaGuard)", "immune-pierce", "jedi-hunter", "relentless", "scale"],
    weapons: [
      weapon("Trophy Lightsabers", "melee", "2r 4b 2w", "critical 1", "impact 2", "pierce 2"),
      weapon("DT-57 Annihilator", "melee 1-2", "2b 2w", "critical 1", "pierce 1", "versatile"),
    ],
  },
  "general-grievous-wheel-bike-warlord": {
    name: "General Grievous",
    is: { title: "Wheel Bike Warlord", cost: 150, bullets: 1, type: "ground-vehicle", base: "large", height: 6528 },
    stats: { wounds: 8, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["command", "training", "gear", "grenades"],
    keywords: [
      "armor 1",
      "climbing-vehicle",
      "command-vehicle 2",
      "entourage (TSMEU-6 Wheel Bikes)",
      "immune-melee-pierce",
      "mobile",
    ],
    weapons: [
      weapon("Trophy Lightsabers", "overrun", "1r 3b 1w", "impact 2", "overrun 1", "pierce 1", "ram 1", "scatter"),
      weapon("Laser Cannon and Pistol", "1-2", "1r 2b 2w", "fixed (front)", "impact 1", "pierce 1"),
    ],
  },
  "kalani-super-tactical-droid": {
    name: "Kalani",
    is: { title: "Super Tactical Droid", cost: 85, bullets: 1, type: "droid-trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["command", "command", "command", "comms", "gear"],
    keywords: [
      "strategize 2",
      { id: "direct", of: [{ keyword: "ai" }] },
      "exemplar",
      "reinforcements",
      "sharpshooter 1",
    ],
    weapons: [weapon("Combat Expertise", "melee", "2b"), weapon("Blaster Rifle", "1-3", "3b", "lethal 1")],
  },
  "kraken-super-tactical-droid": {
    name: "Kraken",
    is: { title: "Super Tactical Droid", cost: 80, bullets: 1, type: "droid-trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["command", "command", "training", "comms", "gear"],
    keywords: ["strategize 1", "charge", "exemplar", "override", "sharpshooter 1"],
    weapons: [weapon("Overwhelm", "melee", "4r", "lethal 1"), weapon("Blaster Rifle", "1-3", "3r", "lethal 1")],
  },
  "poggle-the-lesser-public-leader-of-the-geonosians": {
    name: "Poggle the Lesser",
    is: { title: "Public Leader of the Geonosians", cost: 55, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 4, courage: 3, speed: 1, die: "red", surge: { attack: "hit" } },
    bar: ["command", "command", "comms", "gear"],
    keywords: [
      { id: "jump", value: 2, as: "free-action" },
      { id: "compel", of: [{ faction: "separatist-alliance", rank: "corps", type: "trooper" }] },
      "entourage (B2 Super Battle Droids)",
      "override",
      "weighed-down",
    ],
    weapons: [weapon("Staff of Command", "melee", "2b"), weapon("Concealed Blaster", "1-3", "2b")],
  },
  "super-tactical-command-droid-command-and-control-droid": {
    name: "Super Tactical Command Droid",
    is: { title: "Command and Control Droid", cost: 70, type: "droid-trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["doctrine", "programming", "programming", "programming", "command", "comms", "gear", "armament"],
    keywords: ["override", "equip (any doctrine)"],
    weapons: [weapon("Aggression Protocol", "melee", "2b 1w"), weapon("E-5 Blaster Rifle", "1-3", "3b")],
  },
  "t-series-tactical-droid-programmed-for-strategy": {
    name: "T-Series Tactical Droid",
    is: { title: "Programmed for Strategy", cost: 60, type: "droid-trooper", base: "small" },
    stats: { wounds: 4, courage: 2, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["command", "comms", "gear"],
    keywords: ["bolster 2", { id: "direct", of: [{ rank: "corps", type: "droid-trooper" }] }, "exemplar"],
    weapons: [weapon("Bludgeon", "melee", "1w"), weapon("Blaster Rifle", "1-3", "2b")],
  },
}));
