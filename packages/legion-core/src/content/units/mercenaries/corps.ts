import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const BLACK_SUN_ENFORCERS = (): Unit => ({
  id: "black-sun-enforcers",
  name: { en: "Black Sun Enforcers", es: "Ejecutores del Sol Negro" },
  faction: "mercenary",
  affiliation: "black-sun",
  rank: "corps",
  cost: 50,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [
    { id: "mercenary", factions: ["galactic-empire", "separatist-alliance"] },
    { id: "dauntless" },
    { id: "precise", value: 1 },
    { id: "self-preservation" },
    { id: "independent", gains: { choose: "all", options: [{ what: "aim", n: 1 }] } },
  ],
  weapons: [melee("Close Quarters Combat", dice(1, 0, 0)), ranged("BH-4 Double Blaster", [1, 2], dice(0, 1, 1))],
  base: "small",
});

const EWOK_SKIRMISHERS = (): Unit => ({
  id: "ewok-skirmishers",
  name: { en: "Ewok Skirmishers" },
  faction: "mercenary",
  affiliation: "ewoks",
  rank: "corps",
  cost: 40,
  type: "trooper",
  miniatures: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "personnel", "training"],
  keywords: [{ id: "mercenary", factions: ["rebel-alliance"] }, { id: "low-profile" }, { id: "unhindered" }],
  weapons: [melee("Spear", dice(0, 1, 0))],
  base: "small",
});

const PYKE_SYNDICATE_FOOT_SOLDIERS = (): Unit => ({
  id: "pyke-syndicate-foot-soldiers",
  name: { en: "Pyke Syndicate Foot Soldiers" },
  faction: "mercenary",
  affiliation: "pyke-syndicate",
  rank: "corps",
  cost: 42,
  type: "trooper",
  miniatures: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades"],
  keywords: [
    { id: "mercenary", factions: ["galactic-empire", "rebel-alliance", "galactic-republic", "separatist-alliance"] },
    { id: "self-preservation" },
    { id: "danger-sense", value: 2 },
    { id: "outmaneuver" },
    { id: "independent", gains: { choose: "all", options: [{ what: "dodge", n: 1 }] } },
  ],
  weapons: [melee("Stun Baton", dice(0, 0, 2)), ranged("P13 Long Blaster", [1, 3], dice(0, 1, 0))],
  base: "small",
});

/** Corps units of the mercenaries. */
export const FIGURES: Cards<Unit> = [BLACK_SUN_ENFORCERS, EWOK_SKIRMISHERS, PYKE_SYNDICATE_FOOT_SOLDIERS];
