import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged, sided } from "../../../catalogue/writing.ts";

const CR_24_FLAME_RIFLE = (): Upgrade => ({
  id: "cr-24-flame-rifle",
  name: { en: "CR-24 Flame Rifle" },
  type: "armament",
  cost: 14,
  restriction: { unit: "Dewback Rider" },
  weapons: [both("CR-24 Flame Rifle", [1, 1], dice(0, 1, 1), [{ id: "blast" }, { id: "spray" }])],
});

const E_11D_FOCUSED_FIRE_CONFIGURATION = (): Upgrade => ({
  id: "e-11d-focused-fire-configuration",
  name: { en: "E-11D Focused Fire Configuration" },
  type: "armament",
  cost: 0,
  restriction: { unit: "Imperial Death Troopers" },
  doubleSided: true,
  keywords: [{ id: "reconfigure" }],
  weapons: [
    sided("A", ranged("E-11D Focused Fire Configuration", [1, 4], dice(0, 1, 0), [{ id: "suppressive" }])),
    sided("B", ranged("E-11D Grenade Launcher Configuration", [1, 2], dice(1, 0, 0), [{ id: "blast" }])),
  ],
});

const HEAVY_BLASTER_PISTOL_IMPERIAL = (): Upgrade => ({
  id: "heavy-blaster-pistol-imperial",
  name: { en: "Heavy Blaster Pistol" },
  type: "armament",
  cost: 5,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [
    { id: "sharpshooter", value: 1 },
    { id: "target", value: 1 },
  ],
  weapons: [ranged("Heavy Blaster Pistol", [1, 2], dice(2, 0, 0), [{ id: "lethal", value: 1 }, { id: "long-shot" }])],
  doubts: ["Weapon profile from the list only."],
});

const RT_97C_BLASTER_RIFLE = (): Upgrade => ({
  id: "rt-97c-blaster-rifle",
  name: { en: "RT-97C Blaster Rifle" },
  type: "armament",
  cost: 5,
  restriction: { unit: "Dewback Rider" },
  weapons: [ranged("RT-97C Blaster Rifle", [1, 4], dice(1, 0, 3))],
});

const STUN_BATON = (): Upgrade => ({
  id: "stun-baton",
  name: { en: "Stun Baton" },
  type: "armament",
  cost: 8,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [{ id: "demoralize", value: 1 }],
  weapons: [melee("Stun Baton", dice(1, 5, 0), [{ id: "immobilize", value: 1 }])],
  doubts: ["Weapon profile from the list only."],
});

const T_21_BLASTER_RIFLE = (): Upgrade => ({
  id: "t-21-blaster-rifle",
  name: { en: "T-21 Blaster Rifle" },
  type: "armament",
  cost: 5,
  restriction: { unit: "Dewback Rider" },
  weapons: [ranged("T-21 Blaster Rifle", [1, 3], dice(0, 0, 4), [{ id: "critical", value: 2 }])],
});

const THE_DARKSABER_GIDEON = (): Upgrade => ({
  id: "the-darksaber-gideon",
  name: { en: "The Darksaber" },
  type: "armament",
  cost: 15,
  bullets: 1,
  restriction: { unit: "Moff Gideon" },
  keywords: [{ id: "demoralize", value: 1 }, { id: "immune-melee-pierce" }],
  weapons: [
    melee("The Darksaber", dice(0, 5, 0), [
      { id: "impact", value: 1 },
      { id: "pierce", value: 1 },
    ]),
  ],
});

const Z_6_RIOT_BATON = (): Upgrade => ({
  id: "z-6-riot-baton",
  name: { en: "Z-6 Riot Baton" },
  type: "armament",
  cost: 5,
  restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
  keywords: [{ id: "immune-melee-pierce" }],
  weapons: [melee("Z-6 Riot Baton", dice(2, 2, 0), [{ id: "suppressive" }])],
  doubts: ["Weapon profile from the list only."],
});

/** Armament upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  CR_24_FLAME_RIFLE,
  E_11D_FOCUSED_FIRE_CONFIGURATION,
  HEAVY_BLASTER_PISTOL_IMPERIAL,
  RT_97C_BLASTER_RIFLE,
  STUN_BATON,
  T_21_BLASTER_RIFLE,
  THE_DARKSABER_GIDEON,
  Z_6_RIOT_BATON,
];
