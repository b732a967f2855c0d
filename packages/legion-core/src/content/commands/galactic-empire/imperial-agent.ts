import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenOnOrder } from "../effects.ts";

const FEARSOME_ORATION = (): Command => ({
  id: "fearsome-oration",
  name: { en: "Fearsome Oration" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Imperial Agent" },
  orders: [{ count: 1, of: [{ unit: "Imperial Agent" }] }],
  keywords: [
    { id: "demoralize", value: 2 },
    { id: "inspire", value: 2 },
  ],
});

const FEARSOME_ORATION_ENTRY = (): CommandCard => ({
  id: "fearsome-oration",
  moments: [givenOnOrder("fearsome-oration", { keywords: { demoralize: 2, inspire: 2 } })],
});

const FEARSOME_ORATION_TEXT: CardText = {
  id: "fearsome-oration",
  does: {
    en: "Each ordered unit has Demoralize 2 and Inspire 2 this round.",
    es: "Cada unidad que recibe una orden de la carta tiene Desmoralizar 2 e Inspirador 2 esta ronda.",
  },
};

/** Command cards of Imperial Agent. */
export const FIGURES: Cards<Command> = [FEARSOME_ORATION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [FEARSOME_ORATION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FEARSOME_ORATION_TEXT];
