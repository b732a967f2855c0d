import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Operatives of the Separatist Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "separatist-alliance", rank: "operative" }, () => ({
  "asajj-ventress-separatist-assassin": {
    name: "Asajj Ventress",
    is: { title: "Separatist Assassin", cost: 115, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red" },
    bar: ["force", "force", "training", "training"],
    keywords: [
      "jump 2",
      "deflect",
      "independent (dodge 1)",
      "indomitable",
      "immune-pierce",
      "jarkai-mastery",
      "relentless",
    ],
    weapons: [weapon("Asajj Ventress' Lightsabers", "melee", "8b", "impact 2", "pierce 2")],
  },
  "maul-impatient-apprentice": {
    name: "Maul",
    is: { title: "Impatient Apprentice", cost: 130, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red" },
    bar: ["force", "force", "training", "training"],
    keywords: ["jump 1", "deflect", "immune-pierce", "juyo-mastery"],
    weapons: [weapon("Maul's Double-bladed Lightsaber", "melee", "4r 4w", "impact 2", "pierce 2")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "sun-fac-ruthless-lieutenant": {
    name: "Sun Fac",
    is: { title: "Ruthless Lieutenant", cost: 55, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["training", "comms", "gear"],
    keywords: [
      { id: "jump", value: 3, as: "free-action" },
      "cover 1",
      "death-from-above",
      "direct (Geonosian Warriors)",
      "retinue (Poggle the Lesser)",
      "scale",
      "weighed-down",
    ],
    weapons: [
      weapon("Force Pike", "melee", "2r 1b", "pierce 1"),
      weapon("Sun Fac's Sonic Carbine", "1-3", "1r 1b 1w", "suppressive"),
    ],
  },
  "super-tactical-command-droid-auxiliary-command-droid": {
    name: "Super Tactical Command Droid",
    is: { title: "Auxiliary Command Droid", cost: 60, type: "droid-trooper", base: "small" },
    stats: { wounds: 5, courage: 3, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["doctrine", "programming", "programming", "comms", "gear", "armament", "armament"],
    keywords: ["override", "equip (any doctrine)", { id: "aid", of: [{ type: "droid-trooper" }] }],
    weapons: [weapon("Aggression Protocol", "melee", "2b 1w"), weapon("E-5 Blaster Rifle", "1-3", "3b")],
  },
}));
