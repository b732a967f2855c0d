import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const AT_ST = (): Unit => ({
  id: "at-st",
  name: { en: "AT-ST" },
  faction: "galactic-empire",
  rank: "heavy",
  cost: 145,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 11,
  resilience: 8,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["pilot", "hardpoint", "hardpoint", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "weak-point", value: 1, arcs: ["rear"] },
  ],
  weapons: [
    melee("Fence-Cutting Blades", dice(4, 0, 0)),
    ranged("MS-4 Twin Blaster", [1, 4], dice(2, 2, 2), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
  base: "huge",
  height: 22_454,
});

const IMPERIAL_DARK_TROOPERS = (): Unit => ({
  id: "imperial-dark-troopers",
  name: { en: "Imperial Dark Troopers" },
  faction: "galactic-empire",
  rank: "heavy",
  cost: 95,
  type: "droid-trooper",
  miniatures: 3,
  wounds: 2,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "heavy-weapon", "personnel", "programming"],
  keywords: [{ id: "armor", value: 3 }, { id: "plodding" }, { id: "unconcerned" }, { id: "unstoppable" }],
  weapons: [melee("Crushing Punch", dice(1, 0, 1)), ranged("E-11D Blaster", [1, 3], dice(0, 1, 0))],
  base: "small",
});

const LAAT_LE_PATROL_TRANSPORT_GALACTIC_EMPIRE = (): Unit => ({
  id: "laat-le-patrol-transport-galactic-empire",
  name: { en: "LAAT/le Patrol Transport" },
  faction: "galactic-empire",
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
  height: 16_154,
});

const MAJOR_MARQUAND_TEMPEST_SCOUT_2 = (): Unit => ({
  id: "major-marquand-tempest-scout-2",
  name: { en: "Major Marquand" },
  title: "Tempest Scout 2",
  faction: "galactic-empire",
  rank: "heavy",
  cost: 180,
  bullets: 1,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 11,
  resilience: 8,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: [],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "direct", of: [{ type: "vehicle" }] },
    { id: "field-commander" },
    { id: "weak-point", value: 1, arcs: ["rear"] },
    { id: "special-issue", battleForce: "tempest-force" },
  ],
  weapons: [
    both("Grenade Launcher", [1, 2], dice(0, 2, 0), [{ id: "blast" }, { id: "fixed", arcs: ["front"] }]),
    both("88i Twin Light Blaster", [1, 3], dice(1, 1, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
    ]),
    ranged("MS-4 Twin Blaster", [1, 4], dice(2, 2, 2), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
  base: "huge",
  height: 22_454,
});

const TX_225_GAVW_OCCUPIER_TANK = (): Unit => ({
  id: "tx-225-gavw-occupier-tank",
  name: { en: "TX-225 GAVw Occupier Tank" },
  faction: "galactic-empire",
  rank: "heavy",
  cost: 125,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 8,
  resilience: 6,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["pilot", "hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 5 },
    { id: "arsenal", value: 2 },
    { id: "reposition" },
    { id: "transport" },
    { id: "weak-point", value: 1, arcs: ["sides"] },
  ],
  weapons: [
    ranged("Twin Cannons", [1, 2], dice(1, 1, 0), [{ id: "suppressive" }, { id: "fixed", arcs: ["front"] }]),
    ranged("Quad Cannons", [1, 4], dice(2, 2, 0), [
      { id: "impact", value: 2 },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "long",
  height: 5080,
});

/** Heavy units of the Galactic Empire. */
export const FIGURES: Cards<Unit> = [
  AT_ST,
  IMPERIAL_DARK_TROOPERS,
  LAAT_LE_PATROL_TRANSPORT_GALACTIC_EMPIRE,
  MAJOR_MARQUAND_TEMPEST_SCOUT_2,
  TX_225_GAVW_OCCUPIER_TANK,
];
