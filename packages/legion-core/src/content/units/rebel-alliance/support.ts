import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const FD_LASER_CANNON_TEAM_1_4 = (): Unit => ({
  id: "1-4-fd-laser-cannon-team",
  name: { en: "1.4 FD Laser Cannon Team" },
  faction: "rebel-alliance",
  rank: "support",
  cost: 65,
  type: "emplacement-trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 0,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms", "generator"],
  keywords: [{ id: "full-pivot" }, { id: "prepared-position" }, { id: "sentinel" }, { id: "stationary" }],
  weapons: [
    melee("Unarmed", dice(0, 2, 0)),
    ranged("Blaster Pistols", [1, 2], dice(0, 0, 4)),
    ranged("1.4 FD Laser Cannon", [1, 5], dice(0, 5, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 2 },
    ]),
  ],
  base: "huge",
});

const AT_RT_REBEL_ALLIANCE = (): Unit => ({
  id: "at-rt-rebel-alliance",
  name: { en: "AT-RT" },
  faction: "rebel-alliance",
  rank: "support",
  cost: 54,
  type: "ground-vehicle",
  miniatures: 1,
  wounds: 6,
  resilience: 4,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["hardpoint", "comms"],
  keywords: [
    { id: "armor", value: 2 },
    { id: "climbing-vehicle" },
    { id: "expert-climber" },
    { id: "scout", value: 1 },
  ],
  weapons: [
    melee("Grappling Claws", dice(3, 0, 0), [{ id: "impact", value: 1 }]),
    ranged("A300 Blaster Rifle", [1, 3], dice(0, 0, 2)),
  ],
  base: "large",
  height: 6543,
});

const REBEL_COMMANDOS_STRIKE_TEAM = (): Unit => ({
  id: "rebel-commandos-strike-team",
  name: { en: "Rebel Commandos" },
  title: "Strike Team",
  faction: "rebel-alliance",
  rank: "special-forces",
  cost: 20,
  type: "trooper",
  miniatures: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
  keywords: [
    { id: "detachment", of: [{ unit: "Rebel Commandos" }] },
    { id: "heavy-weapon-team" },
    { id: "low-profile" },
    { id: "scout", value: 2 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("A-200 Blaster Rifle", [1, 3], dice(0, 1, 0))],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: rank, keywords, surge."],
});

const TAUNTAUN_RIDERS = (): Unit => ({
  id: "tauntaun-riders",
  name: { en: "Tauntaun Riders" },
  faction: "rebel-alliance",
  rank: "support",
  cost: 95,
  type: "creature-trooper",
  miniatures: 2,
  wounds: 4,
  courage: 2,
  speed: 3,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["training", "comms"],
  keywords: [
    { id: "agile", value: 1 },
    { id: "relentless" },
    { id: "reposition" },
    { id: "sharpshooter", value: 1 },
    { id: "unhindered" },
  ],
  weapons: [
    melee("Stampede", dice(0, 2, 1), [{ id: "ram", value: 1 }]),
    ranged("Blaster Pistols", [1, 2], dice(2, 0, 0)),
  ],
  base: "medium",
});

/** Support units of the Rebel Alliance, strike teams among them. */
export const FIGURES: Cards<Unit> = [
  FD_LASER_CANNON_TEAM_1_4,
  AT_RT_REBEL_ALLIANCE,
  REBEL_COMMANDOS_STRIKE_TEAM,
  TAUNTAUN_RIDERS,
];
