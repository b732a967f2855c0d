import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byUpgrade, exhaustingAction } from "../effects.ts";

const CALL_TO_ARMS = (): Upgrade => ({
  id: "call-to-arms",
  name: { en: "Call To Arms" },
  type: "training",
  cost: 5,
  bullets: 2,
  restriction: {
    any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
  },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action, exhausting the card: the unit gains 1 suppression and has Charge until the end of the round.",
  verification: LIST,
});

const CALL_TO_ARMS_ENTRY = (): UpgradeCard => ({
  id: "call-to-arms",
  actions: [
    exhaustingAction("call-to-arms", (work, { unit }) => {
      gainTokens(work, unit, "suppression", 1, byUpgrade("call-to-arms"));
      beginOngoing(work, { unit, keyword: "charge", value: 1, until: "round" }, byUpgrade("call-to-arms"));
    }),
  ],
});

const CALL_TO_ARMS_TEXT: CardText = {
  id: "call-to-arms",
  does: {
    en: "Free action, exhausting the card: the unit gains 1 suppression token and has Charge until the end of the round.",
    es: "Acción gratuita que agota la carta: la unidad gana 1 ficha de Acobardamiento y tiene Acometida hasta el final de la ronda.",
  },
};

const FOREST_DWELLERS = (): Upgrade => ({
  id: "forest-dwellers",
  name: { en: "Forest Dwellers" },
  type: "training",
  cost: 3,
  restriction: {
    any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
  },
  keywords: [{ id: "scout", value: 1 }],
  summary: "The unit has Scout 1 and gains 1 dodge at the start of the first Activation Phase.",
  verification: LIST,
});

const HERBAL_MEDICINE = (): Upgrade => ({
  id: "herbal-medicine",
  name: { en: "Herbal Medicine" },
  type: "training",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Logray" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary:
    "Free action, exhausting the card: an Ewok trooper unit within 1 removes 1 wound or returns 1 defeated miniature.",
  verification: LIST,
});

const INSATIABLE_CURIOSITY = (): Upgrade => ({
  id: "insatiable-curiosity",
  name: { en: "Insatiable Curiosity" },
  type: "training",
  cost: 8,
  restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
  expend: true,
  action: "free-action",
  special: true,
  summary:
    "Free action, used once: choose an enemy unit in base contact with the leader and discard one of its heavy weapon, gear or armament upgrades that is not unique or limited; this unit suffers 1 wound.",
  verification: LIST,
});

const ONWARD_TO_VICTORY = (): Upgrade => ({
  id: "onward-to-victory",
  name: { en: "Onward to Victory" },
  type: "training",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Logray" },
  exhaust: true,
  special: true,
  summary:
    "Exhaust only at the start of the Activation Phase; while exhausted, each time an enemy unit is defeated a friendly Ewok trooper unit may move at speed 1. Discarded at the start of the End Phase.",
  verification: LIST,
});

const SECRET_INGREDIENTS = (): Upgrade => ({
  id: "secret-ingredients",
  name: { en: "Secret Ingredients" },
  type: "training",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Logray" },
  special: true,
  summary:
    "Each round put 1 aim or dodge on the card; at the start of its activation the unit may take any of them. After using Aid it may remove 1 suppression.",
  verification: LIST,
});

/** Training upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  CALL_TO_ARMS,
  FOREST_DWELLERS,
  HERBAL_MEDICINE,
  INSATIABLE_CURIOSITY,
  ONWARD_TO_VICTORY,
  SECRET_INGREDIENTS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [CALL_TO_ARMS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CALL_TO_ARMS_TEXT];
