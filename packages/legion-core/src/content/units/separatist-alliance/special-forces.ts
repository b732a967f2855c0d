import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const BX_SERIES_DROID_COMMANDOS = (): Unit => ({
  id: "bx-series-droid-commandos",
  name: { en: "BX-Series Droid Commandos" },
  faction: "separatist-alliance",
  rank: "special-forces",
  cost: 64,
  type: "droid-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "armament", "grenades", "comms"],
  keywords: [
    { id: "jump", value: 1 },
    { id: "ai", actions: ["dodge", "move"] },
    { id: "impervious" },
    { id: "scale" },
    { id: "scout", value: 3 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("Commando E-5 Blaster", [1, 3], dice(0, 0, 2))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const DRK_1_SITH_PROBE_DROIDS = (): Unit => ({
  id: "drk-1-sith-probe-droids",
  name: { en: "DRK-1 Sith Probe Droids" },
  faction: "separatist-alliance",
  rank: "special-forces",
  cost: 35,
  bullets: 1,
  type: "droid-trooper",
  miniatures: 3,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms"],
  keywords: [
    { id: "observe", value: 3 },
    { id: "detachment", of: [{ unit: "Maul" }] },
    { id: "hover", over: "air", height: 1 },
    { id: "incognito" },
  ],
  weapons: [both("Electro-stun Blaster", [1, 2], dice(0, 0, 2), [{ id: "suppressive" }])],
  base: "small",
});

const IG_100_MAGNAGUARD = (): Unit => ({
  id: "ig-100-magnaguard",
  name: { en: "IG-100 MagnaGuard" },
  faction: "separatist-alliance",
  rank: "special-forces",
  cost: 72,
  type: "droid-trooper",
  miniatures: 3,
  wounds: 2,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "training", "comms", "grenades"],
  keywords: [
    { id: "ai", actions: ["dodge", "move"] },
    { id: "charge" },
    { id: "guardian", value: 2, of: [{ rank: "commander" }] },
    { id: "immune-melee-pierce" },
    { id: "retinue", of: [{ rank: "commander" }] },
    { id: "unhindered" },
  ],
  weapons: [melee("Electrostaff", dice(0, 2, 0)), ranged("Precision Laser Dart", [1, 2], dice(0, 1, 1))],
  base: "small",
});

const IG_100_MAGNAGUARD_PROTOTYPE_ASSASSIN_DROIDS = (): Unit => ({
  id: "ig-100-magnaguard-prototype-assassin-droids",
  name: { en: "IG-100 MagnaGuard" },
  title: "Prototype Assassin Droids",
  faction: "separatist-alliance",
  rank: "special-forces",
  cost: 56,
  type: "droid-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "training", "grenades"],
  keywords: [
    { id: "ai", actions: ["dodge", "move"] },
    { id: "charge" },
    { id: "immune-melee-pierce" },
    { id: "special-issue", battleForce: "experimental-droids" },
    { id: "unhindered" },
  ],
  weapons: [melee("Electrostaff", dice(0, 1, 1)), ranged("Precision Laser Dart", [1, 2], dice(0, 1, 1))],
  base: "small",
  doubts: ["Miniature count 4 read from the card picture; the list says 3."],
});

/** Special forces of the Separatist Alliance. */
export const FIGURES: Cards<Unit> = [
  BX_SERIES_DROID_COMMANDOS,
  DRK_1_SITH_PROBE_DROIDS,
  IG_100_MAGNAGUARD,
  IG_100_MAGNAGUARD_PROTOTYPE_ASSASSIN_DROIDS,
];
