import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const FRONTLINE_COMMANDER = (): Upgrade => ({
  id: "frontline-commander",
  name: { en: "Frontline Commander" },
  type: "doctrine",
  cost: 8,
  bullets: 1,
  restriction: { unit: "Rebel Officer" },
  keywords: [
    { id: "aid", of: [{ faction: "rebel-alliance", type: "trooper" }] },
    { id: "indomitable" },
    { id: "spur" },
    { id: "tactical", value: 1 },
  ],
  special: true,
  summary: "Friendly trooper units within 1 have Dauntless; the unit has the listed keywords.",
  verification: LIST,
});

const PROVEN_TACTICIAN = (): Upgrade => ({
  id: "proven-tactician",
  name: { en: "Proven Tactician" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Rebel Officer" },
  keywords: [{ id: "quick-thinking" }, { id: "exemplar" }],
  special: true,
  summary:
    "Courage rises by 1; friendly corps units within 1 have Reinforcements; the unit has Quick Thinking as a card action and Exemplar.",
  verification: LIST,
});

const RELUCTANT_HERO = (): Upgrade => ({
  id: "reluctant-hero",
  name: { en: "Reluctant Hero" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Rebel Agent" },
  keywords: [{ id: "infiltrate" }, { id: "relentless" }],
  special: true,
  summary:
    "In an attack action one of the unit's attack pools gains Critical 1 for each suppression token it has; the unit has Infiltrate and Relentless.",
  verification: LIST,
});

const UNSEEN_SABOTEUR = (): Upgrade => ({
  id: "unseen-saboteur",
  name: { en: "Unseen Saboteur" },
  type: "doctrine",
  cost: 5,
  bullets: 1,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  keywords: [{ id: "low-profile" }, { id: "prepared-position" }],
  special: true,
  summary:
    "In set-up choose another friendly trooper unit that is neither commander nor operative: it gains Prepared Position. The unit has Low Profile and Prepared Position.",
  verification: LIST,
});

/** Doctrine upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [FRONTLINE_COMMANDER, PROVEN_TACTICIAN, RELUCTANT_HERO, UNSEEN_SABOTEUR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
