import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const BARON_RUDOR = (): Upgrade => ({
  id: "baron-rudor",
  name: { en: "Baron Rudor" },
  type: "pilot",
  cost: 8,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
  keywords: [{ id: "marksman" }],
  summary: "The unit has Marksman and gains 1 aim after a Recover action.",
  verification: LIST,
});

const FIRST_SERGEANT_ARBMAB = (): Upgrade => ({
  id: "first-sergeant-arbmab",
  name: { en: "First Sergeant Arbmab" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  keywords: [{ id: "tactical", value: 1 }],
  summary: "The unit has Tactical 1.",
  verification: LIST,
});

const GENERAL_WEISS = (): Upgrade => ({
  id: "general-weiss",
  name: { en: "General Weiss" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
  summary: "The unit has Field Commander. Free action: Arsenal 2 until the end of the activation.",
  verification: LIST,
});

const GOVERNOR_PRYCE = (): Upgrade => ({
  id: "governor-pryce",
  name: { en: "Governor Pryce" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", rank: "heavy" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
  summary: "The unit has Field Commander. Free action: a friendly trooper unit within 2 gains 1 aim and 1 suppression.",
  verification: LIST,
});

const IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT = (): Upgrade => ({
  id: "imperial-hammers-elite-armor-pilot",
  name: { en: "Imperial Hammers Elite Armor Pilot" },
  type: "pilot",
  cost: 10,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  changes: { attackSurge: "hit" },
  summary: "The unit converts attack surges to hits.",
  verification: LIST,
});

const IMPERIAL_TIE_PILOT = (): Upgrade => ({
  id: "imperial-tie-pilot",
  name: { en: "Imperial TIE Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
  changes: { speed: 1 },
  summary: "Maximum speed rises by 1.",
  verification: LIST,
});

/** Pilot upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  BARON_RUDOR,
  FIRST_SERGEANT_ARBMAB,
  GENERAL_WEISS,
  GOVERNOR_PRYCE,
  IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT,
  IMPERIAL_TIE_PILOT,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
