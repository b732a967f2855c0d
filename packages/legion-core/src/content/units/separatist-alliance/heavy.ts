import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const AAT_BATTLE_TANK = (): Unit => ({
  id: "aat-battle-tank",
  name: { en: "AAT Battle Tank", es: "Tanque AAT" },
  faction: "separatist-alliance",
  rank: "heavy",
  cost: 150,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 9,
  resilience: 6,
  speed: 1,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["pilot", "ordnance", "ordnance", "comms"],
  keywords: [
    { id: "ai", actions: ["attack"] },
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "barrage" },
    { id: "hover", over: "ground" },
    { id: "weak-point", value: 2, arcs: ["rear"] },
  ],
  weapons: [
    ranged("Anti-Personnel Lasers", [1, 2], dice(0, 3, 0), [{ id: "fixed", arcs: ["front"] }]),
    ranged("Artillery Cannon", [2, 4], dice(4, 0, 0), [
      { id: "critical", value: 2 },
      { id: "high-velocity" },
      { id: "impact", value: 2 },
    ]),
  ],
  base: "epic",
  height: 10_216,
});

const AQUA_DROIDS = (): Unit => ({
  id: "aqua-droids",
  name: { en: "Aqua Droids" },
  faction: "separatist-alliance",
  rank: "heavy",
  cost: 78,
  type: "ground-vehicle",
  miniatures: 3,
  wounds: 3,
  speed: 1,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["heavy-weapon", "comms"],
  keywords: [{ id: "ai", actions: ["attack", "move"] }, { id: "armor", value: 2 }, { id: "infiltrate" }],
  weapons: [
    melee("Crushing Punch", dice(1, 0, 0), [{ id: "impact", value: 1 }]),
    ranged("Laser Cannon", [1, 3], dice(0, 1, 1)),
  ],
  base: "medium",
  height: 4699,
  doubts: [
    "Earlier vehicle version of the card taken from the list of that date only.",
    "Of the list of 2026-01-14 alone: type, subtype, keywords, courage, resilience.",
  ],
});

const PERSUADER_CLASS_TANK_DROID = (): Unit => ({
  id: "persuader-class-tank-droid",
  name: { en: "Persuader-Class Tank Droid" },
  faction: "separatist-alliance",
  rank: "heavy",
  cost: 130,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 11,
  resilience: 7,
  speed: 1,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["programming", "ordnance", "ordnance", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "programmed" },
    { id: "reposition" },
    { id: "transport" },
    { id: "weak-point", value: 1, arcs: ["sides"] },
  ],
  weapons: [
    ranged("Ion Cannons", [1, 2], dice(1, 1, 1), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
    ranged("Heavy Blasters", [1, 4], dice(1, 2, 2), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "snail",
  height: 8440,
});

const PERSUADER_CLASS_TANK_DROID_PROTOTYPE_TANK_DROID = (): Unit => ({
  id: "persuader-class-tank-droid-prototype-tank-droid",
  name: { en: "Persuader-Class Tank Droid" },
  title: "Prototype Tank Droid",
  faction: "separatist-alliance",
  rank: "heavy",
  cost: 130,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 11,
  resilience: 7,
  speed: 1,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["programming", "ordnance", "ordnance", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 3 },
    { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
    { id: "programmed" },
    { id: "reposition" },
    { id: "special-issue", battleForce: "experimental-droids" },
    { id: "weak-point", value: 1, arcs: ["sides"] },
  ],
  weapons: [
    ranged("Prototype Ion Cannons", [1, 2], dice(1, 1, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
    ranged("Heavy Blasters", [1, 4], dice(1, 2, 2), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "snail",
  height: 8440,
});

/** Heavy units of the Separatist Alliance. */
export const FIGURES: Cards<Unit> = [
  AAT_BATTLE_TANK,
  AQUA_DROIDS,
  PERSUADER_CLASS_TANK_DROID,
  PERSUADER_CLASS_TANK_DROID_PROTOTYPE_TANK_DROID,
];
