import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const ARC_TROOPERS = (): Unit => ({
  id: "arc-troopers",
  name: { en: "ARC Troopers" },
  faction: "galactic-republic",
  rank: "special-forces",
  cost: 70,
  type: "clone-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["squad-leader", "heavy-weapon", "training", "comms", "gear", "gear", "grenades"],
  keywords: [
    { id: "charge" },
    { id: "impervious" },
    { id: "scale" },
    { id: "scout", value: 2 },
    { id: "sharpshooter", value: 1 },
    { id: "tactical", value: 1 },
  ],
  weapons: [both("DC-17 Hand Blasters", [1, 2], dice(0, 2, 0))],
  base: "small",
});

const ARF_TROOPERS = (): Unit => ({
  id: "arf-troopers",
  name: { en: "ARF Troopers" },
  faction: "galactic-republic",
  rank: "special-forces",
  cost: 66,
  type: "clone-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["squad-leader", "heavy-weapon", "personnel", "comms", "training", "grenades"],
  keywords: [{ id: "observe", value: 2 }, { id: "scout", value: 1 }, { id: "low-profile" }, { id: "unhindered" }],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("DC-15A Blaster Rifle", [1, 4], dice(0, 1, 0))],
  base: "small",
});

const WOOKIEE_WARRIORS_KASHYYYK_DEFENDERS = (): Unit => ({
  id: "wookiee-warriors-kashyyyk-defenders",
  name: { en: "Wookiee Warriors" },
  title: "Kashyyyk Defenders",
  faction: "galactic-republic",
  rank: "special-forces",
  cost: 72,
  type: "wookiee-trooper",
  miniatures: 3,
  wounds: 3,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "gear", "grenades"],
  keywords: [{ id: "indomitable" }, { id: "scale" }, { id: "sharpshooter", value: 1 }],
  weapons: [melee("Combat Training", dice(0, 1, 1)), ranged("X1 Carbine", [1, 3], dice(0, 0, 2))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const WOOKIEE_WARRIORS_NOBLE_FIGHTERS = (): Unit => ({
  id: "wookiee-warriors-noble-fighters",
  name: { en: "Wookiee Warriors" },
  title: "Noble Fighters",
  faction: "galactic-republic",
  rank: "special-forces",
  cost: 69,
  type: "wookiee-trooper",
  miniatures: 3,
  wounds: 3,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "training", "gear", "grenades"],
  keywords: [{ id: "charge" }, { id: "duelist" }, { id: "indomitable" }, { id: "scale" }],
  weapons: [melee("Ryyk Blade", dice(0, 2, 0)), ranged("Kashyyyk Pistol", [1, 2], dice(0, 1, 1))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

/** Special forces of the Galactic Republic. */
export const FIGURES: Cards<Unit> = [
  ARC_TROOPERS,
  ARF_TROOPERS,
  WOOKIEE_WARRIORS_KASHYYYK_DEFENDERS,
  WOOKIEE_WARRIORS_NOBLE_FIGHTERS,
];
