import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const Z_SPEEDER_BIKES_74 = (): Unit => ({
  id: "74-z-speeder-bikes",
  name: { en: "74-Z Speeder Bikes" },
  faction: "galactic-empire",
  rank: "support",
  cost: 70,
  type: "repulsor-vehicle",
  miniatures: 2,
  wounds: 3,
  speed: 3,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms"],
  keywords: [
    { id: "cover", value: 1 },
    { id: "speeder", value: 1 },
  ],
  weapons: [
    ranged("EC-17 Hold-Out Blaster", [1, 2], dice(0, 2, 0)),
    ranged("Ax-20 Blaster Cannons", [1, 3], dice(1, 1, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
  ],
  base: "medium",
  height: 3965,
});

const DEWBACK_RIDER = (): Unit => ({
  id: "dewback-rider",
  name: { en: "Dewback Rider" },
  faction: "galactic-empire",
  rank: "support",
  cost: 70,
  type: "creature-trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 1,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["training", "comms", "armament"],
  keywords: [
    { id: "armor", value: 1 },
    { id: "relentless" },
    { id: "reposition" },
    { id: "spur" },
    { id: "unhindered" },
  ],
  weapons: [melee("Razor Claws & Shock Prod", dice(3, 0, 3), [{ id: "critical", value: 2 }, { id: "suppressive" }])],
  base: "large",
});

const E_WEB_HEAVY_BLASTER_TEAM = (): Unit => ({
  id: "e-web-heavy-blaster-team",
  name: { en: "E-Web Heavy Blaster Team" },
  faction: "galactic-empire",
  rank: "support",
  cost: 60,
  type: "emplacement-trooper",
  miniatures: 1,
  wounds: 4,
  courage: 2,
  speed: 1,
  defenseDie: "red",
  surge: { attack: "crit" },
  upgradeBar: ["comms", "generator"],
  keywords: [{ id: "prepared-position" }, { id: "reposition" }, { id: "sentinel" }],
  weapons: [
    melee("Unarmed", dice(0, 2, 0)),
    ranged("Blaster Rifles", [1, 3], dice(0, 0, 2)),
    ranged("E-Web Heavy Blaster", [1, 4], dice(1, 2, 2), [
      { id: "cumbersome" },
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
  ],
  base: "large",
});

const RANGE_TROOPERS = (): Unit => ({
  id: "range-troopers",
  name: { en: "Range Troopers" },
  faction: "galactic-empire",
  rank: "support",
  cost: 70,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "grenades", "comms"],
  keywords: [
    { id: "advanced-targeting", value: 1, of: [{ type: "trooper" }] },
    { id: "armor", value: 1 },
    { id: "indomitable" },
    { id: "scale" },
    { id: "spur" },
  ],
  weapons: [melee("Gription Boot Kick", dice(0, 0, 2)), ranged("E-10R Blaster Rifle", [1, 4], dice(0, 1, 0))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const SCOUT_TROOPERS_STRIKE_TEAM = (): Unit => ({
  id: "scout-troopers-strike-team",
  name: { en: "Scout Troopers" },
  title: "Strike Team",
  faction: "galactic-empire",
  rank: "special-forces",
  cost: 20,
  type: "trooper",
  miniatures: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
  keywords: [
    { id: "detachment", of: [{ unit: "Scout Troopers" }] },
    { id: "heavy-weapon-team" },
    { id: "low-profile" },
    { id: "scout", value: 3 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("EC-17 Hold-Out Blaster", [1, 2], dice(0, 2, 0))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost, rank, keywords, surge."],
});

/** Support units of the Galactic Empire, strike teams among them. */
export const FIGURES: Cards<Unit> = [
  Z_SPEEDER_BIKES_74,
  DEWBACK_RIDER,
  E_WEB_HEAVY_BLASTER_TEAM,
  RANGE_TROOPERS,
  SCOUT_TROOPERS_STRIKE_TEAM,
];
