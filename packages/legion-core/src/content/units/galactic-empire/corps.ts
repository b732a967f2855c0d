import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const DF_90_MORTAR_TROOPER = (): Unit => ({
  id: "df-90-mortar-trooper",
  name: { en: "DF-90 Mortar Trooper" },
  faction: "galactic-empire",
  rank: "corps",
  cost: 40,
  type: "emplacement-trooper",
  miniatures: 1,
  wounds: 3,
  courage: 2,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["comms"],
  keywords: [
    { id: "detachment", of: [{ unit: "Shoretroopers" }] },
    { id: "fire-support" },
    { id: "full-pivot" },
    { id: "prepared-position" },
    { id: "reposition" },
    { id: "sentinel" },
  ],
  weapons: [
    both("E-22 Blaster Rifle", [1, 3], dice(0, 1, 0)),
    ranged("DF-90 Mortar", [3, 4], dice(0, 2, 0), [
      { id: "critical", value: 1 },
      { id: "cumbersome" },
      { id: "suppressive" },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "medium",
});

const SHORETROOPERS = (): Unit => ({
  id: "shoretroopers",
  name: { en: "Shoretroopers" },
  faction: "galactic-empire",
  rank: "corps",
  cost: 46,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "training", "gear", "grenades"],
  keywords: [{ id: "coordinate", of: [{ type: "emplacement-trooper" }] }, { id: "prepared-position" }],
  weapons: [
    melee("Unarmed", dice(0, 1, 0)),
    ranged("E-22 Blaster Rifle", [1, 3], dice(0, 1, 0), [{ id: "long-shot" }]),
  ],
  base: "small",
});

const SNOWTROOPERS = (): Unit => ({
  id: "snowtroopers",
  name: { en: "Snowtroopers", es: "Soldados de las nieves" },
  faction: "galactic-empire",
  rank: "corps",
  cost: 42,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 1,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [{ id: "steady" }],
  weapons: [melee("Bludgeon", dice(0, 0, 1)), ranged("E-11 Blaster Rifle", [1, 3], dice(0, 0, 1))],
  base: "small",
});

const STORMTROOPER_RIOT_SQUAD = (): Unit => ({
  id: "stormtrooper-riot-squad",
  name: { en: "Stormtrooper Riot Squad" },
  faction: "galactic-empire",
  rank: "corps",
  cost: 44,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "heavy-weapon", "gear", "training"],
  keywords: [{ id: "charge" }, { id: "hold-the-line" }],
  weapons: [
    melee("Stun Baton", dice(0, 1, 0), [{ id: "suppressive" }]),
    ranged("E-11 Blaster Rifle", [1, 3], dice(0, 0, 1)),
  ],
  base: "small",
  doubts: ["Hold the Line has no entry in the Spanish glossary of the rulebook; its rule comes from English texts."],
});

const STORMTROOPERS = (): Unit => ({
  id: "stormtroopers",
  name: { en: "Stormtroopers", es: "Soldados de asalto" },
  faction: "galactic-empire",
  rank: "corps",
  cost: 42,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [{ id: "precise", value: 1 }],
  weapons: [melee("Bludgeon", dice(0, 0, 1)), ranged("E-11 Blaster Rifle", [1, 3], dice(0, 0, 1))],
  base: "small",
});

const STORMTROOPERS_HEAVY_RESPONSE_UNIT = (): Unit => ({
  id: "stormtroopers-heavy-response-unit",
  name: { en: "Stormtroopers", es: "Soldados de asalto" },
  title: "Heavy Response Unit",
  faction: "galactic-empire",
  rank: "corps",
  cost: 36,
  type: "trooper",
  miniatures: 3,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["heavy-weapon", "heavy-weapon"],
  keywords: [
    { id: "flexible-response", value: 2 },
    { id: "precise", value: 1 },
    { id: "special-issue", battleForce: "blizzard-force" },
    { id: "unhindered" },
  ],
  weapons: [melee("Bludgeon", dice(0, 0, 1)), ranged("E-11 Blaster Rifle", [1, 3], dice(0, 0, 1))],
  base: "small",
  doubts: ["Miniature count 3 read from the card picture; the list says 4."],
});

/** Corps units of the Galactic Empire. */
export const FIGURES: Cards<Unit> = [
  DF_90_MORTAR_TROOPER,
  SHORETROOPERS,
  SNOWTROOPERS,
  STORMTROOPER_RIOT_SQUAD,
  STORMTROOPERS,
  STORMTROOPERS_HEAVY_RESPONSE_UNIT,
];
