import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenOnOrder } from "../effects.ts";

const DIVERSIONARY_TACTICS = (): Command => ({
  id: "diversionary-tactics",
  name: { en: "Diversionary Tactics" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Rebel Officer" },
  orders: [{ count: 3, of: [{ type: "trooper" }] }],
});

const DIVERSIONARY_TACTICS_ENTRY = (): CommandCard => ({
  id: "diversionary-tactics",
  moments: [givenOnOrder("diversionary-tactics", { tokens: ["dodge", "observation"] })],
});

const DIVERSIONARY_TACTICS_TEXT: CardText = {
  id: "diversionary-tactics",
  does: {
    en: "Each ordered unit gains 1 dodge token and 1 observation token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva y 1 ficha de Observación.",
  },
};

/** Command cards of Rebel Officer. */
export const FIGURES: Cards<Command> = [DIVERSIONARY_TACTICS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [DIVERSIONARY_TACTICS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [DIVERSIONARY_TACTICS_TEXT];
