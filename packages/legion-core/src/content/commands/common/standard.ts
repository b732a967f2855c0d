import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const AMBUSH = (): Command => ({
  id: "ambush",
  name: { en: "Ambush", es: "Emboscada" },
  pips: 1,
  orders: [{ count: 1, of: [{}] }],
});

const AMBUSH_ENTRY = (): CommandCard => ({ id: "ambush" });

const AMBUSH_TEXT: CardText = {
  id: "ambush",
  does: {
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
  },
};

const PUSH = (): Command => ({
  id: "push",
  name: { en: "Push" },
  pips: 2,
  orders: [{ count: 2, of: [{}] }],
});

const PUSH_ENTRY = (): CommandCard => ({ id: "push" });

const PUSH_TEXT: CardText = {
  id: "push",
  does: {
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
  },
};

const ASSAULT = (): Command => ({
  id: "assault",
  name: { en: "Assault", es: "Asalto" },
  pips: 3,
  orders: [{ count: 3, of: [{}] }],
});

const ASSAULT_ENTRY = (): CommandCard => ({ id: "assault" });

const ASSAULT_TEXT: CardText = {
  id: "assault",
  does: {
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
  },
};

const STANDING_ORDERS = (): Command => ({
  id: "standing-orders",
  name: { en: "Standing Orders", es: "Órdenes vigentes" },
  pips: 4,
  orders: [{ count: 1, of: [{}] }],
  returns: true,
});

const STANDING_ORDERS_ENTRY = (): CommandCard => ({ id: "standing-orders" });

const STANDING_ORDERS_TEXT: CardText = {
  id: "standing-orders",
  does: {
    en: "At the end of the Command Phase the card returns to its player's command hand instead of being discarded.",
    es: "Al final de la fase de Mando, la carta vuelve a la mano de cartas de Mando de su jugador en vez de descartarse.",
  },
};

/** Command cards that every army may have. */
export const FIGURES: Cards<Command> = [AMBUSH, PUSH, ASSAULT, STANDING_ORDERS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [AMBUSH_ENTRY, PUSH_ENTRY, ASSAULT_ENTRY, STANDING_ORDERS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [AMBUSH_TEXT, PUSH_TEXT, ASSAULT_TEXT, STANDING_ORDERS_TEXT];
