import type { Locale } from "@sw/tabletop/text";
import type { Action } from "../state/actions.ts";
import type { Seat } from "../state/seats.ts";

/** Labels on the table, in addition to the texts of the game. */
export interface Labels {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** The players' names inside a sentence. */
  readonly players: Readonly<Record<Seat, string>>;
  /** The turn number, from 1, and the active player. */
  readonly turn: (turn: number, seat: string) => string;
  readonly choosingBases: string;
  /** The active player's resources. */
  readonly resources: (amount: number) => string;
  readonly force: string;
  readonly nobody: string;
  readonly dark: string;
  readonly light: string;
  readonly you: string;
  readonly noBase: string;
  /** The damage on a base or ship, and its hit points. */
  readonly damage: (damage: number, hitPoints: number) => string;
  /** The number of bases that a player has destroyed, and the number that wins. */
  readonly destroyed: (count: number, needed: number) => string;
  /** The number of cards in a player's hand, deck and discard pile. */
  readonly piles: (hand: number, deck: number, discard: number) => string;
  readonly inPlay: string;
  readonly nothing: string;
  readonly hand: string;
  readonly row: string;
  /** The number of cards in the galaxy deck, its discard pile and the Outer Rim Pilot pile. */
  readonly rowPiles: (deck: number, discard: number, pilots: number) => string;
  /** The attack of a piece. */
  readonly attack: (amount: number) => string;
  readonly used: string;
  /** The target that a piece is committed to attack. */
  readonly attacking: (target: string) => string;
  readonly attacked: string;
  readonly base: string;
  readonly emptySlot: string;
  /** The number of cards that the viewer cannot see. */
  readonly hiddenCards: (count: number) => string;
  /** The number of facedown bases in the base deck. */
  readonly basesLeft: (count: number) => string;
  readonly groups: Readonly<Record<Action["type"], string>>;
  /** The winner, and their lead in destroyed bases. */
  readonly wins: (player: string, lead: number) => string;
}

/** The labels in both languages. */
export const LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    title: "Star Wars: The Deckbuilding Game",
    seats: { empire: "Empire", rebel: "Rebellion" },
    players: { empire: "the Empire", rebel: "the Rebellion" },
    turn: (turn, seat) => `Turn ${turn}, ${seat}`,
    choosingBases: "Choosing bases in secret",
    resources: (amount) => `resources ${amount}`,
    force: "Force",
    nobody: "nobody",
    dark: "dark",
    light: "light",
    you: "you",
    noBase: "no base now",
    damage: (damage, hitPoints) => `${damage} of ${hitPoints} damage`,
    destroyed: (count, needed) => `${count} of ${needed} bases destroyed`,
    piles: (hand, deck, discard) => `hand ${hand}, deck ${deck}, discard ${discard}`,
    inPlay: "In play",
    nothing: "nothing",
    hand: "Hand",
    row: "Galaxy row",
    rowPiles: (deck, discard, pilots) => `deck ${deck}, discard ${discard}, Outer Rim Pilots ${pilots}`,
    attack: (amount) => `attack ${amount}`,
    used: "ability used",
    attacking: (target) => `attacks ${target}`,
    attacked: "has attacked",
    base: "the base",
    emptySlot: "empty",
    hiddenCards: (count) => (count === 1 ? "1 hidden card" : `${count} hidden cards`),
    basesLeft: (count) => `${count} more beneath`,
    groups: {
      play: "Play from hand",
      purchase: "Purchase",
      bribe: "Bribe neutral cards",
      use: "Use an ability",
      commit: "Commit cards to an attack",
      attack: "Resolve an attack",
      "end-turn": "End the turn",
      "choose-base": "Choose a base",
      resolve: "Use a triggered ability",
      pass: "Let it pass",
      accept: "Yes",
      decline: "No",
      "choose-option": "Choose one",
      pick: "Pick",
      done: "Enough",
      unpick: "Take a pick back",
      assign: "Assign damage",
    },
    wins: (player, lead) => `Won by ${player}, ${lead} ${lead === 1 ? "base" : "bases"} ahead.`,
  },
  es: {
    title: "Star Wars: The Deckbuilding Game",
    seats: { empire: "Imperio", rebel: "Rebelión" },
    players: { empire: "el Imperio", rebel: "la Rebelión" },
    turn: (turn, seat) => `Turno ${turn}, ${seat}`,
    choosingBases: "Elección secreta de bases",
    resources: (amount) => `recursos ${amount}`,
    force: "Fuerza",
    nobody: "nadie",
    dark: "oscuro",
    light: "luminoso",
    you: "tú",
    noBase: "sin base ahora",
    damage: (damage, hitPoints) => `${damage} de ${hitPoints} de daño`,
    destroyed: (count, needed) => `${count} de ${needed} bases destruidas`,
    piles: (hand, deck, discard) => `mano ${hand}, mazo ${deck}, descarte ${discard}`,
    inPlay: "En juego",
    nothing: "nada",
    hand: "Mano",
    row: "Fila de la galaxia",
    rowPiles: (deck, discard, pilots) => `mazo ${deck}, descarte ${discard}, Pilotos del Borde Exterior ${pilots}`,
    attack: (amount) => `ataque ${amount}`,
    used: "capacidad usada",
    attacking: (target) => `ataca ${target}`,
    attacked: "ya ha atacado",
    base: "la base",
    emptySlot: "vacío",
    hiddenCards: (count) => (count === 1 ? "1 carta oculta" : `${count} cartas ocultas`),
    basesLeft: (count) => `${count} más debajo`,
    groups: {
      play: "Jugar de la mano",
      purchase: "Adquirir",
      bribe: "Sobornar cartas neutrales",
      use: "Usar una capacidad",
      commit: "Asignar cartas para un ataque",
      attack: "Resolver un ataque",
      "end-turn": "Finalizar el turno",
      "choose-base": "Elegir una base",
      resolve: "Usar una capacidad activada",
      pass: "Dejarla pasar",
      accept: "Sí",
      decline: "No",
      "choose-option": "Elegir una",
      pick: "Escoger",
      done: "Basta",
      unpick: "Deshacer una elección",
      assign: "Asignar daño",
    },
    wins: (player, lead) => `Gana ${player}, con ${lead} ${lead === 1 ? "base" : "bases"} de ventaja.`,
  },
};
