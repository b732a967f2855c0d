import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { isNearToken, tokensDown } from "../../../mission/contest.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { CAPTAIN_DOES, captain } from "../captain-effects.ts";
import { byStatic } from "../effects.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";
import { specialist, TOKEN_CHOICES } from "../token-effects.ts";

const MEDICAL_DROID_2_1B = (): Upgrade => ({
  id: "2-1b-medical-droid",
  name: { en: "2-1B Medical Droid" },
  type: "personnel",
  cost: 20,
  restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "treat", value: 1, capacity: 2 }, { id: "noncombatant" }],
});

const ASTROMECH = (): Upgrade => ({
  id: "astromech",
  name: { en: "Astromech" },
  type: "personnel",
  cost: 10,
  restriction: { unit: "Rebel Sleeper Cell" },
  miniatures: 1,
  keywords: [{ id: "noncombatant" }],
  special: true,
});

const ASTROMECH_ENTRY = (): UpgradeCard => ({
  id: "astromech",
  moments: [
    {
      moment: "moving",
      may: false,
      applies: (look, { unit }, about) =>
        about === unit && tokensDown(look.state).some((token) => isNearToken(look, unit, token, 1)),
      run: (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic("astromech")),
    },
  ],
});

const ASTROMECH_TEXT: CardText = {
  id: "astromech",
  does: {
    en: "When the unit ends a move at range 1 of an objective token it gains 1 dodge token.",
    es: "Cuando la unidad termina un movimiento a alcance 1 de una ficha de Objetivo, gana 1 ficha de Esquiva.",
  },
};

const FLEET_TROOPER = (): Upgrade => ({
  id: "fleet-trooper",
  name: { en: "Fleet Trooper" },
  type: "personnel",
  cost: 7,
  restriction: { unit: "Fleet Troopers" },
  miniatures: 1,
});

const FLEET_TROOPER_SQUAD = (): Upgrade => ({
  id: "fleet-trooper-squad",
  name: { en: "Fleet Trooper Squad" },
  type: "personnel",
  cost: 40,
  restriction: { unit: "Fleet Troopers" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const FLEET_TROOPER_SQUAD_ENTRY = (): UpgradeCard => squad("fleet-trooper-squad");

const FLEET_TROOPER_SQUAD_TEXT: CardText = {
  id: "fleet-trooper-squad",
  does: SQUAD_DOES,
};

const R5_ASTROMECH_DROID = (): Upgrade => ({
  id: "r5-astromech-droid",
  name: { en: "R5 Astromech Droid" },
  type: "personnel",
  cost: 8,
  restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "repair", value: 1, capacity: 2 }, { id: "noncombatant" }],
});

const REBEL_COMMS_TECHNICIAN = (): Upgrade => ({
  id: "rebel-comms-technician",
  name: { en: "Rebel Comms Technician" },
  type: "personnel",
  cost: 9,
  restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
  miniatures: 1,
  grants: ["comms"],
  mustEquip: ["comms"],
});

const REBEL_OFFICER = (): Upgrade => ({
  id: "rebel-officer",
  name: { en: "Rebel Officer" },
  type: "personnel",
  cost: 16,
  restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "inspire", value: 1 }, { id: "leader" }],
});

const REBEL_TROOPER = (): Upgrade => ({
  id: "rebel-trooper",
  name: { en: "Rebel Trooper" },
  type: "personnel",
  cost: 7,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 1,
});

const REBEL_TROOPER_CAPTAIN = (): Upgrade => ({
  id: "rebel-trooper-captain",
  name: { en: "Rebel Trooper Captain" },
  type: "personnel",
  cost: 9,
  restriction: { unit: "Rebel Troopers" },
  exhaust: true,
  miniatures: 1,
  grants: ["training"],
  keywords: [{ id: "leader" }],
  special: true,
});

const REBEL_TROOPER_CAPTAIN_ENTRY = (): UpgradeCard => captain("rebel-trooper-captain");

const REBEL_TROOPER_CAPTAIN_TEXT: CardText = {
  id: "rebel-trooper-captain",
  does: CAPTAIN_DOES,
};

const REBEL_TROOPER_SPECIALIST = (): Upgrade => ({
  id: "rebel-trooper-specialist",
  name: { en: "Rebel Trooper Specialist" },
  type: "personnel",
  cost: 8,
  restriction: { unit: "Rebel Troopers" },
  exhaust: true,
  action: "free-action",
  miniatures: 1,
  grants: ["gear"],
  special: true,
});

const REBEL_TROOPER_SPECIALIST_ENTRY = (): UpgradeCard => specialist("rebel-trooper-specialist", ["dodge", "surge"]);

const REBEL_TROOPER_SPECIALIST_TEXT: CardText = {
  id: "rebel-trooper-specialist",
  does: {
    en: "Free action, exhausting the card: the unit gains a dodge or a surge token.",
    es: "Acción gratuita que agota la carta: la unidad gana una ficha de Esquiva o de Incremento.",
  },
  choices: TOKEN_CHOICES,
};

const REBEL_TROOPER_SQUAD = (): Upgrade => ({
  id: "rebel-trooper-squad",
  name: { en: "Rebel Trooper Squad" },
  type: "personnel",
  cost: 40,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const REBEL_TROOPER_SQUAD_ENTRY = (): UpgradeCard => squad("rebel-trooper-squad");

const REBEL_TROOPER_SQUAD_TEXT: CardText = {
  id: "rebel-trooper-squad",
  does: SQUAD_DOES,
};

const REBEL_VETERAN = (): Upgrade => ({
  id: "rebel-veteran",
  name: { en: "Rebel Veteran" },
  type: "personnel",
  cost: 9,
  restriction: { unit: "Rebel Veterans" },
  miniatures: 1,
});

const REBEL_VETERAN_SQUAD = (): Upgrade => ({
  id: "rebel-veteran-squad",
  name: { en: "Rebel Veteran Squad" },
  type: "personnel",
  cost: 50,
  restriction: { unit: "Rebel Veterans" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const REBEL_VETERAN_SQUAD_ENTRY = (): UpgradeCard => squad("rebel-veteran-squad");

const REBEL_VETERAN_SQUAD_TEXT: CardText = {
  id: "rebel-veteran-squad",
  does: SQUAD_DOES,
};

/** Personnel upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  MEDICAL_DROID_2_1B,
  ASTROMECH,
  FLEET_TROOPER,
  FLEET_TROOPER_SQUAD,
  R5_ASTROMECH_DROID,
  REBEL_COMMS_TECHNICIAN,
  REBEL_OFFICER,
  REBEL_TROOPER,
  REBEL_TROOPER_CAPTAIN,
  REBEL_TROOPER_SPECIALIST,
  REBEL_TROOPER_SQUAD,
  REBEL_VETERAN,
  REBEL_VETERAN_SQUAD,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  ASTROMECH_ENTRY,
  FLEET_TROOPER_SQUAD_ENTRY,
  REBEL_TROOPER_CAPTAIN_ENTRY,
  REBEL_TROOPER_SPECIALIST_ENTRY,
  REBEL_TROOPER_SQUAD_ENTRY,
  REBEL_VETERAN_SQUAD_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  ASTROMECH_TEXT,
  FLEET_TROOPER_SQUAD_TEXT,
  REBEL_TROOPER_CAPTAIN_TEXT,
  REBEL_TROOPER_SPECIALIST_TEXT,
  REBEL_TROOPER_SQUAD_TEXT,
  REBEL_VETERAN_SQUAD_TEXT,
];
