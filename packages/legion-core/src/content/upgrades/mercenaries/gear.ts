import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";

const BOBAS_FLAME_PROJECTOR = (): Upgrade => ({
  id: "bobas-flame-projector",
  name: { en: "Boba's Flame Projector" },
  type: "gear",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Boba Fett" },
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "Its weapon is not recorded, only that it has blast, spray, suppressive.",
    "The effect is not recorded.",
  ],
});

const DINS_FLAME_PROJECTOR = (): Upgrade => ({
  id: "dins-flame-projector",
  name: { en: "Din's Flame Projector" },
  type: "gear",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "Its weapon is not recorded, only that it has blast, spray, suppressive.",
    "The effect is not recorded.",
  ],
});

const DINS_JETPACK = (): Upgrade => ({
  id: "dins-jetpack",
  name: { en: "Din's Jetpack" },
  type: "gear",
  cost: 15,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  changes: { speed: 1 },
  keywords: [{ id: "jump", value: 2 }],
});

const SAXONS_COMBAT_SHIELD = (): Upgrade => ({
  id: "saxons-combat-shield",
  name: { en: "Saxon's Combat Shield" },
  type: "gear",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  keywords: [{ id: "shielded" }, { id: "recharge" }],
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "The effect is not recorded.",
    "The figures of its keywords are not recorded.",
  ],
});

const SUPER_COMMANDO_COMBAT_SHIELDS = (): Upgrade => ({
  id: "super-commando-combat-shields",
  name: { en: "Super Commando Combat Shields" },
  type: "gear",
  cost: 10,
  restriction: { unit: "Mandalorian Super Commandos" },
  keywords: [{ id: "shielded" }],
  incomplete: true,
  doubts: [
    "From one list of that date.",
    "The effect is not recorded.",
    "The figures of its keywords are not recorded.",
  ],
});

/** Gear upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  BOBAS_FLAME_PROJECTOR,
  DINS_FLAME_PROJECTOR,
  DINS_JETPACK,
  SAXONS_COMBAT_SHIELD,
  SUPER_COMMANDO_COMBAT_SHIELDS,
];
