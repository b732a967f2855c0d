import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged, THREE_LISTS } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const BESKAR_SPEAR = (): Upgrade => ({
  id: "beskar-spear",
  name: { en: "Beskar Spear" },
  type: "armament",
  cost: 15,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  keywords: [{ id: "duelist" }],
  weapons: [melee("Beskar Spear", dice(2, 1, 0))],
  summary: "Extra melee weapon; the unit has Duelist.",
  verification: THREE_LISTS,
});

const DINS_AMBAN_RIFLE = (): Upgrade => ({
  id: "dins-amban-rifle",
  name: { en: "Din's Amban Rifle" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  exhaust: true,
  action: "double-card-action",
  weapons: [melee("Din's Amban Rifle", dice(0, 3, 0), [{ id: "immobilize", value: 2 }, { id: "suppressive" }])],
  special: true,
  summary:
    "Extra melee weapon. As a double action, exhausting the card: if not engaged the unit may first make a speed-1 move, then it picks an enemy unit in line of sight and rolls one red attack die; a hit or crit deals 1 wound and 1 suppression to that unit.",
  verification: THREE_LISTS,
});

const ELECTRO_GAUNTLETS = (): Upgrade => ({
  id: "electro-gauntlets",
  name: { en: "Electro Gauntlets" },
  type: "armament",
  cost: 3,
  restriction: { unit: "Cad Bane" },
  exhaust: true,
  weapons: [melee("Electro Gauntlets", dice(4, 0, 0), [{ id: "immobilize", value: 3 }, { id: "suppressive" }])],
  special: true,
  summary:
    "Extra melee weapon that exhausts on use. The unit may move out of an engagement with an enemy unit that has an immobilize token, even while this card is exhausted.",
  verification: THREE_LISTS,
});

const SAXONS_GALAR_90_RIFLE = (): Upgrade => ({
  id: "saxons-galar-90-rifle",
  name: { en: "Saxon's Galar-90 Rifle" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  weapons: [
    ranged("Galar-90 Sniper Rifle", [1, 4], dice(1, 1, 1), [
      { id: "high-velocity" },
      { id: "lethal", value: 1 },
      { id: "long-shot" },
    ]),
  ],
  summary: "Extra weapon.",
  verification: THREE_LISTS,
});

const SAXONS_JETPACK_ROCKETS = (): Upgrade => ({
  id: "saxons-jetpack-rockets",
  name: { en: "Saxon's Jetpack Rockets" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  exhaust: true,
  keywords: [{ id: "cycle" }],
  weapons: [ranged("Jetpack Rockets", [2, 3], dice(3, 0, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
  summary: "Extra weapon that exhausts on use and readies itself by Cycle.",
  verification: { complete: true, sources: ["list", "card-scan", "errata-2026-06-17"], asOf: "2026-08-05" },
});

const SAXONS_ZX_FLAME_PROJECTOR = (): Upgrade => ({
  id: "saxons-zx-flame-projector",
  name: { en: "Saxon's ZX Flame Projector" },
  type: "armament",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  weapons: [
    both("ZX Flame Projector", [1, 1], dice(0, 1, 1), [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }]),
  ],
  verification: {
    complete: false,
    sources: ["list"],
    asOf: "2026-01-14",
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
});

const SUPER_COMMANDO_JETPACK_ROCKETS = (): Upgrade => ({
  id: "super-commando-jetpack-rockets",
  name: { en: "Super Commando Jetpack Rockets" },
  type: "armament",
  cost: 8,
  restriction: { unit: "Mandalorian Super Commandos" },
  weapons: [
    ranged("Super Commando Jetpack Rockets", [3, 4], dice(1, 0, 0), [
      { id: "blast" },
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
    ]),
  ],
  verification: {
    complete: false,
    sources: ["list"],
    asOf: "2026-01-14",
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
});

/** Armament upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  BESKAR_SPEAR,
  DINS_AMBAN_RIFLE,
  ELECTRO_GAUNTLETS,
  SAXONS_GALAR_90_RIFLE,
  SAXONS_JETPACK_ROCKETS,
  SAXONS_ZX_FLAME_PROJECTOR,
  SUPER_COMMANDO_JETPACK_ROCKETS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
