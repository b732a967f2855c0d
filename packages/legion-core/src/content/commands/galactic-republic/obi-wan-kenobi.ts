import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { friendsAt } from "../../../units/near.ts";
import { give, onOrder } from "../effects.ts";

const HELLO_THERE = (): Command => ({
  id: "hello-there",
  name: { en: "Hello There!" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [{ count: 1, of: [{ unit: "Obi-Wan Kenobi" }] }],
  keywords: [{ id: "nimble" }],
  summary:
    "Obi-Wan has Nimble this round. At the start of the Activation Phase he may gain 1 aim, dodge, standby or surge per enemy unit within 2.",
  verification: COMMAND_CARDS,
});

const KNOWLEDGE_AND_DEFENSE = (): Command => ({
  id: "knowledge-and-defense",
  name: { en: "Knowledge and Defense" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "guardian" }],
  summary:
    "Obi-Wan gains 1 dodge per other friendly trooper unit within 1; this round his Guardian also works against melee attacks.",
  verification: COMMAND_CARDS,
});

const GENERAL_KENOBI = (): Command => ({
  id: "general-kenobi",
  name: { en: "General Kenobi" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Obi-Wan Kenobi" },
  orders: [
    { count: 1, of: [{ unit: "Obi-Wan Kenobi" }] },
    { count: 2, of: [{}] },
  ],
  summary: "Each ordered unit gains 1 surge per other friendly unit within 1 of it.",
  verification: COMMAND_CARDS,
});

const GENERAL_KENOBI_ENTRY = (): CommandCard => ({
  id: "general-kenobi",
  moments: [onOrder((work, unit) => give(work, unit, "surge", friendsAt(work, unit, 1).length, "general-kenobi"))],
});

const GENERAL_KENOBI_TEXT: CardText = {
  id: "general-kenobi",
  does: {
    en: "Each ordered unit gains 1 surge token for each other friendly unit at range 1 of it.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada otra unidad aliada a alcance 1 de ella.",
  },
};

/** Command cards of Obi-Wan Kenobi. */
export const FIGURES: Cards<Command> = [HELLO_THERE, KNOWLEDGE_AND_DEFENSE, GENERAL_KENOBI];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [GENERAL_KENOBI_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [GENERAL_KENOBI_TEXT];
