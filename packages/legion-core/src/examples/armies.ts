import type { ArmyList } from "../army/index.ts";
import type { Config } from "../state/config.ts";
import type { TableSpec } from "../table/documents.ts";
import { mm } from "../table/lengths.ts";
import { block, HOUSE, WALL, wood } from "./terrain.ts";
import { unit } from "./unit.ts";

/** The battle deck that every army of the examples brings. */
const BATTLE_DECK: ArmyList["battleDeck"] = {
  primary: ["breakthrough", "recover-the-research", "close-the-pocket"],
  secondary: ["marked-targets", "recon-mission", "surface-scan"],
  advantages: ["advanced-intel", "cunning-deployment", "fortified-position"],
};

/** Stormtroopers, scouts, speeders and a walker of the Empire. */
export const IMPERIALS: ArmyList = {
  faction: "galactic-empire",
  battleForce: "tempest-force",
  units: [
    unit("imperial-officer-ruthless-efficiency", "tip-of-the-spear"),
    unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper"),
    unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper"),
    unit("stormtroopers", "hh-12-stormtrooper"),
    unit("scout-troopers"),
    unit("scout-troopers"),
    unit("74-z-speeder-bikes"),
    unit("at-st", "88i-twin-light-blaster"),
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
  battleDeck: BATTLE_DECK,
};

/** Leia with troopers, veterans and commandos. */
export const REBELS: ArmyList = {
  faction: "rebel-alliance",
  units: [
    unit("leia-organa-fearless-and-inventive", "strict-orders"),
    unit("rebel-troopers", "z-6-trooper"),
    unit("rebel-troopers", "z-6-trooper"),
    unit("rebel-troopers", "z-6-trooper"),
    unit("fleet-troopers", "mpl-57-barrage-trooper"),
    unit("rebel-veterans", "cm-0-93-trooper"),
    unit("rebel-commandos", "dh-447-sniper"),
    unit("rebel-commandos", "concussion-grenades"),
  ],
  commandHand: [
    "ambush",
    "coordinated-bombardment",
    "push",
    "no-time-for-sorrows",
    "covering-fire",
    "somebody-has-to-save-our-skins",
    "standing-orders",
  ],
  battleDeck: BATTLE_DECK,
};

/** Captain Rex with clone troopers and a speeder. */
export const REPUBLIC: ArmyList = {
  faction: "galactic-republic",
  units: [
    unit("clone-captain-rex-honorable-soldier", "lead-by-example", "fragmentation-grenades"),
    unit("clone-trooper-infantry", "z-6-clone-trooper"),
    unit("clone-trooper-infantry", "rps-6-clone-trooper"),
    unit("clone-trooper-infantry", "dp-23-clone-trooper"),
    unit("arc-troopers", "fragmentation-grenades"),
    unit("arf-troopers", "rps-6-arf-trooper"),
    unit("barc-speeder", "barc-twin-laser-gunner"),
  ],
  commandHand: [
    "ambush",
    "synchronized-offensive",
    "push",
    "get-in-position",
    "assault",
    "were-not-programmed",
    "standing-orders",
  ],
  battleDeck: BATTLE_DECK,
};

/** A tactical droid with battle droids. */
export const SEPARATISTS: ArmyList = {
  faction: "separatist-alliance",
  units: [
    unit("t-series-tactical-droid-programmed-for-strategy", "hq-uplink"),
    unit("b1-battle-droids", "e-5c-b1-battle-droid"),
    unit("b1-battle-droids", "e-5c-b1-battle-droid"),
    unit("b1-battle-droids", "e-5c-b1-battle-droid"),
    unit("b1-battle-droids", "e-60r-b1-battle-droid"),
    unit("b1-battle-droids"),
    unit("b2-super-battle-droids", "b2-acm-battle-droid"),
    unit("bx-series-droid-commandos"),
    unit("stap-riders"),
  ],
  commandHand: [
    "ambush",
    "mechanized-incursion",
    "push",
    "orbital-strike",
    "assault",
    "roger-roger",
    "standing-orders",
  ],
  battleDeck: BATTLE_DECK,
};

/** The usual battlefield with houses, walls and woods, clear of the tokens of every map. */
export const BATTLEFIELD: TableSpec = {
  battlefield: { length: mm(1800), width: mm(900) },
  terrain: [
    block("house-1", "obstacle", [240, 290], HOUSE),
    block("house-2", "obstacle", [1440, 510], HOUSE),
    block("wall-1", "obstacle", [620, 330], WALL),
    block("wall-2", "obstacle", [1040, 560], WALL),
    wood("wood-1", [1380, 320]),
    wood("wood-2", [420, 580]),
  ],
};

/** A battle of the Galactic Civil War. */
export const CIVIL_WAR: Config = { table: BATTLEFIELD, armies: [IMPERIALS, REBELS] };

/** A battle of the Clone Wars. */
export const CLONE_WARS: Config = { table: BATTLEFIELD, armies: [REPUBLIC, SEPARATISTS] };
