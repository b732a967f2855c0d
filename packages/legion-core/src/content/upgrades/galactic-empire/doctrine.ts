import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const ACADEMY_TRAINED = (): Upgrade => ({
  id: "academy-trained",
  name: { en: "Academy Trained" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Imperial Officer" },
  keywords: [{ id: "exemplar" }, { id: "inspire", value: 1 }, { id: "strategize", value: 1 }],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const DEFEND_IN_DEPTH = (): Upgrade => ({
  id: "defend-in-depth",
  name: { en: "Defend in Depth" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [
    { id: "aid", of: [{ type: "emplacement-trooper" }] },
    { id: "prepared-position" },
    { id: "spotter", value: 1 },
  ],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const PLATOON_COMMANDER = (): Upgrade => ({
  id: "platoon-commander",
  name: { en: "Platoon Commander" },
  type: "doctrine",
  cost: 8,
  bullets: 1,
  restriction: { unit: "Imperial Agent" },
  keywords: [
    { id: "retinue", of: [{ unit: "Imperial Agent" }] },
    { id: "sharpshooter", value: 1 },
  ],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

const TIP_OF_THE_SPEAR = (): Upgrade => ({
  id: "tip-of-the-spear",
  name: { en: "Tip of the Spear" },
  type: "doctrine",
  cost: 8,
  bullets: 1,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [
    { id: "aid", of: [{ faction: "galactic-empire", type: "trooper" }] },
    { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
    { id: "tactical", value: 1 },
  ],
  incomplete: true,
  doubts: ["Card text not found; keywords from the list only."],
});

/** Doctrine upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [ACADEMY_TRAINED, DEFEND_IN_DEPTH, PLATOON_COMMANDER, TIP_OF_THE_SPEAR];
