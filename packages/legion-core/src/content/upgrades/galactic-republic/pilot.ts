import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { byUpgrade, exhaustingAction } from "../effects.ts";

const STAR_CORPS_PILOT_327TH = (): Upgrade => ({
  id: "327th-star-corps-pilot",
  name: { en: "327th Star Corps Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { unit: "Infantry Support Platform" },
  special: true,
  summary: "After an attack action by this unit each defending unit gains 1 observation.",
  verification: LIST,
});

const AAYLA_SECURA = (): Upgrade => ({
  id: "aayla-secura",
  name: { en: "Aayla Secura" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Saber-Class Tank" },
  keywords: [{ id: "inspire", value: 2 }, { id: "field-commander" }],
  summary: "The unit has Inspire 2 and Field Commander.",
  verification: LIST,
});

const CLONE_COMMANDER_FOX = (): Upgrade => ({
  id: "clone-commander-fox",
  name: { en: "Clone Commander Fox" },
  type: "pilot",
  cost: 10,
  bullets: 1,
  restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
  summary:
    "The unit has Field Commander. Free action: a friendly trooper unit within 2 gains 1 surge and may remove 1 suppression.",
  verification: LIST,
});

const CLONE_SHOCK_TROOPER_PILOT = (): Upgrade => ({
  id: "clone-shock-trooper-pilot",
  name: { en: "Clone Shock Trooper Pilot" },
  type: "pilot",
  cost: 4,
  restriction: { faction: "galactic-republic", rank: "heavy" },
  special: true,
  summary: "After an attack action by this unit one friendly unit within 1 gains 1 surge.",
  verification: LIST,
});

const HOUND_AND_GRIZZER = (): Upgrade => ({
  id: "hound-and-grizzer",
  name: { en: "Hound & Grizzer" },
  type: "pilot",
  cost: 8,
  bullets: 1,
  restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
  action: "card-action",
  keywords: [{ id: "observe", value: 4 }],
  summary: "The unit has Observe 4 as a card action.",
  verification: LIST,
});

const PLO_KOON_PILOT = (): Upgrade => ({
  id: "plo-koon-pilot",
  name: { en: "Plo Koon" },
  type: "pilot",
  cost: 9,
  bullets: 1,
  restriction: { unit: "Saber-Class Tank" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action, exhausting the card: Agile 2 until the end of the activation.",
  verification: LIST,
});

const PLO_KOON_PILOT_ENTRY = (): UpgradeCard => ({
  id: "plo-koon-pilot",
  actions: [
    exhaustingAction("plo-koon-pilot", (work, { unit }) =>
      beginOngoing(work, { unit, keyword: "agile", value: 2, until: "activation" }, byUpgrade("plo-koon-pilot")),
    ),
  ],
});

const PLO_KOON_PILOT_TEXT: CardText = {
  id: "plo-koon-pilot",
  does: {
    en: "Free action, exhausting the card: the unit has Agile 2 until the end of its activation.",
    es: "Acción gratuita que agota la carta: la unidad tiene Paso ágil 2 hasta el final de su activación.",
  },
};

const VETERAN_CLONE_PILOT = (): Upgrade => ({
  id: "veteran-clone-pilot",
  name: { en: "Veteran Clone Pilot" },
  type: "pilot",
  cost: 7,
  restriction: { faction: "galactic-republic", rank: "heavy" },
  exhaust: true,
  special: true,
  summary:
    "While this unit or a friendly clone trooper unit within 1 and in line of sight attacks or defends, the two may spend each other's aim, dodge and surge tokens. Readies in the End Phase.",
  verification: LIST,
});

/** Pilot upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  STAR_CORPS_PILOT_327TH,
  AAYLA_SECURA,
  CLONE_COMMANDER_FOX,
  CLONE_SHOCK_TROOPER_PILOT,
  HOUND_AND_GRIZZER,
  PLO_KOON_PILOT,
  VETERAN_CLONE_PILOT,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [PLO_KOON_PILOT_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [PLO_KOON_PILOT_TEXT];
