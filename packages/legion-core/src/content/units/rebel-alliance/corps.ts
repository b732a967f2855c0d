import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Corps units of the Rebel Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "rebel-alliance", rank: "corps" }, () => ({
  "fleet-troopers": {
    name: ["Fleet Troopers", "Soldados de la Flota"],
    is: { cost: 40, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: ["charge"],
    weapons: [weapon("DH-17 Blaster Pistol", "melee 1-2", "2w")],
  },
  "mark-ii-medium-blaster-trooper": {
    name: "Mark II Medium Blaster Trooper",
    is: { cost: 40, type: "emplacement-trooper", base: "medium" },
    stats: { wounds: 4, courage: 2, speed: 1, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["comms", "training"],
    keywords: [
      "detachment (Rebel Veterans)",
      "fire-support",
      "full-pivot",
      "reposition",
      "sentinel",
      "prepared-position",
    ],
    weapons: [
      weapon("Unarmed", "melee", "1b"),
      weapon("Mark II Medium Blaster", "1-3", "4b", "critical 2", "cumbersome", "fixed (front)"),
    ],
  },
  "rebel-troopers": {
    name: ["Rebel Troopers", "Soldados rebeldes"],
    is: { cost: 40, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: ["agile 1", "nimble"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("A-200 Blaster Rifle", "1-3", "1b")],
  },
  "rebel-veterans": {
    name: "Rebel Veterans",
    is: { cost: 48, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 1, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "personnel", "training", "gear", "grenades"],
    keywords: [{ id: "coordinate", of: [{ type: "emplacement-trooper" }] }, "low-profile", "prepared-position"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("A-280 Blaster Rifle", "1-3", "1b")],
  },
}));
