import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { CAPTAIN_DOES, captain } from "../captain-effects.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";
import { specialist, TOKEN_CHOICES } from "../token-effects.ts";

const FX_9_MEDICAL_DROID = (): Upgrade => ({
  id: "fx-9-medical-droid",
  name: { en: "FX-9 Medical Droid" },
  type: "personnel",
  cost: 22,
  restriction: { faction: "galactic-empire", rank: "corps" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "treat", value: 1, capacity: 2 }, { id: "noncombatant" }],
});

const IMPERIAL_COMMS_TECHNICIAN = (): Upgrade => ({
  id: "imperial-comms-technician",
  name: { en: "Imperial Comms Technician" },
  type: "personnel",
  cost: 10,
  restriction: { faction: "galactic-empire", rank: "corps" },
  miniatures: 1,
  grants: ["comms"],
  mustEquip: ["comms"],
});

const IMPERIAL_DARK_TROOPER = (): Upgrade => ({
  id: "imperial-dark-trooper",
  name: { en: "Imperial Dark Trooper" },
  type: "personnel",
  cost: 28,
  restriction: { unit: "Imperial Dark Troopers" },
  miniatures: 1,
});

const IMPERIAL_OFFICER = (): Upgrade => ({
  id: "imperial-officer",
  name: { en: "Imperial Officer" },
  type: "personnel",
  cost: 17,
  restriction: { faction: "galactic-empire", rank: "corps" },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "inspire", value: 1 }, { id: "leader" }],
});

const R4_ASTROMECH = (): Upgrade => ({
  id: "r4-astromech",
  name: { en: "R4 Astromech" },
  type: "personnel",
  cost: 9,
  restriction: { faction: "galactic-empire", rank: "corps" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "repair", value: 1, capacity: 2 }, { id: "noncombatant" }],
  doubts: ["Repair values taken from the sister R5 card."],
});

const RANGE_TROOPER = (): Upgrade => ({
  id: "range-trooper",
  name: { en: "Range Trooper" },
  type: "personnel",
  cost: 15,
  restriction: { unit: "Range Troopers" },
  miniatures: 1,
});

const SHORETROOPER = (): Upgrade => ({
  id: "shoretrooper",
  name: { en: "Shoretrooper" },
  type: "personnel",
  cost: 10,
  restriction: { unit: "Shoretroopers" },
  miniatures: 1,
});

const SHORETROOPER_SQUAD = (): Upgrade => ({
  id: "shoretrooper-squad",
  name: { en: "Shoretrooper Squad" },
  type: "personnel",
  cost: 52,
  restriction: { unit: "Shoretroopers" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const SHORETROOPER_SQUAD_ENTRY = (): UpgradeCard => squad("shoretrooper-squad");

const SHORETROOPER_SQUAD_TEXT: CardText = {
  id: "shoretrooper-squad",
  does: SQUAD_DOES,
};

const SNOWTROOPER = (): Upgrade => ({
  id: "snowtrooper",
  name: { en: "Snowtrooper" },
  type: "personnel",
  cost: 8,
  restriction: { unit: "Snowtroopers" },
  miniatures: 1,
});

const SNOWTROOPER_SQUAD = (): Upgrade => ({
  id: "snowtrooper-squad",
  name: { en: "Snowtrooper Squad" },
  type: "personnel",
  cost: 40,
  restriction: { unit: "Snowtroopers" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const SNOWTROOPER_SQUAD_ENTRY = (): UpgradeCard => squad("snowtrooper-squad");

const SNOWTROOPER_SQUAD_TEXT: CardText = {
  id: "snowtrooper-squad",
  does: SQUAD_DOES,
};

const STORMTROOPER = (): Upgrade => ({
  id: "stormtrooper",
  name: { en: "Stormtrooper" },
  type: "personnel",
  cost: 8,
  restriction: { unit: "Stormtroopers" },
  miniatures: 1,
});

const STORMTROOPER_CAPTAIN = (): Upgrade => ({
  id: "stormtrooper-captain",
  name: { en: "Stormtrooper Captain" },
  type: "personnel",
  cost: 10,
  restriction: { unit: "Stormtroopers" },
  exhaust: true,
  miniatures: 1,
  grants: ["training"],
  keywords: [{ id: "leader" }],
  special: true,
});

const STORMTROOPER_CAPTAIN_ENTRY = (): UpgradeCard => captain("stormtrooper-captain");

const STORMTROOPER_CAPTAIN_TEXT: CardText = {
  id: "stormtrooper-captain",
  does: CAPTAIN_DOES,
};

const STORMTROOPER_SPECIALIST = (): Upgrade => ({
  id: "stormtrooper-specialist",
  name: { en: "Stormtrooper Specialist" },
  type: "personnel",
  cost: 9,
  restriction: { unit: "Stormtroopers" },
  exhaust: true,
  action: "free-action",
  miniatures: 1,
  grants: ["gear"],
  special: true,
});

const STORMTROOPER_SPECIALIST_ENTRY = (): UpgradeCard => specialist("stormtrooper-specialist", ["aim", "surge"]);

const STORMTROOPER_SPECIALIST_TEXT: CardText = {
  id: "stormtrooper-specialist",
  does: {
    en: "Free action, exhausting the card: the unit gains an aim or a surge token.",
    es: "Acción gratuita que agota la carta: la unidad gana una ficha de Ataque apuntado o de Incremento.",
  },
  choices: TOKEN_CHOICES,
};

const STORMTROOPER_SQUAD = (): Upgrade => ({
  id: "stormtrooper-squad",
  name: { en: "Stormtrooper Squad" },
  type: "personnel",
  cost: 40,
  restriction: { unit: "Stormtroopers" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const STORMTROOPER_SQUAD_ENTRY = (): UpgradeCard => squad("stormtrooper-squad");

const STORMTROOPER_SQUAD_TEXT: CardText = {
  id: "stormtrooper-squad",
  does: SQUAD_DOES,
};

/** Personnel upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  FX_9_MEDICAL_DROID,
  IMPERIAL_COMMS_TECHNICIAN,
  IMPERIAL_DARK_TROOPER,
  IMPERIAL_OFFICER,
  R4_ASTROMECH,
  RANGE_TROOPER,
  SHORETROOPER,
  SHORETROOPER_SQUAD,
  SNOWTROOPER,
  SNOWTROOPER_SQUAD,
  STORMTROOPER,
  STORMTROOPER_CAPTAIN,
  STORMTROOPER_SPECIALIST,
  STORMTROOPER_SQUAD,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  SHORETROOPER_SQUAD_ENTRY,
  SNOWTROOPER_SQUAD_ENTRY,
  STORMTROOPER_CAPTAIN_ENTRY,
  STORMTROOPER_SPECIALIST_ENTRY,
  STORMTROOPER_SQUAD_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  SHORETROOPER_SQUAD_TEXT,
  SNOWTROOPER_SQUAD_TEXT,
  STORMTROOPER_CAPTAIN_TEXT,
  STORMTROOPER_SPECIALIST_TEXT,
  STORMTROOPER_SQUAD_TEXT,
];
