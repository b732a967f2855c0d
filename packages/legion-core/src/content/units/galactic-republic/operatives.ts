import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const JEDI_KNIGHT_KEEPER_OF_THE_PEACE = (): Unit => ({
  id: "jedi-knight-keeper-of-the-peace",
  name: { en: "Jedi Knight" },
  title: "Keeper of the Peace",
  faction: "galactic-republic",
  rank: "operative",
  cost: 85,
  type: "trooper",
  miniatures: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["doctrine", "force", "training", "armament"],
  keywords: [
    { id: "deflect" },
    { id: "equip", equip: [{ type: "doctrine" }, { type: "armament" }] },
    { id: "immune-pierce" },
  ],
  weapons: [],
  base: "small",
});

const PADME_AMIDALA_SPIRITED_SENATOR = (): Unit => ({
  id: "padme-amidala-spirited-senator",
  name: { en: "Padmé Amidala" },
  title: "Spirited Senator",
  faction: "galactic-republic",
  rank: "operative",
  cost: 52,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["command", "training", "gear"],
  keywords: [
    { id: "bolster", value: 2 },
    { id: "agile", value: 1 },
    { id: "inspire", value: 2 },
    { id: "nimble" },
    { id: "sharpshooter", value: 2 },
  ],
  weapons: [melee("Martial Arts", dice(0, 3, 0)), ranged("Padme's Blaster", [1, 2], dice(3, 0, 0))],
  base: "small",
});

const R2_D2_INDEPENDENT_ASTROMECH = (): Unit => ({
  id: "r2-d2-independent-astromech",
  name: { en: "R2-D2" },
  title: "Independent Astromech",
  faction: "galactic-republic",
  rank: "operative",
  cost: 55,
  bullets: 1,
  type: "droid-trooper",
  miniatures: 1,
  wounds: 4,
  courage: 2,
  speed: 1,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["comms"],
  keywords: [
    { id: "repair", value: 2, capacity: 2 },
    { id: "secret-mission" },
    { id: "inconspicuous" },
    { id: "infiltrate" },
  ],
  weapons: [both("Electro-Shock", [1, 1], dice(0, 0, 3), [{ id: "suppressive" }])],
  base: "small",
  doubts: ["Title: the card picture used was the Rebel one; the list prints Independent Astromech."],
});

const THE_BAD_BATCH_CLONE_FORCE_99_GALACTIC_REPUBLIC = (): Unit => ({
  id: "the-bad-batch-clone-force-99-galactic-republic",
  name: { en: "The Bad Batch" },
  title: "Clone Force 99",
  faction: "galactic-republic",
  rank: "operative",
  cost: 160,
  bullets: 1,
  type: "clone-trooper",
  miniatures: 0,
  wounds: 2,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["heavy-weapon", "heavy-weapon", "heavy-weapon", "heavy-weapon", "heavy-weapon"],
  keywords: [
    { id: "equip", equip: ["hunter", "wrecker", "echo-clone-force-99", "tech", "crosshair"] },
    { id: "impervious" },
    { id: "scale" },
    { id: "steady" },
    { id: "sharpshooter", value: 1 },
    { id: "were-not-regs" },
  ],
  weapons: [melee("Advanced Combat Training", dice(1, 0, 0)), ranged("DC-17 Hand Blaster", [1, 2], dice(0, 1, 1))],
  base: "small",
  note: "The unit card itself has no miniature: each equipped heavy weapon card adds one.",
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

/** Operatives of the Galactic Republic. */
export const FIGURES: Cards<Unit> = [
  JEDI_KNIGHT_KEEPER_OF_THE_PEACE,
  PADME_AMIDALA_SPIRITED_SENATOR,
  R2_D2_INDEPENDENT_ASTROMECH,
  THE_BAD_BATCH_CLONE_FORCE_99_GALACTIC_REPUBLIC,
];
