import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const BX_SERIES_DROID_COMMANDOS_STRIKE_TEAM = (): Unit => ({
  id: "bx-series-droid-commandos-strike-team",
  name: { en: "BX-Series Droid Commandos" },
  title: "Strike Team",
  faction: "separatist-alliance",
  rank: "special-forces",
  cost: 20,
  type: "droid-trooper",
  miniatures: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "training", "grenades", "armament", "comms"],
  keywords: [
    { id: "jump", value: 1 },
    { id: "ai", actions: ["dodge", "move"] },
    { id: "detachment", of: [{ unit: "BX-Series Droid Commandos" }] },
    { id: "heavy-weapon-team" },
    { id: "impervious" },
    { id: "scale" },
    { id: "scout", value: 3 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("Commando E-5 Blaster", [1, 3], dice(0, 0, 2))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: rank, keywords, surge."],
});

const DROIDEKAS = (): Unit => ({
  id: "droidekas",
  name: { en: "Droidekas" },
  faction: "separatist-alliance",
  rank: "support",
  cost: 67,
  type: "ground-vehicle",
  miniatures: 2,
  wounds: 3,
  speed: 1,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["comms"],
  keywords: [
    { id: "ai", actions: ["attack", "move"] },
    { id: "generator", value: 1 },
    { id: "shielded", value: 4 },
    { id: "wheel-mode" },
  ],
  weapons: [
    ranged("Dual Twin Blaster Cannons", [1, 3], dice(1, 2, 0), [
      { id: "suppressive" },
      { id: "immune-deflect" },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "medium",
  height: 4699,
  doubts: [
    "Earlier vehicle version of the card taken from the list of that date only.",
    "Of the list of 2026-01-14 alone: type, subtype, keywords, courage, resilience, speed, weapons.",
  ],
});

const DSD1_DWARF_SPIDER_DROID = (): Unit => ({
  id: "dsd1-dwarf-spider-droid",
  name: { en: "DSD1 Dwarf Spider Droid" },
  faction: "separatist-alliance",
  rank: "support",
  cost: 50,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 6,
  resilience: 4,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["programming", "hardpoint", "comms"],
  keywords: [
    { id: "self-destruct", value: 3, as: "free-action" },
    { id: "armor", value: 3 },
    { id: "climbing-vehicle" },
    { id: "expert-climber" },
    { id: "programmed" },
  ],
  weapons: [melee("Wicked Kick", dice(1, 1, 1))],
  base: "large",
  height: 4460,
});

const LM_432_CRAB_DROID = (): Unit => ({
  id: "lm-432-crab-droid",
  name: { en: "LM-432 Crab Droid" },
  faction: "separatist-alliance",
  rank: "support",
  cost: 70,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 5,
  resilience: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["programming", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 2 },
    { id: "climbing-vehicle" },
    { id: "programmed" },
    { id: "reposition" },
    { id: "scale" },
    { id: "scout", value: 1 },
    { id: "scouting-party", value: 1 },
  ],
  weapons: [
    melee("Crab Claws", dice(2, 1, 1), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  base: "large",
  height: 3691,
});

const STAP_RIDERS = (): Unit => ({
  id: "stap-riders",
  name: { en: "STAP Riders" },
  faction: "separatist-alliance",
  rank: "support",
  cost: 70,
  type: "repulsor-vehicle",
  miniatures: 2,
  wounds: 3,
  speed: 3,
  defenseDie: "white",
  surge: {},
  upgradeBar: ["comms"],
  keywords: [
    { id: "agile", value: 1 },
    { id: "ai", actions: ["dodge"] },
    { id: "coordinate", of: [{ type: "droid-trooper" }, { type: "vehicle" }] },
    { id: "cover", value: 1 },
    { id: "speeder", value: 1 },
  ],
  weapons: [
    ranged("Dual Blaster Cannons", [1, 3], dice(0, 3, 0), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "medium",
  height: 5705,
  doubts: ["AI: the card picture shows Dodge, the list shows Move."],
});

/** Support units of the Separatist Alliance, strike teams among them. */
export const FIGURES: Cards<Unit> = [
  BX_SERIES_DROID_COMMANDOS_STRIKE_TEAM,
  DROIDEKAS,
  DSD1_DWARF_SPIDER_DROID,
  LM_432_CRAB_DROID,
  STAP_RIDERS,
];
