import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const HAN_SOLO_UNORTHODOX_GENERAL = (): Unit => ({
  id: "han-solo-unorthodox-general",
  name: { en: "Han Solo" },
  title: "Unorthodox General",
  faction: "rebel-alliance",
  rank: "commander",
  cost: 100,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["command", "training", "gear"],
  keywords: [
    { id: "steady" },
    { id: "low-profile" },
    { id: "gunslinger" },
    { id: "sharpshooter", value: 1 },
    { id: "uncanny-luck", value: 3 },
  ],
  weapons: [melee("Brawl", dice(0, 0, 3)), ranged("Han's DL-44", [1, 2], dice(2, 0, 0), [{ id: "pierce", value: 2 }])],
  base: "small",
});

const LANDO_CALRISSIAN_CANNY_GENERAL = (): Unit => ({
  id: "lando-calrissian-canny-general",
  name: { en: "Lando Calrissian" },
  title: "Canny General",
  faction: "rebel-alliance",
  rank: "commander",
  cost: 105,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["command", "training", "gear"],
  keywords: [
    { id: "guidance", of: [{ rank: "corps", type: "trooper" }] },
    { id: "allies-of-convenience" },
    { id: "steady" },
    { id: "uncanny-luck", value: 2 },
    { id: "one-step-ahead" },
  ],
  weapons: [
    melee("Backup Plan", dice(0, 3, 0)),
    ranged("Lando's X-8 Pistol", [1, 2], dice(1, 3, 0), [{ id: "long-shot" }]),
  ],
  base: "small",
});

const LEIA_ORGANA_FEARLESS_AND_INVENTIVE = (): Unit => ({
  id: "leia-organa-fearless-and-inventive",
  name: { en: "Leia Organa" },
  title: "Fearless and Inventive",
  faction: "rebel-alliance",
  rank: "commander",
  cost: 75,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "crit", defense: "block" },
  upgradeBar: ["command", "command", "training", "gear"],
  keywords: [
    { id: "take-cover", value: 2 },
    { id: "exemplar" },
    { id: "inspire", value: 2 },
    { id: "nimble" },
    { id: "sharpshooter", value: 2 },
  ],
  weapons: [melee("Martial Arts", dice(0, 3, 0)), ranged("Leia's Blaster", [1, 3], dice(3, 0, 0))],
  base: "small",
});

const LUKE_SKYWALKER_HERO_OF_THE_REBELLION = (): Unit => ({
  id: "luke-skywalker-hero-of-the-rebellion",
  name: { en: "Luke Skywalker" },
  title: "Hero of the Rebellion",
  faction: "rebel-alliance",
  rank: "commander",
  cost: 120,
  bullets: 1,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  defenseDie: "red",
  surge: { attack: "crit" },
  upgradeBar: ["force", "command", "training", "gear"],
  keywords: [
    { id: "jump", value: 1 },
    { id: "block" },
    { id: "charge" },
    { id: "immune-pierce" },
    { id: "inspire", value: 2 },
    { id: "sharpshooter", value: 1 },
  ],
  weapons: [
    melee("Anakin's Lightsaber", dice(2, 3, 0), [
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
    ranged("Luke's Blaster", [1, 2], dice(1, 3, 0), [{ id: "long-shot" }, { id: "pierce", value: 1 }]),
  ],
  base: "small",
});

const REBEL_OFFICER_FIGHTING_FOR_FREEDOM = (): Unit => ({
  id: "rebel-officer-fighting-for-freedom",
  name: { en: "Rebel Officer" },
  title: "Fighting for Freedom",
  faction: "rebel-alliance",
  rank: "commander",
  cost: 55,
  type: "trooper",
  miniatures: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  defenseDie: "white",
  surge: { attack: "hit", defense: "block" },
  upgradeBar: ["doctrine", "command", "training", "training", "armament", "gear", "grenades"],
  keywords: [
    { id: "inspire", value: 1 },
    { id: "equip", equip: [{ type: "doctrine" }] },
  ],
  weapons: [melee("Combat Training", dice(0, 3, 0)), ranged("Blaster Pistol", [1, 2], dice(0, 1, 2))],
  base: "small",
});

/** Commanders of the Rebel Alliance. */
export const FIGURES: Cards<Unit> = [
  HAN_SOLO_UNORTHODOX_GENERAL,
  LANDO_CALRISSIAN_CANNY_GENERAL,
  LEIA_ORGANA_FEARLESS_AND_INVENTIVE,
  LUKE_SKYWALKER_HERO_OF_THE_REBELLION,
  REBEL_OFFICER_FIGHTING_FOR_FREEDOM,
];
