import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const FEAR_SURPRISE_INTIMIDATION = (): Command => ({
  id: "fear-surprise-intimidation",
  name: { en: "Fear, Surprise, Intimidation" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Count Dooku" },
  orders: [{ count: 1, of: [{ unit: "Count Dooku" }] }],
  keywords: [{ id: "arsenal", value: 2 }, { id: "relentless" }, { id: "versatile" }],
  summary:
    "This round Dooku has Arsenal 2 and Relentless, his ranged weapons have Versatile, and each unit he attacks gains 2 suppression afterwards.",
  verification: COMMAND_CARDS,
});

const DOUBLE_THE_FALL = (): Command => ({
  id: "double-the-fall",
  name: { en: "Double the Fall" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "Count Dooku" },
  orders: [
    { count: 1, of: [{ unit: "Count Dooku" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "At the start of the Activation Phase Dooku may give back his face-up order to send the orders of up to 2 enemy units within 2 back to their pool.",
  verification: COMMAND_CARDS,
});

const THE_SITH_WILL_RULE = (): Command => ({
  id: "the-sith-will-rule",
  name: { en: "The Sith Will Rule" },
  pips: 3,
  handPips: 2,
  faction: "separatist-alliance",
  requires: { unit: "Count Dooku" },
  orders: [{ count: 1, of: [{ unit: "Count Dooku" }] }],
  summary:
    "Counts as a 2-pip card in hand building. Dooku gains 1 aim and 1 dodge. After his next activation Asajj Ventress activates unless she has a face-down order; her order ends face down (taken from the pool if needed).",
  verification: COMMAND_CARDS,
});

const YOU_DISAPPOINT_ME = (): Command => ({
  id: "you-disappoint-me",
  name: { en: "You Disappoint Me" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Count Dooku" },
  orders: [
    { count: 1, of: [{ unit: "Count Dooku" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "Ordered units gain 1 dodge. This round, after Dooku makes a ranged attack on a trooper unit, his player moves that unit at speed 2.",
  verification: COMMAND_CARDS,
});

/** Command cards of Count Dooku. */
export const FIGURES: Cards<Command> = [
  FEAR_SURPRISE_INTIMIDATION,
  DOUBLE_THE_FALL,
  THE_SITH_WILL_RULE,
  YOU_DISAPPOINT_ME,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
