import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { lendFor, turnedAtStart } from "../effects.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";

const B1_BATTLE_DROID = (): Upgrade => ({
  id: "b1-battle-droid",
  name: { en: "B1 Battle Droid" },
  type: "personnel",
  cost: 4,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
});

const B1_BATTLE_DROID_SQUAD = (): Upgrade => ({
  id: "b1-battle-droid-squad",
  name: { en: "B1 Battle Droid Squad" },
  type: "personnel",
  cost: 38,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 7,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const B1_BATTLE_DROID_SQUAD_ENTRY = (): UpgradeCard => squad("b1-battle-droid-squad");

const B1_BATTLE_DROID_SQUAD_TEXT: CardText = {
  id: "b1-battle-droid-squad",
  does: SQUAD_DOES,
};

const B1_SECURITY_DROID = (): Upgrade => ({
  id: "b1-security-droid",
  name: { en: "B1 Security Droid" },
  type: "personnel",
  cost: 6,
  restriction: { unit: "B1 Battle Droids" },
  exhaust: true,
  miniatures: 1,
  special: true,
});

const B1_SECURITY_DROID_ENTRY = (): UpgradeCard => ({
  id: "b1-security-droid",
  moments: turnedAtStart("b1-security-droid", "exhausted", (work, { unit }) =>
    lendFor(work, unit, "b1-security-droid", "activation"),
  ),
  lasting: { permits: ["any-action-first"] },
});

const B1_SECURITY_DROID_TEXT: CardText = {
  id: "b1-security-droid",
  does: {
    en: "At the start of its activation the unit may exhaust the card to ignore its AI in that activation.",
    es: "Al comienzo de su activación, la unidad puede agotar la carta para ignorar su IA en esa activación.",
  },
};

const B2_SUPER_BATTLE_DROID = (): Upgrade => ({
  id: "b2-super-battle-droid",
  name: { en: "B2 Super Battle Droid" },
  type: "personnel",
  cost: 18,
  restriction: { unit: "B2 Super Battle Droids" },
  miniatures: 1,
});

const B2_SUPER_BATTLE_DROID_SQUAD = (): Upgrade => ({
  id: "b2-super-battle-droid-squad",
  name: { en: "B2 Super Battle Droid Squad" },
  type: "personnel",
  cost: 77,
  restriction: { unit: "B2 Super Battle Droids" },
  miniatures: 4,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const B2_SUPER_BATTLE_DROID_SQUAD_ENTRY = (): UpgradeCard => squad("b2-super-battle-droid-squad");

const B2_SUPER_BATTLE_DROID_SQUAD_TEXT: CardText = {
  id: "b2-super-battle-droid-squad",
  does: SQUAD_DOES,
};

const EV_SERIES_MEDICAL_DROID = (): Upgrade => ({
  id: "ev-series-medical-droid",
  name: { en: "EV-Series Medical Droid" },
  type: "personnel",
  cost: 14,
  restriction: { faction: "separatist-alliance", type: "droid-trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "treat", value: 1, capacity: 2 }, { id: "noncombatant" }],
});

const GEONOSIAN_WARRIOR = (): Upgrade => ({
  id: "geonosian-warrior",
  name: { en: "Geonosian Warrior" },
  type: "personnel",
  cost: 11,
  restriction: { unit: "Geonosian Warriors" },
  miniatures: 1,
});

const GEONOSIAN_WARRIOR_SQUAD = (): Upgrade => ({
  id: "geonosian-warrior-squad",
  name: { en: "Geonosian Warrior Squad" },
  type: "personnel",
  cost: 51,
  restriction: { unit: "Geonosian Warriors" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const GEONOSIAN_WARRIOR_SQUAD_ENTRY = (): UpgradeCard => squad("geonosian-warrior-squad");

const GEONOSIAN_WARRIOR_SQUAD_TEXT: CardText = {
  id: "geonosian-warrior-squad",
  does: SQUAD_DOES,
};

const OOM_SERIES_BATTLE_DROID = (): Upgrade => ({
  id: "oom-series-battle-droid",
  name: { en: "OOM-Series Battle Droid" },
  type: "personnel",
  cost: 8,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
  keywords: [{ id: "leader" }],
  special: true,
});

const OOM_SERIES_BATTLE_DROID_ENTRY = (): UpgradeCard => ({
  id: "oom-series-battle-droid",
  unitAmounts: [{ amount: "coordinate-range", adds: 1 }],
});

const OOM_SERIES_BATTLE_DROID_TEXT: CardText = {
  id: "oom-series-battle-droid",
  does: {
    en: "Coordinate of the unit reaches range 2 instead of range 1.",
    es: "La Coordinación de la unidad llega a alcance 2 en vez de a alcance 1.",
  },
};

const PK_SERIES_WORKER_DROID = (): Upgrade => ({
  id: "pk-series-worker-droid",
  name: { en: "PK-Series Worker Droid" },
  type: "personnel",
  cost: 22,
  restriction: { faction: "separatist-alliance", type: "droid-trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "repair", value: 1, capacity: 2 }, { id: "noncombatant" }],
});

const T_SERIES_TACTICAL_DROID = (): Upgrade => ({
  id: "t-series-tactical-droid",
  name: { en: "T-Series Tactical Droid" },
  type: "personnel",
  cost: 18,
  restriction: { faction: "separatist-alliance", type: "droid-trooper" },
  miniatures: 1,
  loses: ["ai"],
  keywords: [{ id: "reliable", value: 1 }, { id: "leader" }, { id: "sidearm", attacks: ["ranged"] }],
  weapons: [ranged("E-5 Blaster Rifle", [1, 3], dice(1, 0, 0))],
});

const VIPER_RECON_DROID = (): Upgrade => ({
  id: "viper-recon-droid",
  name: { en: "Viper Recon Droid" },
  type: "personnel",
  cost: 9,
  restriction: { faction: "separatist-alliance", type: "droid-trooper" },
  action: "card-action",
  miniatures: 1,
  keywords: [
    { id: "observe", value: 2 },
    { id: "sidearm", attacks: ["ranged"] },
  ],
  weapons: [ranged("Viper Recon Droid", [1, 2], dice(0, 0, 2))],
});

/** Personnel upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [
  B1_BATTLE_DROID,
  B1_BATTLE_DROID_SQUAD,
  B1_SECURITY_DROID,
  B2_SUPER_BATTLE_DROID,
  B2_SUPER_BATTLE_DROID_SQUAD,
  EV_SERIES_MEDICAL_DROID,
  GEONOSIAN_WARRIOR,
  GEONOSIAN_WARRIOR_SQUAD,
  OOM_SERIES_BATTLE_DROID,
  PK_SERIES_WORKER_DROID,
  T_SERIES_TACTICAL_DROID,
  VIPER_RECON_DROID,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  B1_BATTLE_DROID_SQUAD_ENTRY,
  B1_SECURITY_DROID_ENTRY,
  B2_SUPER_BATTLE_DROID_SQUAD_ENTRY,
  GEONOSIAN_WARRIOR_SQUAD_ENTRY,
  OOM_SERIES_BATTLE_DROID_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  B1_BATTLE_DROID_SQUAD_TEXT,
  B1_SECURITY_DROID_TEXT,
  B2_SUPER_BATTLE_DROID_SQUAD_TEXT,
  GEONOSIAN_WARRIOR_SQUAD_TEXT,
  OOM_SERIES_BATTLE_DROID_TEXT,
];
