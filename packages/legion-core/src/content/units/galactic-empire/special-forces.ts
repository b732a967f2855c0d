import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const IMPERIAL_DEATH_TROOPERS = (): Unit => ({
  id: "imperial-death-troopers",
  name: { en: "Imperial Death Troopers" },
  faction: "galactic-empire",
  rank: "special-forces",
  cost: 66,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["heavy-weapon", "training", "comms", "gear", "armament", "grenades"],
  keywords: [
    { id: "disciplined", value: 1 },
    { id: "precise", value: 2 },
    { id: "ready", value: 1 },
  ],
  weapons: [
    melee("Close Quarters Combat", dice(1, 0, 0)),
    ranged("SE-14r Light Blaster", [1, 2], dice(0, 0, 2)),
    ranged("E-11D Blaster Rifle", [1, 3], dice(0, 1, 0)),
  ],
  base: "small",
});

const IMPERIAL_SPECIAL_FORCES = (): Unit => ({
  id: "imperial-special-forces",
  name: { en: "Imperial Special Forces" },
  faction: "galactic-empire",
  rank: "special-forces",
  cost: 62,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "training", "comms", "gear", "grenades"],
  keywords: [{ id: "infiltrate" }, { id: "marksman" }, { id: "reliable", value: 1 }],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("Special Forces E-11 Blaster Rifle", [1, 3], dice(0, 1, 0))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const IMPERIAL_SPECIAL_FORCES_INFERNO_SQUAD = (): Unit => ({
  id: "imperial-special-forces-inferno-squad",
  name: { en: "Imperial Special Forces" },
  title: "Inferno Squad",
  faction: "galactic-empire",
  rank: "special-forces",
  cost: 34,
  bullets: 1,
  bulletsOn: "title",
  type: "trooper",
  miniatures: 1,
  wounds: 2,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "heavy-weapon", "training", "training", "comms", "gear", "grenades"],
  keywords: [
    { id: "equip", equip: ["del-meeko", "gideon-hask"] },
    { id: "infiltrate" },
    { id: "marksman" },
    { id: "reliable", value: 1 },
    { id: "retinue", of: [{ unit: "Iden Versio" }] },
  ],
  weapons: [
    melee("Close Quarters Combat", dice(1, 0, 0)),
    ranged("Inferno Squad E-11 Blaster Rifle", [1, 3], dice(0, 2, 0)),
  ],
  base: "small",
});

const SCOUT_TROOPERS = (): Unit => ({
  id: "scout-troopers",
  name: { en: "Scout Troopers" },
  faction: "galactic-empire",
  rank: "special-forces",
  cost: 48,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
  keywords: [{ id: "low-profile" }, { id: "scout", value: 3 }, { id: "sharpshooter", value: 1 }],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("EC-17 Hold-Out Blaster", [1, 2], dice(0, 2, 0))],
  base: "small",
});

/** Special forces of the Galactic Empire. */
export const FIGURES: Cards<Unit> = [
  IMPERIAL_DEATH_TROOPERS,
  IMPERIAL_SPECIAL_FORCES,
  IMPERIAL_SPECIAL_FORCES_INFERNO_SQUAD,
  SCOUT_TROOPERS,
];
