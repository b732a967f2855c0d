import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const BARC_ION_GUNNER = (): Upgrade => ({
  id: "barc-ion-gunner",
  name: { en: "BARC Ion Gunner" },
  type: "crew",
  cost: 21,
  restriction: { unit: "BARC Speeder" },
  changes: { speed: -1 },
  weapons: [
    ranged("Ion Rifle", [1, 3], dice(0, 3, 1), [
      { id: "critical", value: 1 },
      { id: "fixed", arcs: ["front", "rear"] },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
  ],
  doubts: ["Weapon profile from one older table."],
});

const BARC_RPS_6_GUNNER = (): Upgrade => ({
  id: "barc-rps-6-gunner",
  name: { en: "BARC RPS-6 Gunner" },
  type: "crew",
  cost: 14,
  restriction: { unit: "BARC Speeder" },
  changes: { speed: -1 },
  weapons: [ranged("RPS-6", [2, 4], dice(1, 1, 1), [{ id: "impact", value: 2 }])],
  doubts: ["Weapon profile from one older table."],
});

const BARC_TWIN_LASER_GUNNER = (): Upgrade => ({
  id: "barc-twin-laser-gunner",
  name: { en: "BARC Twin Laser Gunner" },
  type: "crew",
  cost: 12,
  restriction: { unit: "BARC Speeder" },
  changes: { speed: -1 },
  weapons: [ranged("Twin Laser Cannon", [1, 3], dice(0, 2, 2), [{ id: "fixed", arcs: ["front", "rear"] }])],
  doubts: ["Weapon profile from one older table."],
});

const GNASP_BOMBARDIER = (): Upgrade => ({
  id: "gnasp-bombardier",
  name: { en: "Gnasp Bombardier" },
  type: "crew",
  cost: 20,
  restriction: { unit: "Raddaugh Gnasp Fluttercraft" },
  weapons: [
    {
      name: "Grenades",
      range: { melee: false, min: null, max: null, overrun: true },
      dice: dice(2, 0, 2),
      keywords: [{ id: "immune-deflect" }, { id: "overrun", value: 2 }, { id: "suppressive" }],
    },
  ],
  doubts: ["Weapon profile from one older table."],
});

const GNASP_GUNNER = (): Upgrade => ({
  id: "gnasp-gunner",
  name: { en: "Gnasp Gunner" },
  type: "crew",
  cost: 15,
  restriction: { unit: "Raddaugh Gnasp Fluttercraft" },
  weapons: [
    ranged("Mounted Bowcaster", [1, 3], dice(2, 2, 0), [
      { id: "fixed", arcs: ["rear"] },
      { id: "impact", value: 1 },
      { id: "pierce", value: 1 },
    ]),
  ],
  doubts: ["Weapon profile from one older table."],
});

/** Crew upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  BARC_ION_GUNNER,
  BARC_RPS_6_GUNNER,
  BARC_TWIN_LASER_GUNNER,
  GNASP_BOMBARDIER,
  GNASP_GUNNER,
];
