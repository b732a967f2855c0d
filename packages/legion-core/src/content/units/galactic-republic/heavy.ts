import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const INFANTRY_SUPPORT_PLATFORM = (): Unit => ({
  id: "infantry-support-platform",
  name: { en: "Infantry Support Platform" },
  faction: "galactic-republic",
  rank: "heavy",
  cost: 65,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 7,
  resilience: 5,
  speed: 3,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["pilot", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 3 },
    { id: "cover", value: 1 },
    { id: "hover", over: "ground" },
    { id: "weak-point", value: 1, arcs: ["rear", "sides"] },
  ],
  weapons: [ranged("DC-15A Blaster Rifles", [1, 3], dice(0, 2, 0))],
  base: "huge",
  height: 3937,
});

const LAAT_LE_PATROL_TRANSPORT_GALACTIC_REPUBLIC = (): Unit => ({
  id: "laat-le-patrol-transport-galactic-republic",
  name: { en: "LAAT/le Patrol Transport" },
  faction: "galactic-republic",
  rank: "heavy",
  cost: 90,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 8,
  resilience: 6,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["pilot", "ordnance", "ordnance", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "cover", value: 1 },
    { id: "hover", over: "air", height: 2 },
    { id: "immune-blast" },
    { id: "immune-melee" },
    { id: "immune-range-1-weapons" },
    { id: "transport" },
  ],
  weapons: [
    ranged("Twin Laser Cannons", [1, 3], dice(2, 2, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
  ],
  base: "laat",
  height: 16_408,
});

const SABER_CLASS_TANK = (): Unit => ({
  id: "saber-class-tank",
  name: { en: "Saber-Class Tank" },
  faction: "galactic-republic",
  rank: "heavy",
  cost: 155,
  type: "repulsor-vehicle",
  miniatures: 1,
  wounds: 9,
  resilience: 6,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["pilot", "hardpoint", "ordnance", "ordnance", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "hover", over: "ground" },
    { id: "outmaneuver" },
    { id: "weak-point", value: 1, arcs: ["rear", "sides"] },
  ],
  weapons: [
    ranged("Heavy Laser Cannons", [1, 4], dice(2, 2, 2), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 2 },
    ]),
  ],
  base: "epic",
  height: 6594,
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

/** Heavy units of the Galactic Republic. */
export const FIGURES: Cards<Unit> = [
  INFANTRY_SUPPORT_PLATFORM,
  LAAT_LE_PATROL_TRANSPORT_GALACTIC_REPUBLIC,
  SABER_CLASS_TANK,
];
