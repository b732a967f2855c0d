import { type CommandFile, commands, order } from "../../written/commands.ts";

/** Command cards that every army may have. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({}, () => ({
  ambush: {
    name: ["Ambush", "Emboscada"],
    pips: 1,
    orders: [order(1)],
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
    does: () => ({}),
  },
  push: {
    name: "Push",
    pips: 2,
    orders: [order(2)],
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
    does: () => ({}),
  },
  assault: {
    name: ["Assault", "Asalto"],
    pips: 3,
    orders: [order(3)],
    en: "The card does nothing but issue its orders.",
    es: "La carta no hace nada más que impartir sus órdenes.",
    does: () => ({}),
  },
  "standing-orders": {
    name: ["Standing Orders", "Órdenes vigentes"],
    pips: 4,
    orders: [order(1)],
    returns: true,
    en: "At the end of the Command Phase the card returns to its player's command hand instead of being discarded.",
    es: "Al final de la fase de Mando, la carta vuelve a la mano de cartas de Mando de su jugador en vez de descartarse.",
    does: () => ({}),
  },
}));
