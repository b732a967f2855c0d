import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy units of the Separatist Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "separatist-alliance", rank: "heavy" }, () => ({
  "aat-battle-tank": {
    name: ["AAT Battle Tank", "Tanque AAT"],
    is: { cost: 150, type: "repulsor-vehicle", base: "epic", height: 10_216 },
    stats: { wounds: 9, resilience: 6, speed: 1, die: "red", surge: { attack: "hit" } },
    bar: ["pilot", "ordnance", "ordnance", "comms"],
    keywords: [
      "ai (attack)",
      "armor 5",
      "arsenal 2",
      "barrage",
      { id: "hover", over: "ground" },
      "weak-point 2 (rear)",
    ],
    weapons: [
      weapon("Anti-Personnel Lasers", "1-2", "3b", "fixed (front)"),
      weapon("Artillery Cannon", "2-4", "4r", "critical 2", "high-velocity", "impact 2"),
    ],
  },
  "aqua-droids": {
    name: "Aqua Droids",
    is: { cost: 78, type: "ground-vehicle", base: "medium", height: 4699 },
    stats: { miniatures: 3, wounds: 3, speed: 1, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "comms"],
    keywords: ["ai (attack, move)", "armor 2", "infiltrate"],
    weapons: [weapon("Crushing Punch", "melee", "1r", "impact 1"), weapon("Laser Cannon", "1-3", "1b 1w")],
    doubts: [
      "Earlier vehicle version of the card taken from the list of that date only.",
      "Of the list of 2026-01-14 alone: type, subtype, keywords, courage, resilience.",
    ],
  },
  "persuader-class-tank-droid": {
    name: "Persuader-Class Tank Droid",
    is: { cost: 130, type: "ground-vehicle", base: "snail", height: 8440 },
    stats: { wounds: 11, resilience: 7, speed: 1, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["programming", "ordnance", "ordnance", "comms"],
    keywords: ["armor 5", "arsenal 2", "programmed", "reposition", "transport", "weak-point 1 (sides)"],
    weapons: [
      weapon("Ion Cannons", "1-2", "1r 1b 1w", "critical 1", "fixed (front)", "impact 1", "ion 1"),
      weapon("Heavy Blasters", "1-4", "1r 2b 2w", "critical 1", "fixed (front)"),
    ],
  },
  "persuader-class-tank-droid-prototype-tank-droid": {
    name: "Persuader-Class Tank Droid",
    is: { title: "Prototype Tank Droid", cost: 130, type: "ground-vehicle", base: "snail", height: 8440 },
    stats: { wounds: 11, resilience: 7, speed: 1, die: "white", surge: { defense: "block" } },
    bar: ["programming", "ordnance", "ordnance", "comms"],
    keywords: [
      "armor 5",
      "arsenal 3",
      { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
      "programmed",
      "reposition",
      { id: "special-issue", battleForce: "experimental-droids" },
      "weak-point 1 (sides)",
    ],
    weapons: [
      weapon("Prototype Ion Cannons", "1-2", "1r 1b", "fixed (front)", "impact 1", "ion 1"),
      weapon("Heavy Blasters", "1-4", "1r 2b 2w", "critical 1", "fixed (front)"),
    ],
  },
}));
