import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Corps units of the Galactic Empire. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "corps" }, () => ({
  "df-90-mortar-trooper": {
    name: "DF-90 Mortar Trooper",
    is: { cost: 40, type: "emplacement-trooper", base: "medium" },
    stats: { wounds: 3, courage: 2, speed: 1, die: "red" },
    bar: ["comms"],
    keywords: [
      "detachment (Shoretroopers)",
      "fire-support",
      "full-pivot",
      "prepared-position",
      "reposition",
      "sentinel",
    ],
    weapons: [
      weapon("E-22 Blaster Rifle", "melee 1-3", "1b"),
      weapon("DF-90 Mortar", "3-4", "2b", "critical 1", "cumbersome", "suppressive", "fixed (front)"),
    ],
  },
  shoretroopers: {
    name: "Shoretroopers",
    is: { cost: 46, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 1, die: "red" },
    bar: ["heavy-weapon", "personnel", "training", "gear", "grenades"],
    keywords: [{ id: "coordinate", of: [{ type: "emplacement-trooper" }] }, "prepared-position"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("E-22 Blaster Rifle", "1-3", "1b", "long-shot")],
  },
  snowtroopers: {
    name: ["Snowtroopers", "Soldados de las nieves"],
    is: { cost: 42, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 1, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: ["steady"],
    weapons: [weapon("Bludgeon", "melee", "1w"), weapon("E-11 Blaster Rifle", "1-3", "1w")],
  },
  "stormtrooper-riot-squad": {
    name: "Stormtrooper Riot Squad",
    is: { cost: 44, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "red" },
    bar: ["heavy-weapon", "heavy-weapon", "gear", "training"],
    keywords: ["charge", "hold-the-line"],
    weapons: [weapon("Stun Baton", "melee", "1b", "suppressive"), weapon("E-11 Blaster Rifle", "1-3", "1w")],
    doubts: ["Hold the Line has no entry in the Spanish glossary of the rulebook; its rule comes from English texts."],
  },
  stormtroopers: {
    name: ["Stormtroopers", "Soldados de asalto"],
    is: { cost: 42, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: ["precise 1"],
    weapons: [weapon("Bludgeon", "melee", "1w"), weapon("E-11 Blaster Rifle", "1-3", "1w")],
  },
  "stormtroopers-heavy-response-unit": {
    name: ["Stormtroopers", "Soldados de asalto"],
    is: { title: "Heavy Response Unit", cost: 36, type: "trooper", base: "small" },
    stats: { miniatures: 3, wounds: 1, courage: 1, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["heavy-weapon", "heavy-weapon"],
    keywords: [
      "flexible-response 2",
      "precise 1",
      { id: "special-issue", battleForce: "blizzard-force" },
      "unhindered",
    ],
    weapons: [weapon("Bludgeon", "melee", "1w"), weapon("E-11 Blaster Rifle", "1-3", "1w")],
    doubts: ["Miniature count 3 read from the card picture; the list says 4."],
  },
}));
