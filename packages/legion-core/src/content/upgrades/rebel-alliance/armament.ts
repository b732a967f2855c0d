import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, melee, ranged, sided } from "../../../catalogue/writing.ts";

const A280 = (): Upgrade => ({
  id: "a280",
  name: { en: "A280" },
  type: "armament",
  cost: 0,
  restriction: { unit: "Cassian Andor" },
  doubleSided: true,
  keywords: [{ id: "reconfigure" }],
  weapons: [
    sided("A", ranged("A280 Pistol", [1, 2], dice(2, 1, 0), [{ id: "long-shot" }, { id: "pierce", value: 1 }])),
    sided(
      "B",
      ranged("A280 Rifle", [1, "infinite"], dice(1, 1, 0), [
        { id: "cumbersome" },
        { id: "high-velocity" },
        { id: "pierce", value: 1 },
      ]),
    ),
  ],
});

const HEAVY_BLASTER_PISTOL_REBEL = (): Upgrade => ({
  id: "heavy-blaster-pistol-rebel",
  name: { en: "Heavy Blaster Pistol" },
  type: "armament",
  cost: 8,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  keywords: [{ id: "arsenal", value: 2 }],
  weapons: [ranged("Heavy Blaster Pistol", [1, 2], dice(1, 0, 1), [{ id: "lethal", value: 1 }])],
});

const JETPACK_ROCKETS_MANDALORIAN_RESISTANCE = (): Upgrade => ({
  id: "jetpack-rockets-mandalorian-resistance",
  name: { en: "Jetpack Rockets" },
  type: "armament",
  cost: 5,
  restriction: { unit: "Mandalorian Resistance" },
  weapons: [ranged("Jetpack Rockets", [3, 4], dice(1, 0, 0), [{ id: "blast" }, { id: "impact", value: 1 }])],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const JYNS_SE_14_BLASTER = (): Upgrade => ({
  id: "jyns-se-14-blaster",
  name: { en: "Jyn's SE-14 Blaster" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "K-2SO" },
  costChanges: [{ with: { unit: "Jyn Erso" }, points: -5 }],
  weapons: [ranged("SE-14 Blaster", [1, 2], dice(0, 0, 5), [{ id: "pierce", value: 1 }, { id: "suppressive" }])],
});

const REPEATING_BLASTER = (): Upgrade => ({
  id: "repeating-blaster",
  name: { en: "Repeating Blaster" },
  type: "armament",
  cost: 25,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  changes: { speed: -1 },
  keywords: [{ id: "precise", value: 2 }],
  weapons: [
    ranged("Repeating Blaster", [1, 3], dice(1, 2, 3), [
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
      { id: "long-shot" },
    ]),
  ],
  doubts: ["Weapon profile from the list only."],
});

const THE_DARKSABER_SABINE = (): Upgrade => ({
  id: "the-darksaber-sabine",
  name: { en: "The Darksaber" },
  type: "armament",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Sabine Wren" },
  keywords: [{ id: "dauntless" }, { id: "immune-melee-pierce" }],
  weapons: [
    melee("The Darksaber", dice(0, 5, 0), [
      { id: "impact", value: 1 },
      { id: "pierce", value: 1 },
    ]),
  ],
});

const VIBRO_AXE = (): Upgrade => ({
  id: "vibro-axe",
  name: { en: "Vibro Axe" },
  type: "armament",
  cost: 8,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  keywords: [{ id: "charge" }],
  weapons: [
    melee("Vibro Axe", dice(1, 3, 0), [
      { id: "impact", value: 1 },
      { id: "lethal", value: 1 },
    ]),
  ],
});

/** Armament upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  A280,
  HEAVY_BLASTER_PISTOL_REBEL,
  JETPACK_ROCKETS_MANDALORIAN_RESISTANCE,
  JYNS_SE_14_BLASTER,
  REPEATING_BLASTER,
  THE_DARKSABER_SABINE,
  VIBRO_AXE,
];
