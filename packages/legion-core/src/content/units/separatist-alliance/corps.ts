import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const B1_BATTLE_DROIDS = (): Unit => ({
  id: "b1-battle-droids",
  name: { en: "B1 Battle Droids" },
  faction: "separatist-alliance",
  rank: "corps",
  cost: 38,
  type: "droid-trooper",
  miniatures: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "comms"],
  keywords: [
    { id: "ai", actions: ["attack"] },
    { id: "coordinate", of: [{ type: "droid-trooper" }] },
  ],
  weapons: [melee("Bludgeon", dice(0, 0, 1)), ranged("E-5 Blaster Rifle", [1, 3], dice(0, 0, 1))],
  base: "small",
});

const B2_SUPER_BATTLE_DROIDS = (): Unit => ({
  id: "b2-super-battle-droids",
  name: { en: "B2 Super Battle Droids" },
  faction: "separatist-alliance",
  rank: "corps",
  cost: 64,
  type: "droid-trooper",
  miniatures: 3,
  wounds: 2,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "comms"],
  keywords: [{ id: "ai", actions: ["attack"] }],
  weapons: [
    ranged("Wrist Rockets", [1, 1], dice(1, 0, 0), [{ id: "impact", value: 1 }]),
    both("Arm Cannons", [1, 2], dice(0, 2, 0)),
  ],
  base: "small",
});

const GEONOSIAN_WARRIORS_SOLDIERS_OF_THE_HIVE = (): Unit => ({
  id: "geonosian-warriors-soldiers-of-the-hive",
  name: { en: "Geonosian Warriors" },
  title: "Soldiers of the Hive",
  faction: "separatist-alliance",
  rank: "corps",
  cost: 45,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "personnel"],
  keywords: [
    { id: "jump", value: 3, as: "free-action" },
    { id: "scale" },
    { id: "death-from-above" },
    { id: "weighed-down" },
  ],
  weapons: [melee("Spears", dice(0, 1, 0)), ranged("Sonic Blasters", [1, 2], dice(0, 1, 1))],
  base: "small",
});

/** Corps units of the Separatist Alliance. */
export const FIGURES: Cards<Unit> = [B1_BATTLE_DROIDS, B2_SUPER_BATTLE_DROIDS, GEONOSIAN_WARRIORS_SOLDIERS_OF_THE_HIVE];
