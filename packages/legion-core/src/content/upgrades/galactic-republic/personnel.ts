import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";
import { specialist, TOKEN_CHOICES } from "../token-effects.ts";

const ARF_TROOPER_DUO = (): Upgrade => ({
  id: "arf-trooper-duo",
  name: { en: "ARF Trooper Duo" },
  type: "personnel",
  cost: 26,
  restriction: { unit: "ARF Troopers" },
  miniatures: 2,
  keywords: [{ id: "cache" }],
  incomplete: true,
  doubts: [
    "Miniature count and Cache value inferred from the name and the list; not confirmed.",
    "Of the list of 2026-01-14 alone: cost.",
  ],
});

const CLONE_COMMS_TECHNICIAN = (): Upgrade => ({
  id: "clone-comms-technician",
  name: { en: "Clone Comms Technician" },
  type: "personnel",
  cost: 30,
  restriction: { rank: "corps", type: "clone-trooper" },
  miniatures: 1,
  keywords: [{ id: "fire-support" }],
});

const CLONE_ENGINEER = (): Upgrade => ({
  id: "clone-engineer",
  name: { en: "Clone Engineer" },
  type: "personnel",
  cost: 17,
  restriction: { rank: "corps", type: "clone-trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "repair", value: 1, capacity: 1 }],
});

const CLONE_SPECIALIST = (): Upgrade => ({
  id: "clone-specialist",
  name: { en: "Clone Specialist" },
  type: "personnel",
  cost: 17,
  restriction: { rank: "corps", type: "clone-trooper" },
  exhaust: true,
  action: "free-action",
  miniatures: 1,
  grants: ["gear"],
  special: true,
});

const CLONE_SPECIALIST_ENTRY = (): UpgradeCard => specialist("clone-specialist", ["aim", "dodge", "surge"]);

const CLONE_SPECIALIST_TEXT: CardText = {
  id: "clone-specialist",
  does: {
    en: "Free action, exhausting the card: the unit gains an aim, a dodge or a surge token.",
    es: "Acción gratuita que agota la carta: la unidad gana una ficha de Ataque apuntado, de Esquiva o de Incremento.",
  },
  choices: TOKEN_CHOICES,
};

const CLONE_TROOPER_INFANTRY = (): Upgrade => ({
  id: "clone-trooper-infantry",
  name: { en: "Clone Trooper Infantry" },
  type: "personnel",
  cost: 13,
  restriction: { unit: "Clone Trooper Infantry" },
  miniatures: 1,
});

const CLONE_TROOPER_INFANTRY_SQUAD = (): Upgrade => ({
  id: "clone-trooper-infantry-squad",
  name: { en: "Clone Trooper Infantry Squad" },
  type: "personnel",
  cost: 53,
  restriction: { unit: "Clone Trooper Infantry" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const CLONE_TROOPER_INFANTRY_SQUAD_ENTRY = (): UpgradeCard => squad("clone-trooper-infantry-squad");

const CLONE_TROOPER_INFANTRY_SQUAD_TEXT: CardText = {
  id: "clone-trooper-infantry-squad",
  does: SQUAD_DOES,
};

const CLONE_TROOPER_MARKSMAN = (): Upgrade => ({
  id: "clone-trooper-marksman",
  name: { en: "Clone Trooper Marksman" },
  type: "personnel",
  cost: 14,
  restriction: { unit: "Clone Trooper Marksmen" },
  miniatures: 1,
  doubts: ["From the list only."],
});

const CLONE_TROOPER_MARKSMEN_SQUAD = (): Upgrade => ({
  id: "clone-trooper-marksmen-squad",
  name: { en: "Clone Trooper Marksmen Squad" },
  type: "personnel",
  cost: 53,
  restriction: { unit: "Clone Trooper Marksmen" },
  miniatures: 5,
  keywords: [{ id: "indomitable" }],
  special: true,
  doubts: ["Count and keywords taken from the sister squad cards; the list gives none."],
});

const CLONE_TROOPER_MARKSMEN_SQUAD_ENTRY = (): UpgradeCard => squad("clone-trooper-marksmen-squad");

const CLONE_TROOPER_MARKSMEN_SQUAD_TEXT: CardText = {
  id: "clone-trooper-marksmen-squad",
  does: SQUAD_DOES,
};

/** Personnel upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  ARF_TROOPER_DUO,
  CLONE_COMMS_TECHNICIAN,
  CLONE_ENGINEER,
  CLONE_SPECIALIST,
  CLONE_TROOPER_INFANTRY,
  CLONE_TROOPER_INFANTRY_SQUAD,
  CLONE_TROOPER_MARKSMAN,
  CLONE_TROOPER_MARKSMEN_SQUAD,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  CLONE_SPECIALIST_ENTRY,
  CLONE_TROOPER_INFANTRY_SQUAD_ENTRY,
  CLONE_TROOPER_MARKSMEN_SQUAD_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  CLONE_SPECIALIST_TEXT,
  CLONE_TROOPER_INFANTRY_SQUAD_TEXT,
  CLONE_TROOPER_MARKSMEN_SQUAD_TEXT,
];
