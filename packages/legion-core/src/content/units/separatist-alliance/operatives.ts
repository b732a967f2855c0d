import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const ASAJJ_VENTRESS_SEPARATIST_ASSASSIN = (): Unit => ({
  id: "asajj-ventress-separatist-assassin",
  name: { en: "Asajj Ventress" },
  title: "Separatist Assassin",
  faction: "separatist-alliance",
  rank: "operative",
  cost: 115,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["force", "force", "training", "training"],
  keywords: [
    { id: "jump", value: 2 },
    { id: "deflect" },
    { id: "independent", gains: { choose: "all", options: [{ what: "dodge", n: 1 }] } },
    { id: "indomitable" },
    { id: "immune-pierce" },
    { id: "jarkai-mastery" },
    { id: "relentless" },
  ],
  weapons: [
    melee("Asajj Ventress' Lightsabers", dice(0, 8, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 2 },
    ]),
  ],
  base: "small",
});

const MAUL_IMPATIENT_APPRENTICE = (): Unit => ({
  id: "maul-impatient-apprentice",
  name: { en: "Maul" },
  title: "Impatient Apprentice",
  faction: "separatist-alliance",
  rank: "operative",
  cost: 130,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["force", "force", "training", "training"],
  keywords: [{ id: "jump", value: 1 }, { id: "deflect" }, { id: "immune-pierce" }, { id: "juyo-mastery" }],
  weapons: [
    melee("Maul's Double-bladed Lightsaber", dice(4, 0, 4), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 2 },
    ]),
  ],
  base: "small",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const SUN_FAC_RUTHLESS_LIEUTENANT = (): Unit => ({
  id: "sun-fac-ruthless-lieutenant",
  name: { en: "Sun Fac" },
  title: "Ruthless Lieutenant",
  faction: "separatist-alliance",
  rank: "operative",
  cost: 55,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["training", "comms", "gear"],
  keywords: [
    { id: "jump", value: 3, as: "free-action" },
    { id: "cover", value: 1 },
    { id: "death-from-above" },
    { id: "direct", of: [{ unit: "Geonosian Warriors" }] },
    { id: "retinue", of: [{ unit: "Poggle the Lesser" }] },
    { id: "scale" },
    { id: "weighed-down" },
  ],
  weapons: [
    melee("Force Pike", dice(2, 1, 0), [{ id: "pierce", value: 1 }]),
    ranged("Sun Fac's Sonic Carbine", [1, 3], dice(1, 1, 1), [{ id: "suppressive" }]),
  ],
  base: "small",
});

const SUPER_TACTICAL_COMMAND_DROID_AUXILIARY_COMMAND_DROID = (): Unit => ({
  id: "super-tactical-command-droid-auxiliary-command-droid",
  name: { en: "Super Tactical Command Droid" },
  title: "Auxiliary Command Droid",
  faction: "separatist-alliance",
  rank: "operative",
  cost: 60,
  type: "droid-trooper",
  miniatures: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["doctrine", "programming", "programming", "comms", "gear", "armament", "armament"],
  keywords: [
    { id: "override" },
    { id: "equip", equip: [{ type: "doctrine" }] },
    { id: "aid", of: [{ type: "droid-trooper" }] },
  ],
  weapons: [melee("Aggression Protocol", dice(0, 2, 1)), ranged("E-5 Blaster Rifle", [1, 3], dice(0, 3, 0))],
  base: "small",
});

/** Operatives of the Separatist Alliance. */
export const FIGURES: Cards<Unit> = [
  ASAJJ_VENTRESS_SEPARATIST_ASSASSIN,
  MAUL_IMPATIENT_APPRENTICE,
  SUN_FAC_RUTHLESS_LIEUTENANT,
  SUPER_TACTICAL_COMMAND_DROID_AUXILIARY_COMMAND_DROID,
];
