import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const DARTH_VADER_DARK_LORD_OF_THE_SITH = (): Unit => ({
  id: "darth-vader-dark-lord-of-the-sith",
  name: { en: "Darth Vader" },
  title: "Dark Lord of the Sith",
  faction: "galactic-empire",
  rank: "commander",
  cost: 170,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 8,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["command", "force", "force", "force"],
  keywords: [
    { id: "deflect" },
    { id: "immune-pierce" },
    { id: "master-of-the-force", value: 1 },
    { id: "relentless" },
    { id: "compel", of: [{ rank: "corps", type: "trooper" }] },
  ],
  weapons: [
    melee("Vader's Lightsaber", dice(6, 0, 0), [
      { id: "impact", value: 3 },
      { id: "pierce", value: 3 },
    ]),
  ],
  base: "small",
});

const DIRECTOR_ORSON_KRENNIC_ARCHITECT_OF_TERROR = (): Unit => ({
  id: "director-orson-krennic-architect-of-terror",
  name: { en: "Director Orson Krennic" },
  title: "Architect of Terror",
  faction: "galactic-empire",
  rank: "commander",
  cost: 65,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["command", "command", "gear"],
  keywords: [
    { id: "spotter", value: 1 },
    { id: "compel" },
    { id: "cunning" },
    { id: "entourage", of: [{ unit: "Imperial Death Troopers" }] },
    { id: "exemplar" },
  ],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("Krennic's Blaster", [1, 2], dice(3, 0, 0))],
  base: "small",
});

const GENERAL_VEERS_MASTER_TACTICIAN = (): Unit => ({
  id: "general-veers-master-tactician",
  name: { en: "General Veers" },
  title: "Master Tactician",
  faction: "galactic-empire",
  rank: "commander",
  cost: 75,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "crit" },
  upgradeBar: ["command", "command", "gear"],
  keywords: [
    { id: "guidance", of: [{ type: "ground-vehicle" }] },
    { id: "spotter", value: 2 },
    { id: "exemplar" },
    { id: "inspire", value: 1 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [melee("Combat Expertise", dice(0, 2, 0)), ranged("Veers' Blaster Rifle", [1, 3], dice(3, 0, 0))],
  base: "small",
});

const IDEN_VERSIO_INFERNO_SQUAD_LEADER = (): Unit => ({
  id: "iden-versio-inferno-squad-leader",
  name: { en: "Iden Versio" },
  title: "Inferno Squad Leader",
  faction: "galactic-empire",
  rank: "commander",
  cost: 115,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["command", "training", "training", "gear"],
  keywords: [
    { id: "quick-thinking" },
    { id: "infiltrate" },
    { id: "marksman" },
    { id: "nimble" },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [
    melee("Martial Arts", dice(0, 3, 0)),
    ranged("Iden's DLT-20A Rifle", [1, "infinite"], dice(0, 2, 0), [
      { id: "high-velocity" },
      { id: "pierce", value: 1 },
    ]),
    ranged("Iden's TL-50 Repeater", [1, 3], dice(2, 1, 2), [
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
    ]),
  ],
  base: "small",
});

const IMPERIAL_OFFICER_RUTHLESS_EFFICIENCY = (): Unit => ({
  id: "imperial-officer-ruthless-efficiency",
  name: { en: "Imperial Officer" },
  title: "Ruthless Efficiency",
  faction: "galactic-empire",
  rank: "commander",
  cost: 55,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["doctrine", "command", "training", "training", "armament", "gear", "gear"],
  keywords: [
    { id: "inspire", value: 1 },
    { id: "equip", equip: [{ type: "doctrine" }] },
  ],
  weapons: [melee("Combat Training", dice(0, 3, 0)), ranged("Blaster Pistol", [1, 2], dice(0, 1, 2))],
  base: "small",
});

const MOFF_GIDEON_LONG_LIVE_THE_EMPIRE = (): Unit => ({
  id: "moff-gideon-long-live-the-empire",
  name: { en: "Moff Gideon" },
  title: "Long Live the Empire",
  faction: "galactic-empire",
  rank: "commander",
  cost: 80,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["command", "command", "training", "gear", "armament"],
  keywords: [
    { id: "observe", value: 1, as: "free-action" },
    { id: "entourage", of: [{ unit: "Imperial Dark Troopers" }] },
    { id: "ruthless" },
    { id: "sharpshooter", value: 1 },
    { id: "tactical", value: 1 },
  ],
  weapons: [
    melee("Combat Training", dice(2, 0, 0)),
    ranged("Gideon's Custom Blaster Pistol", [1, 2], dice(1, 2, 0), [{ id: "pierce", value: 1 }]),
  ],
  base: "small",
});

/** Commanders of the Galactic Empire. */
export const FIGURES: Cards<Unit> = [
  DARTH_VADER_DARK_LORD_OF_THE_SITH,
  DIRECTOR_ORSON_KRENNIC_ARCHITECT_OF_TERROR,
  GENERAL_VEERS_MASTER_TACTICIAN,
  IDEN_VERSIO_INFERNO_SQUAD_LEADER,
  IMPERIAL_OFFICER_RUTHLESS_EFFICIENCY,
  MOFF_GIDEON_LONG_LIVE_THE_EMPIRE,
];
