import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const AGENT_KALLUS_HUNTER_OF_SPECTRES = (): Unit => ({
  id: "agent-kallus-hunter-of-spectres",
  name: { en: "Agent Kallus" },
  title: "Hunter of Spectres",
  faction: "galactic-empire",
  rank: "operative",
  cost: 70,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["command", "training", "gear"],
  keywords: [
    { id: "observe", value: 2, as: "free-action" },
    { id: "bounty" },
    { id: "charge" },
    { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
    { id: "immune-melee-pierce" },
    { id: "interrogate" },
  ],
  weapons: [
    both("J-19 Bo-Rifle", [1, 2], dice(1, 3, 0), [
      { id: "critical", value: 1 },
      { id: "lethal", value: 1 },
      { id: "long-shot" },
    ]),
  ],
  base: "small",
});

const DARTH_VADER_THE_EMPERORS_APPRENTICE = (): Unit => ({
  id: "darth-vader-the-emperors-apprentice",
  name: { en: "Darth Vader" },
  title: "The Emperor's Apprentice",
  faction: "galactic-empire",
  rank: "operative",
  cost: 155,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 7,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["force", "force", "training", "training"],
  keywords: [
    { id: "deflect" },
    { id: "immune-pierce" },
    { id: "jedi-hunter" },
    { id: "master-of-the-force", value: 1 },
    { id: "relentless" },
  ],
  weapons: [
    melee("Vader's Lightsaber", dice(5, 0, 0), [
      { id: "impact", value: 3 },
      { id: "pierce", value: 3 },
    ]),
    ranged("Force Throw", [1, 2], dice(0, 2, 0), [{ id: "blast" }, { id: "scatter" }]),
  ],
  base: "small",
});

const FIFTH_BROTHER_THE_KILL_IS_MINE = (): Unit => ({
  id: "fifth-brother-the-kill-is-mine",
  name: { en: "Fifth Brother" },
  title: "The Kill is Mine",
  faction: "galactic-empire",
  rank: "operative",
  cost: 97,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["training", "training", "force"],
  keywords: [{ id: "dauntless" }, { id: "block" }, { id: "enrage", value: 2 }, { id: "immune-pierce" }],
  weapons: [
    melee("Spinning Lightsaber", dice(0, 5, 0), [
      { id: "ram", value: 2 },
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
    ranged("Thrown Spinning Lightsaber", [1, 2], dice(0, 3, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  base: "small",
});

const IMPERIAL_AGENT_BRINGING_ORDER_TO_THE_GALAXY = (): Unit => ({
  id: "imperial-agent-bringing-order-to-the-galaxy",
  name: { en: "Imperial Agent" },
  title: "Bringing Order to the Galaxy",
  faction: "galactic-empire",
  rank: "operative",
  cost: 50,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["doctrine", "command", "training", "armament", "gear", "gear"],
  keywords: [{ id: "relentless" }, { id: "equip", equip: [{ type: "doctrine" }] }],
  weapons: [melee("Combat Training", dice(0, 3, 0)), ranged("Blaster Pistol", [1, 2], dice(0, 1, 2))],
  base: "small",
});

const SEVENTH_SISTER_COMPELLED_TO_INFLICT_PAIN = (): Unit => ({
  id: "seventh-sister-compelled-to-inflict-pain",
  name: { en: "Seventh Sister" },
  title: "Compelled to Inflict Pain",
  faction: "galactic-empire",
  rank: "operative",
  cost: 102,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "hit" },
  upgradeBar: ["training", "training", "force"],
  keywords: [
    { id: "jump", value: 1 },
    { id: "associate", of: [{ unit: "Fifth Brother" }] },
    { id: "block" },
    { id: "charge" },
    { id: "disciplined", value: 1 },
    { id: "immune-pierce" },
    { id: "interrogate" },
  ],
  weapons: [
    melee("Spinning Lightsaber", dice(0, 5, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
    ranged("Thrown Spinning Lightsaber", [1, 2], dice(0, 3, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  base: "small",
});

/** Operatives of the Galactic Empire. */
export const FIGURES: Cards<Unit> = [
  AGENT_KALLUS_HUNTER_OF_SPECTRES,
  DARTH_VADER_THE_EMPERORS_APPRENTICE,
  FIFTH_BROTHER_THE_KILL_IS_MINE,
  IMPERIAL_AGENT_BRINGING_ORDER_TO_THE_GALAXY,
  SEVENTH_SISTER_COMPELLED_TO_INFLICT_PAIN,
];
