import type { ArmyList } from "../army/index.ts";
import type { Config } from "../state/config.ts";
import type { TableSpec } from "../table/documents.ts";
import { mm } from "../table/lengths.ts";
import { block, HOUSE, WALL, wood } from "./terrain.ts";
import { unit } from "./unit.ts";

/** Speeders and scouts of the Empire: a skirmish force, played with all its cards and keywords. */
export const TEMPEST: ArmyList = {
  format: "skirmish",
  faction: "galactic-empire",
  battleForce: "tempest-force",
  units: [
    unit("imperial-officer-ruthless-efficiency", "tip-of-the-spear", "z-6-riot-baton"),
    unit("stormtroopers", "dlt-19-stormtrooper"),
    unit("stormtroopers", "t-21-stormtrooper"),
    unit("scout-troopers", "dlt-19x-sniper"),
    unit("scout-troopers", "concussion-grenades"),
    unit("74-z-speeder-bikes"),
    unit("74-z-speeder-bikes"),
  ],
  commandHand: [
    "ambush",
    "covert-observation",
    "push",
    "we-need-reinforcements",
    "assault",
    "constantly-alert",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["bunker-assault", "close-the-pocket", "intercept-signals"],
    secondary: ["sweep-and-clear", "recon-mission", "surface-scan"],
    advantages: ["advanced-intel", "cunning-deployment", "fortified-position"],
  },
};

/** Leia with troopers and commandos: a skirmish force, played with all its cards and keywords. */
export const VILLAGE: ArmyList = {
  format: "skirmish",
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  units: [
    unit("leia-organa-fearless-and-inventive"),
    unit("rebel-troopers", "z-6-trooper"),
    unit("rebel-troopers", "z-6-trooper", "rebel-trooper", "impact-grenades"),
    unit("rebel-commandos", "dh-447-sniper"),
    unit("rebel-commandos", "dh-447-sniper", "concussion-grenades"),
  ],
  commandHand: [
    "ambush",
    "coordinated-bombardment",
    "push",
    "no-time-for-sorrows",
    "assault",
    "covering-fire",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["bunker-assault", "close-the-pocket", "intercept-signals"],
    secondary: ["marked-targets", "recon-mission", "surface-scan"],
    advantages: ["advanced-intel", "cunning-deployment", "fortified-position"],
  },
};

/** The smaller battlefield with houses, walls, a wood and a swamp, clear of the tokens of every map. */
export const TABLE: TableSpec = {
  battlefield: { length: mm(900), width: mm(900) },
  terrain: [
    block("house-1", "obstacle", [180, 290], HOUSE),
    block("house-2", "obstacle", [600, 510], HOUSE),
    block("wall-1", "obstacle", [380, 330], WALL),
    block("wall-2", "obstacle", [380, 560], WALL),
    wood("wood", [690, 330]),
    {
      id: "swamp",
      kind: "area",
      cover: "none",
      parts: [
        {
          outline: { kind: "circle", centre: { x: mm(210), y: mm(570) }, radius: mm(70) },
          top: mm(1),
          movement: "difficult",
        },
      ],
    },
  ],
};

/** A skirmish between {@link TEMPEST} and {@link VILLAGE} on {@link TABLE}. */
export const SKIRMISH: Config = { table: TABLE, armies: [TEMPEST, VILLAGE] };
