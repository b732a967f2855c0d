import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const FLEET_TROOPERS = (): Unit => ({
  id: "fleet-troopers",
  name: { en: "Fleet Troopers", es: "Soldados de la Flota" },
  faction: "rebel-alliance",
  rank: "corps",
  cost: 40,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [{ id: "charge" }],
  weapons: [both("DH-17 Blaster Pistol", [1, 2], dice(0, 0, 2))],
  base: "small",
});

const MARK_II_MEDIUM_BLASTER_TROOPER = (): Unit => ({
  id: "mark-ii-medium-blaster-trooper",
  name: { en: "Mark II Medium Blaster Trooper" },
  faction: "rebel-alliance",
  rank: "corps",
  cost: 40,
  type: "emplacement-trooper",
  miniatures: 1,
  wounds: 4,
  courage: 2,
  speed: 1,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms", "training"],
  keywords: [
    { id: "detachment", of: [{ unit: "Rebel Veterans" }] },
    { id: "fire-support" },
    { id: "full-pivot" },
    { id: "reposition" },
    { id: "sentinel" },
    { id: "prepared-position" },
  ],
  weapons: [
    melee("Unarmed", dice(0, 1, 0)),
    ranged("Mark II Medium Blaster", [1, 3], dice(0, 4, 0), [
      { id: "critical", value: 2 },
      { id: "cumbersome" },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
  base: "medium",
});

const REBEL_TROOPERS = (): Unit => ({
  id: "rebel-troopers",
  name: { en: "Rebel Troopers", es: "Soldados rebeldes" },
  faction: "rebel-alliance",
  rank: "corps",
  cost: 40,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [{ id: "agile", value: 1 }, { id: "nimble" }],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("A-200 Blaster Rifle", [1, 3], dice(0, 1, 0))],
  base: "small",
});

const REBEL_VETERANS = (): Unit => ({
  id: "rebel-veterans",
  name: { en: "Rebel Veterans" },
  faction: "rebel-alliance",
  rank: "corps",
  cost: 48,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 1,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["heavy-weapon", "personnel", "training", "gear", "grenades"],
  keywords: [
    { id: "coordinate", of: [{ type: "emplacement-trooper" }] },
    { id: "low-profile" },
    { id: "prepared-position" },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("A-280 Blaster Rifle", [1, 3], dice(0, 1, 0))],
  base: "small",
});

/** Corps units of the Rebel Alliance. */
export const FIGURES: Cards<Unit> = [FLEET_TROOPERS, MARK_II_MEDIUM_BLASTER_TROOPER, REBEL_TROOPERS, REBEL_VETERANS];
