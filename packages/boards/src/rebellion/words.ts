import type { AttackReading, AttackStep } from "@sw/rebellion-core/read";
import type { Locale } from "@sw/tabletop/text";

/** Texts on the board of Rebellion. Its core provides cards, pieces and questions. */
export interface BoardWords {
  readonly galaxy: string;
  readonly time: string;
  readonly mayHoldBase: string;
  readonly hand: string;
  readonly hiddenCards: (count: number) => string;
  readonly spaceCards: (count: number) => string;
  readonly groundCards: (count: number) => string;
  readonly damage: (count: number) => string;
  readonly tactics: string;
  readonly picked: (count: number) => string;
  /** The used places of a transport, out of its capacity. */
  readonly transport: (used: number, capacity: number) => string;
  readonly steps: Readonly<Record<AttackStep, string>>;
  /** Names the side that attacks, and the theater of the battle. */
  readonly attacks: (side: string, theater: AttackReading["theater"]) => string;
  readonly die: Readonly<Record<string, string>>;
}

/** The board's texts by language. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = {
  en: {
    galaxy: "The galaxy",
    time: "Time",
    mayHoldBase: "may hold the base",
    hand: "Hand",
    hiddenCards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    spaceCards: (count) => `${count} space cards`,
    groundCards: (count) => `${count} ground cards`,
    damage: (count) => `${count} damage`,
    tactics: "Tactic cards",
    picked: (count) => `${count} picked`,
    transport: (used, capacity) =>
      `${used} of ${capacity} transport places used. Choose a picked unit again to leave it.`,
    steps: { roll: "roll", tactics: "tactic cards", damage: "damage", block: "block" },
    attacks: (side, theater) => `${theater === "space" ? "Space battle" : "Ground battle"}, attack of: ${side}`,
    die: {
      hit: "hit",
      "direct-hit": "direct hit",
      special: "special",
      blank: "blank",
      red: "red",
      black: "black",
      green: "green",
    },
  },
  es: {
    galaxy: "La galaxia",
    time: "Tiempo",
    mayHoldBase: "puede tener la base",
    hand: "Mano",
    hiddenCards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    spaceCards: (count) => `${count} cartas espaciales`,
    groundCards: (count) => `${count} cartas terrestres`,
    damage: (count) => `${count} de daño`,
    tactics: "Cartas de táctica",
    picked: (count) => `${count} escogidas`,
    transport: (used, capacity) =>
      `${used} de ${capacity} plazas de transporte ocupadas. Elige otra vez una unidad escogida para dejarla.`,
    steps: { roll: "tirada", tactics: "tácticas", damage: "daño", block: "bloqueo" },
    attacks: (side, theater) => `${theater === "space" ? "Batalla espacial" : "Batalla terrestre"}, ataque de: ${side}`,
    die: {
      hit: "impacto",
      "direct-hit": "impacto directo",
      special: "especial",
      blank: "en blanco",
      red: "rojo",
      black: "negro",
      green: "verde",
    },
  },
};
